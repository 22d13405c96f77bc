(window.ran = window.ran || []).push('broken.js');
throw new Error("it broke");
