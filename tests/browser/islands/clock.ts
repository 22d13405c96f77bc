import type { Page } from "@playwright/test";

/** Runs `act` while the page's clock stands still but for what `act` lets pass. The clock must have been installed before the visit. */
export async function whileStopped(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50);
  try {
    await act();
  } finally {
    // The guards wait for frames of the page.
    await page.clock.resume();
  }
}
