// Measures when the content of a visit arrives. Every page runs this before its own scripts, the same for all
// contenders.
(() => {
  const EXPECTED = "bench:expected";
  // Based on timeOrigin, so that a full load is measured across both documents.
  const now = () => performance.timeOrigin + performance.now();
  const boot = String(Math.random());

  /** Calls `onFound` with the heading when it is in the document. */
  function whenHeading(text, onFound) {
    const check = () => {
      const found = document.querySelector("#page h1");
      if (found?.textContent !== text) return;
      observer.disconnect();
      onFound(found);
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    check();
  }

  /** Reports when the expected heading is in the document, and when a frame first lays it out. */
  function watch({ heading, since }) {
    whenHeading(heading, (found) => {
      sessionStorage.removeItem(EXPECTED);
      const placed = now() - since;
      // A ResizeObserver runs in the same frame, even when the heading was added in a frame callback;
      // requestAnimationFrame would then run one frame late.
      new ResizeObserver((_, self) => {
        self.disconnect();
        const { pathname: path } = location;
        const { title } = document;
        window.benchShown(JSON.stringify({ placed, seen: now() - since, boot, heading, path, title }));
      }).observe(found);
    });
  }

  function expect(heading) {
    const expected = { heading, since: now() };
    sessionStorage.setItem(EXPECTED, JSON.stringify(expected));
    watch(expected);
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  window.bench = {
    boot,
    // Not with the mouse: hovering would start a prefetch with some contenders.
    visit(selector, heading) {
      expect(heading);
      document.querySelector(selector).click();
    },
    back(heading) {
      expect(heading);
      history.back();
    },
    async walk(count) {
      for (let visit = 0; visit < count; visit++) {
        const heading = `Category ${1 + ((visit + 1) % 4)}`;
        const link = [...document.querySelectorAll("header a")].find(({ textContent }) => textContent === heading);
        const arrived = new Promise((resolve) => whenHeading(heading, resolve));
        link.click();
        await arrived;
        await frame();
        await frame();
      }
      return window.bench.boot;
    },
    /** Resolves when the contender has finished its work after the swap. */
    async settled() {
      await frame();
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    },
  };

  const expected = sessionStorage.getItem(EXPECTED);
  if (expected) watch(JSON.parse(expected));
})();
