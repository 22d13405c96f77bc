import type { Page } from "@playwright/test";

type Url = Parameters<Page["route"]>[0];
type Times = Parameters<Page["route"]>[2];

/** Holds requests until the function that it returns is called: what a page does meanwhile is there for as long as a test looks. One that is broken off meanwhile has not reached the server. */
export async function hold(page: Page, url: Url, times?: Times): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => (await held, route.continue()), times);
  return letGo;
}
