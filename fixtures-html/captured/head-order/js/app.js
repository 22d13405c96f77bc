(window.ran = window.ran || []).push('app.js');
var App = {};
