import type { Page } from "@playwright/test";

type Url = Parameters<Page["route"]>[0];
type Times = Parameters<Page["route"]>[2];

/**
 * Holds requests until the returned function is called, so that a test can check what the page does meanwhile. A
 * request that the page aborts meanwhile never reaches the server.
 */
export async function hold(page: Page, url: Url, times?: Times): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => (await released, route.continue()), times);
  // The first route takes effect a moment later; without these two tasks early requests of the page would pass.
  for (let i = 0; i < 2; i++) await page.evaluate(nextTask).catch(() => undefined);
  return release;
}

/** Runs in the page. Waits for a task; unlike a timer it is independent of a paused test clock. */
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
