// The page of the mount bench, and the code that drives it.

/** @param {number} contender  its number */
export const pageOf = (contender) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mount</title><link rel="icon" href="data:,">
<script type="application/json" data-atoll-settings>{ "culture": "en", "locale": "en" }</script>
<link rel="stylesheet" href="/atoll/atoll.css"><script src="/atoll/atoll.js" defer></script></head>
<body><div id="warm"></div><main id="page"></main>
<script type="module">
// Without "nodefine" in the address, is-land would define its element on import.
import contender from "/contender-${contender}.js?nodefine";
window.bench = (${bench})(contender);
</script></body></html>`;

/** @typedef {ReturnType<typeof bench>} Bench  `window.bench` of the page */

/**
 * Runs in the page, so it uses nothing of this module.
 * @param {{ host(id: string): string, prepare?(): unknown, mount(page: Element): void, isLive(host: Element): boolean }}
 *   contender
 */
function bench({ host, prepare, mount, isLive }) {
  const page = document.body.querySelector("main") ?? document.body;
  const hosts = () => [...page.querySelectorAll("article > :last-child")];
  const task = () =>
    new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (port1.close(), resolve());
      port2.postMessage(null);
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => task().then(resolve)));
  return {
    async prepare(/** @type {number} */ count) {
      await prepare?.();
      page.innerHTML = Array.from(
        { length: count },
        (_, i) => `<article><h2>Product ${i}</h2>${host(`q${i}`)}</article>`,
      ).join("");
      await frame();
      await frame();
    },
    async mount() {
      const last = hosts().at(-1) ?? page;
      const start = performance.now();
      mount(page);
      while (!isLive(last)) await task();
      const end = performance.now();
      await frame();
      return end - start;
    },
    /** Clicks the buttons of the first and the last island; resolves with what is wrong, or "". */
    async fault() {
      for (const element of [hosts()[0], hosts().at(-1) ?? page]) {
        const [minus, plus] = element.querySelectorAll("button");
        const input = element.querySelector("input");
        for (const { button, times, expected } of [
          { button: plus, times: 1, expected: "2" },
          { button: minus, times: 3, expected: "1" },
          { button: plus, times: 15, expected: "12" },
        ]) {
          for (let click = 0; click < times; click++) {
            button.click();
            // Some contenders write the value asynchronously.
            await task();
            await task();
          }
          if (input?.value !== expected) return `expected ${expected} in ${input?.id}, found ${input?.value}`;
        }
      }
      return "";
    },
  };
}
