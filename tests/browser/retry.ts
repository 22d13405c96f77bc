import type { Page } from "@playwright/test";

/** Matches the second request for code that failed to load. */
const isRetry = (url: string): boolean => url.endsWith("?retry");

/**
 * Runs `act`, which makes the page request code that fails to load, and skips the second before the page requests it
 * again. Call `page.clock.install()` before the page loads.
 */
export async function skipPauseBeforeRetry(page: Page, code: RegExp, act: () => Promise<unknown>): Promise<void> {
  const retried = page.waitForRequest((request) => isRetry(request.url()));
  const first = page.waitForRequest((request) => code.test(request.url()) && !isRetry(request.url()));
  const acted = act();
  await (await first).response();
  await page.clock.runFor(1_000);
  await Promise.all([retried, acted]);
}
