import type { Page } from "@playwright/test";

/**
 * Breaks off what scripts fetch from `url`, while the browser itself can load it, until the function that it returns is called. The route
 * stays: of a request that begins while one is taken away, as after `times: 1`, nothing may be told.
 */
export async function breakFetches(page: Page, url: string): Promise<() => void> {
  let isBroken = true;
  await page.route(url, (route) =>
    isBroken && route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  return () => void (isBroken = false);
}
