// Put into every page before its own scripts, the same for all contenders.
(() => {
  const WANTED = "bench:wanted";
  // The clock of a full load goes on in the next document.
  const now = () => performance.timeOrigin + performance.now();
  const boot = String(Math.random());

  /** Reports when the wanted heading is in the document, and when a frame first has it in its layout. */
  function watch({ heading, since }) {
    const seek = () => {
      const found = document.querySelector("#page h1");
      if (found?.textContent !== heading) return;
      observer.disconnect();
      sessionStorage.removeItem(WANTED);
      const placed = now() - since;
      // Unlike a frame callback it is called in the very frame, also when the heading came in one of these.
      new ResizeObserver((_, self) => {
        self.disconnect();
        window.benchShown(
          JSON.stringify({
            placed,
            seen: now() - since,
            boot,
            heading,
            path: location.pathname,
            title: document.title,
          }),
        );
      }).observe(found);
    };
    const observer = new MutationObserver(seek);
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    seek();
  }

  function expect(heading) {
    const wanted = { heading, since: now() };
    sessionStorage.setItem(WANTED, JSON.stringify(wanted));
    watch(wanted);
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  window.bench = {
    boot,
    // Not with the mouse: hovering would begin to prefetch here and not there.
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
        const came = new Promise((resolve) => {
          const seek = () =>
            document.querySelector("#page h1")?.textContent === heading && (observer.disconnect(), resolve());
          const observer = new MutationObserver(seek);
          observer.observe(document, { childList: true, characterData: true, subtree: true });
        });
        link.click();
        await came;
        await frame();
        await frame();
      }
      return window.bench.boot;
    },
    /** Once what a contender does after the swap is done. */
    async settled() {
      await frame();
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    },
  };

  const wanted = sessionStorage.getItem(WANTED);
  if (wanted) watch(JSON.parse(wanted));
})();
