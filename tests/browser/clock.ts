import type { Page } from "@playwright/test";

/** Pauses time; `page.clock.runFor` advances it. Call `page.clock.install()` before the page loads. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date(Date.now() + 3_600_000));

/** Pauses the page's clock while `act` runs; only `act` advances it. Network requests do not time out meanwhile. */
export async function whileStopped(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  try {
    await act();
  } finally {
    // The guards wait for the page's frames.
    await page.clock.resume();
  }
}
