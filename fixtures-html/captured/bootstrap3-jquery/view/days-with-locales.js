(window.ran = window.ran || []).push('days-with-locales.js');
days.locales['en-gb'] = 'DD-MM-YYYY';
