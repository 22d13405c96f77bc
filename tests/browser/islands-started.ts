import { expect, type Page } from "@playwright/test";

/** Milliseconds. A page that draws nothing has no idle time of its own. */
const IDLE_TIMEOUT_MS = 1_000;

/** Waits until each island that is seen, or waits for idle time, has started and its effects have run. */
export const islandsStarted = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (timeout) => {
        const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
        // Starts what has just come into view.
        await frame();
        await frame();
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
        const islands = window.atoll?.inspect() ?? [];
        const loading = islands.filter(({ state }) => state === "loading").map(({ name }) => name);
        if (islands.length === 0 && document.querySelector("[data-island]")) loading.push("the code of the islands");
        // Effects run in a timer after a frame.
        await frame();
        await frame();
        await new Promise((resolve) => setTimeout(resolve));
        return loading;
      }, IDLE_TIMEOUT_MS),
    )
    .toEqual([]);
