import type { Page } from "@playwright/test";

/**
 * Milliseconds by which the clock jumps when it stops: the time until then must not have passed on a slow machine, and
 * must not end a request or the loading of code.
 */
const JUMP_MS = 5_000;

/** Pauses time; `page.clock.runFor` advances it. Call `page.clock.install()` before the page loads. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP_MS);
}

/** Pauses the page's clock while `act` runs; only `act` advances it. Network requests do not time out meanwhile. */
export async function whileStopped(page: Page, act: () => Promise<unknown>): Promise<void> {
  await stopClock(page);
  try {
    await act();
  } finally {
    // The guards wait for the page's frames.
    await page.clock.resume();
  }
}
