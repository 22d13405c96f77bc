import type { Page } from "@playwright/test";

/** Resets what `reuseContext` leaves from the previous test: history (browsers keep 50 entries) and offline mode. */
export async function resetPage(page: Page): Promise<void> {
  const [devtools] = await Promise.all([page.context().newCDPSession(page), page.context().setOffline(false)]);
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
}
