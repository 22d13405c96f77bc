import { expect, type Page } from "@playwright/test";

/** URL path of a page of a capture. */
export const at = (name: string, address = "/"): string => `/captured/${name}${address}`;

/** Entries that the capture's scripts logged when they ran or were called, oldest first. */
export const scriptLog = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);

/** How often the scripts logged `entry`. */
export const timesLogged = async (page: Page, entry: string): Promise<number> =>
  (await scriptLog(page)).filter((logged) => logged === entry).length;

/** Clicks `link`; waits until the page with this heading has loaded and its scripts have run. */
export const go = (page: Page, link: string, heading: string): Promise<void> =>
  visit(page, () => page.click(link), heading);

export const back = (page: Page, heading: string): Promise<void> => visit(page, () => page.goBack(), heading);

export const forward = (page: Page, heading: string): Promise<void> => visit(page, () => page.goForward(), heading);

type Loaded = Window & { loaded?: Promise<unknown>; jQuery?: (ready: () => void) => void };

async function visit(page: Page, act: () => Promise<unknown>, heading: string): Promise<void> {
  await page.evaluate(() => {
    (window as Loaded).loaded = new Promise((resolve) =>
      document.addEventListener("page:loaded", resolve, { once: true }),
    );
  });
  await act();
  await expect(page.locator("h1")).toHaveText(heading);
  await page.evaluate(async () => {
    const { loaded, jQuery } = window as Loaded;
    await loaded;
    // Run callbacks that wait for jQuery's ready.
    await new Promise<void>((resolve) => (jQuery ? jQuery(() => setTimeout(resolve)) : resolve()));
  });
}

/** Follows links from the current page, then goes back three steps; checks that the document is never reloaded. */
export async function walk(page: Page, steps: readonly (readonly [link: string, heading: string])[]): Promise<void> {
  const headings = [(await page.locator("h1").textContent())!.trim()];
  await page.evaluate(() => ((window as unknown as { boot: boolean }).boot = true));
  for (const [link, heading] of steps) {
    await go(page, link, heading);
    headings.push(heading);
  }
  for (const heading of headings.slice(-4, -1).reverse()) await back(page, heading);
  expect(await page.evaluate(() => (window as unknown as { boot?: boolean }).boot)).toBe(true);
}
