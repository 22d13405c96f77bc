(window.ran = window.ran || []).push('reading-time.js');
var text = document.getElementById('text');
if (text) document.querySelector('h1').dataset.minutes = Math.ceil(text.textContent.length / 40);
