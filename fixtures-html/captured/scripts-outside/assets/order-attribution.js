(window.ran = window.ran || []).push('order-attribution.js');
