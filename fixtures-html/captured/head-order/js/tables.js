(window.ran = window.ran || []).push('tables.js');
App.tables = [4, 16];
