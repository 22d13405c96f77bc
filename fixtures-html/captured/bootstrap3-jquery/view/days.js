(window.ran = window.ran || []).push('days.js');
var days = { locales: { en: 'DD/MM' } };
