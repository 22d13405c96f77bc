// Measures when the first and the last content of a page are seen, and tells the server. Every page runs this before its own
// scripts, the same for all contenders.
(() => {
  // Some libraries run the scripts of the head again.
  if (window.benchArriving) return;
  const EXPECTED = "bench:arriving";
  // Based on timeOrigin, so that a full load is measured across both documents.
  const now = () => performance.timeOrigin + performance.now();

  /** Resolves with the time at which a frame first lays out an element that is `found`. */
  const seen = (found) =>
    new Promise((resolve) => {
      const check = () => {
        const element = found();
        if (!element) return;
        observer.disconnect();
        new ResizeObserver((_, self) => {
          self.disconnect();
          resolve(now());
        }).observe(element);
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { childList: true, characterData: true, subtree: true });
      check();
    });

  async function watch({ heading, since }) {
    const first = seen(() => [...document.querySelectorAll("#page h1")].find((h1) => h1.textContent === heading));
    const last = seen(() => document.querySelector(`#page [data-last="${heading}"]`));
    const times = { first: (await first) - since, last: (await last) - since };
    sessionStorage.removeItem(EXPECTED);
    await fetch(`/seen?${new URLSearchParams(times)}`);
  }

  window.benchArriving = (selector, heading) => {
    const expected = { heading, since: now() };
    sessionStorage.setItem(EXPECTED, JSON.stringify(expected));
    void watch(expected);
    document.querySelector(selector).click();
  };

  const expected = sessionStorage.getItem(EXPECTED);
  if (expected) void watch(JSON.parse(expected));
})();
