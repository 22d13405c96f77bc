import type { Page } from "@playwright/test";

type Url = Parameters<Page["route"]>[0];
type Times = Parameters<Page["route"]>[2];

/** Holds requests until the function that it returns is called: what a page does meanwhile is there for as long as a test looks. One that is broken off meanwhile has not reached the server. */
export async function hold(page: Page, url: Url, times?: Times): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => (await held, route.continue()), times);
  // The browser tells its page of the first route a moment later: what the page asks for before it knows would pass.
  for (let turn = 0; turn < 2; turn++) await page.evaluate(aTurn).catch(() => undefined);
  return letGo;
}

/** A task of the page, on no clock that a test may have stopped. */
const aTurn = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
