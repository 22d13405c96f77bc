(window.ran = window.ran || []).push('visits.js');
