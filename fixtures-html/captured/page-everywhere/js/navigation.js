(window.ran = window.ran || []).push('navigation.js');
// The links of the menu, bound once; for later pages when they are there.
(function () {
  function bind() {
    document.querySelectorAll('#site-navigation a').forEach(function (link) {
      if (link.dataset.bound) return;
      link.dataset.bound = 'yes';
      link.addEventListener('focus', function () {
        (window.ran = window.ran || []).push('focus on ' + link.textContent + '');
      });
    });
  }
  bind();
  document.addEventListener('page:loaded', bind);
})();
