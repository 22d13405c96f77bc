import { expect, type Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import type { Guards } from "../guard/guards.ts";
import { frame } from "../frame.ts";

/** What a helper of tests acts on. */
export interface Stage {
  page: Page;
  control: Control;
  guard: Pick<Guards, "expectFullLoad">;
  visit(path: string): Promise<unknown>;
}

/** How often a page was asked for since the stand-in was reset; with `method`, only so. */
export async function asked(control: Control, path: string, method?: string): Promise<number> {
  const log = await control.log();
  return log.filter((request) => request.path === path && (!method || request.method === method)).length;
}

/** Marks what stands in the document now: `marked` tells whether it is still the very same. */
export async function mark(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => {
    (element as unknown as { labMark: boolean }).labMark = true;
  });
}

export const marked = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => Boolean((element as unknown as { labMark?: boolean }).labMark));

/** Waits until the page has ended its visit to /lab/NAME: heading shown, address there, scrolled and focused. */
export async function arrived(page: Page, name: string, heading: string): Promise<void> {
  await loaded(page, name, heading);
  await landed(page);
}

/** The same for a page without script: heading shown, address there. */
export async function loaded(page: Page, name: string, heading: string): Promise<void> {
  await expect(page.locator("#page h1")).toHaveText(heading);
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === `/lab/${name}`);
}

/** What the shell does in a task of its own after it has put a page in is done. */
const landed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );

/** Waits until the page has had its say about what came last: what it would do about it is done by then. */
export const calm = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let time = 0; time < 3; time++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Where the top of an element is in the window. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top) + 0);

/** Waits until the page is at that offset, and has been told so. */
export async function scrolledTo(page: Page, top: number, tolerance = 1): Promise<void> {
  await expect
    .poll(async () => Math.abs((await scrollOf(page)) - top), { message: `scrolled to ${top}` })
    .toBeLessThanOrEqual(tolerance);
  await frame(page);
}

/** Starts to note the page events in `window.labEvents`. */
export async function noteEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: string[] = ((window as unknown as { labEvents: string[] }).labEvents = []);
    for (const name of ["leave", "out", "request", "swap", "loaded", "images", "finish", "error"]) {
      document.addEventListener(`page:${name}`, () => noted.push(name));
    }
  });
}

export const notedEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labEvents: string[] }).labEvents);

/** Waits until the code of the navigation, which comes at the first sign of a visit, is there and has begun; `act` gives that sign. */
export async function ready(page: Page, act: () => Promise<unknown>): Promise<void> {
  const [response] = await Promise.all([page.waitForResponse(/\/atoll-navigation\./), act()]);
  await page.evaluate((url) => import(url), response.url());
}

/** What the browser's next own box says; it is closed at once. */
export const ownBox = (page: Page): Promise<string> =>
  new Promise((resolve) => page.once("dialog", (box) => void box.dismiss().then(() => resolve(box.message()))));

/** From here on neither a frame nor a task that the page asks for comes, until `labRelease()` is called in it. */
export const holdFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frame = requestAnimationFrame.bind(window);
    const frames: FrameRequestCallback[] = [];
    const { postMessage } = MessagePort.prototype;
    window.requestAnimationFrame = (act) => frames.push(act);
    MessagePort.prototype.postMessage = () => {};
    (window as unknown as { labRelease(): Promise<unknown> }).labRelease = () => {
      window.requestAnimationFrame = frame;
      MessagePort.prototype.postMessage = postMessage;
      frames.forEach(frame);
      return new Promise(frame);
    };
  });
