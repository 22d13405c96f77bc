import type { Page } from "@playwright/test";

/** `page` without what `reuseContext` leaves of the test before: its history (of which a browser keeps 50 entries) and a broken connection. */
export async function emptied(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
  await page.context().setOffline(false);
  return page;
}
