import { expect, type Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import type { Guards } from "../guard/guards.ts";
import { frame } from "../frame.ts";

/** The fixtures that the helpers need. */
export interface Stage {
  page: Page;
  control: Control;
  guard: Pick<Guards, "expectFullLoad">;
  visit(path: string): Promise<unknown>;
}

/** Number of requests to `path` since the stand-in was reset, optionally of one `method`. */
export async function requestCount(control: Control, path: string, method?: string): Promise<number> {
  const log = await control.log();
  return log.filter((request) => request.path === path && (!method || request.method === method)).length;
}

/** Counts the page's requests for `path` from now on, also those that it cancels before the stand-in has them. */
export function requestsFor(page: Page, path: string): () => number {
  let count = 0;
  page.on("request", (request) => void (count += Number(new URL(request.url()).pathname === path)));
  return () => count;
}

/** Marks an element; `marked` checks whether it is still the same element. */
export async function mark(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => {
    (element as unknown as { labMark: boolean }).labMark = true;
  });
}

export const marked = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => Boolean((element as unknown as { labMark?: boolean }).labMark));

/** Waits until a visit to /lab/NAME has finished: heading and URL match, scrolling and focusing are done. */
export async function arrived(page: Page, name: string, heading: string): Promise<void> {
  await loaded(page, name, heading);
  await laterTasksDone(page);
}

/** Like `arrived`, for a page without script: waits for heading and URL. */
export async function loaded(page: Page, name: string, heading: string): Promise<void> {
  await expect(page.locator("#page h1")).toHaveText(heading);
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === `/lab/${name}`);
}

/** Waits for work that the shell does in a later task after the insertion. */
const laterTasksDone = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );

/** Waits for three frames and tasks, so that the page has reacted to the last event. */
export const pendingWorkDone = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let time = 0; time < 3; time++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Distance of an element's top edge from the top of the window, in pixels. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top) + 0);

/** Waits until the page is at that offset and its scroll event has fired. */
export async function scrolledTo(page: Page, top: number, tolerance = 1): Promise<void> {
  await expect
    .poll(async () => Math.abs((await scrollOf(page)) - top), { message: `scrolled to ${top}` })
    .toBeLessThanOrEqual(tolerance);
  await frame(page);
}

/** Starts recording page events in `window.labEvents`. */
export async function recordEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorded: string[] = ((window as unknown as { labEvents: string[] }).labEvents = []);
    for (const name of ["leave", "out", "request", "swap", "loaded", "images", "finish", "error"]) {
      document.addEventListener(`page:${name}`, () => recorded.push(name));
    }
  });
}

export const recordedEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labEvents: string[] }).labEvents);

/**
 * Waits until the navigation chunk has loaded and run, and so have the chunks `more` of the shell, which it loads for this
 * page; `act` is the interaction that requests it.
 */
export async function ready(page: Page, act: () => Promise<unknown>, ...more: string[]): Promise<void> {
  const responses = ["navigation", ...more].map((chunk) => page.waitForResponse(new RegExp(`/atoll-${chunk}\\.`)));
  const [loaded] = await Promise.all([Promise.all(responses), act()]);
  for (const response of loaded) await page.evaluate((url) => import(url), response.url());
}

/** Waits until the element that `mark` has marked is replaced, as by a visit to the page that is displayed already. */
export const replaced = (page: Page, selector: string): Promise<void> =>
  expect.poll(() => marked(page, selector)).toBe(false);

/** Resolves to the message of the browser's next dialog and dismisses it. */
export const nextNativeDialog = (page: Page): Promise<string> =>
  new Promise((resolve) => page.once("dialog", (box) => void box.dismiss().then(() => resolve(box.message()))));

/** Holds the page's frames and MessagePort tasks until `labRelease()` is called in the page. */
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
