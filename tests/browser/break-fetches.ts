import type { Page } from "@playwright/test";

/**
 * Breaks off what scripts fetch from `url`, while the browser itself can load it. The route stays: of a request that begins while one is
 * taken away, as after `times: 1`, nothing may be told, and here the browser asks at once.
 */
export const breakFetches = (page: Page, url: string): Promise<unknown> =>
  page.route(url, (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()));
