import type { Page } from "@playwright/test";

/** Waits until a frame was drawn: scrolls are told with it. No clock of a test fakes this one. */
export const frame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        new IntersectionObserver((_, observer) => (observer.disconnect(), resolve())).observe(document.documentElement),
      ),
  );
