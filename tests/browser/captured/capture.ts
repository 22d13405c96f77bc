import { expect, type Page } from "@playwright/test";

/** URL path of a page of a capture. */
export const at = (name: string, address = "/"): string => `/captured/${name}${address}`;

/** Entries that the capture's scripts logged when they ran or were called, oldest first. */
export const scriptLog = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);

/** How often the scripts logged `entry`. */
export const timesLogged = async (page: Page, entry: string): Promise<number> =>
  (await scriptLog(page)).filter((logged) => logged === entry).length;

/** Follows `link`; waits until the page with this heading has loaded and its scripts have run. */
export async function go(page: Page, link: string, heading: string): Promise<void> {
  // A click from inside the page takes a third of the time of a mouse click, which `walk` and other tests check.
  await page
    .locator(link)
    .first()
    .evaluate(visit, "click" as Act);
  await expect(page.locator("h1")).toHaveText(heading);
}

export const back = (page: Page, heading: string): Promise<void> => goThroughHistory(page, -1, heading);

export const forward = (page: Page, heading: string): Promise<void> => goThroughHistory(page, 1, heading);

async function goThroughHistory(page: Page, steps: number, heading: string): Promise<void> {
  await page.locator("body").evaluate(visit, steps as Act);
  await expect(page.locator("h1")).toHaveText(heading);
}

/** A click on a link, nothing, or a number of steps through the history. */
type Act = "click" | "wait" | number;

/** Runs in the page. Waits for the page that `act` loads, and fails if it does not load within ten seconds. */
async function visit(link: Element, act: Act): Promise<void> {
  const loaded = new Promise((resolve, reject) => {
    document.addEventListener("page:loaded", resolve, { once: true });
    setTimeout(() => reject(new Error("no page was loaded in place")), 10_000);
  });
  if (typeof act === "number") history.go(act);
  else if (act === "click")
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, view: window }));
  await loaded;
  const { jQuery } = window as Window & { jQuery?: (ready: () => void) => void };
  // Run callbacks that wait for jQuery's ready.
  if (jQuery) await new Promise<void>((resolve) => jQuery(() => setTimeout(resolve)));
}

async function goByMouse(page: Page, link: string, heading: string): Promise<void> {
  const loaded = page.locator("body").evaluate(visit, "wait" as Act);
  await page.click(link);
  await loaded;
  await expect(page.locator("h1")).toHaveText(heading);
}

/**
 * Follows links from the current page, the first by mouse, then goes back three steps; checks that the document is never
 * reloaded.
 */
export async function walk(page: Page, steps: readonly (readonly [link: string, heading: string])[]): Promise<void> {
  const headings = [(await page.locator("h1").textContent())!.trim()];
  await page.evaluate(() => ((window as unknown as { boot: boolean }).boot = true));
  for (const [index, [link, heading]] of steps.entries()) {
    if (index === 0) await goByMouse(page, link, heading);
    else await go(page, link, heading);
    headings.push(heading);
  }
  for (const heading of headings.slice(-4, -1).reverse()) await back(page, heading);
  expect(await page.evaluate(() => (window as unknown as { boot?: boolean }).boot)).toBe(true);
}
