import type { Page } from "@playwright/test";

/** `page` without what `reuseContext` leaves of the test before: its history (of which a browser keeps 50 entries) and a broken connection. */
export async function emptied(page: Page): Promise<Page> {
  const [devtools] = await Promise.all([page.context().newCDPSession(page), page.context().setOffline(false)]);
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
  return page;
}
