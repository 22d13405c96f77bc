import { expect, type Page } from "@playwright/test";

/** An address of a capture. */
export const at = (name: string, address = "/"): string => `/captured/${name}${address}`;

/** What the scripts of a capture noted as they ran or were called, oldest first. */
export const ran = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);

/** How often they noted `what`. */
export const times = async (page: Page, what: string): Promise<number> =>
  (await ran(page)).filter((one) => one === what).length;

/** Clicks what leads to the page with this heading, and waits until it is there with all that its scripts do. */
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
    // What waits for jQuery's ready has its turn.
    await new Promise<void>((resolve) => (jQuery ? jQuery(() => setTimeout(resolve)) : resolve()));
  });
}

/** Walks from the page that is shown along links, then three steps back, all within the document that the visitor came with. */
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
