import { expect, type Page } from "@playwright/test";

/** Waits until each island that is seen, or waits for idle time, has started and its effects have run. */
export const islandsStarted = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await new Promise((resolve) => requestIdleCallback(resolve));
        const loading = window.atoll!.inspect().filter(({ state }) => state === "loading");
        // The first frame starts what has just come into view, and effects run after the second.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return loading.map(({ name }) => name);
      }),
    )
    .toEqual([]);
