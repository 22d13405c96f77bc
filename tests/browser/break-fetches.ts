import type { Page } from "@playwright/test";

/**
 * Aborts fetches of `url` by scripts until the returned function is called; the browser itself can still load the URL.
 * The route is never removed: Playwright may report no event for a request that starts while a route is being removed,
 * as after `times: 1`.
 */
export async function breakFetches(page: Page, url: string): Promise<() => void> {
  let isBroken = true;
  await page.route(url, (route) =>
    isBroken && route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  return () => void (isBroken = false);
}
