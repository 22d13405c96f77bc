import type { Page } from "@playwright/test";

/** Waits for a drawn frame, which also fires scroll events. IntersectionObserver is not faked by Playwright's clock. */
export const frame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        new IntersectionObserver((_, observer) => (observer.disconnect(), resolve())).observe(document.documentElement),
      ),
  );
