import type { Page } from "@playwright/test";

/** Time stands still from here on, and goes on with `page.clock.runFor`. Needs `page.clock.install()` before the page. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date(Date.now() + 3_600_000));

/** Runs `act` while the page's clock stands still but for what `act` lets pass. Nothing that the page waits for on a network ends by it. */
export async function whileStopped(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  try {
    await act();
  } finally {
    // The guards wait for frames of the page.
    await page.clock.resume();
  }
}
