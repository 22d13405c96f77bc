/** Where a visitor is on a page. */
import type { Tab } from "./driver/tab.ts";
import { expect, until } from "./fixture/test.ts";

/** Waits until the page is scrolled to an offset. */
export const expectScrolledTo = async (tab: Tab, top: number): Promise<void> =>
  void (await until(
    `the page to be scrolled to ${top}`,
    () => tab.scrollTop(),
    (found) => Math.abs(found - top) < 2,
  ));

/** Turns the wheel on a page that is not scrolled, and waits until the page has come to rest. Engines scroll smoothly. */
export async function wheelTo(tab: Tab, top: number): Promise<void> {
  await tab.wheel(top);
  await until(
    `the page to rest at ${top}`,
    () => tab.scrollTop(),
    (found) => found === top,
  );
}

/** Waits until the top edge of an element is at a distance from the top of the window, in pixels. */
export const expectTopAt = async (tab: Tab, selector: string, top: number): Promise<void> =>
  void (await until(
    `${selector} to be ${top} px below the top of the window`,
    () => tab.evaluate((selector) => document.querySelector(selector)!.getBoundingClientRect().top, selector),
    (found) => Math.abs(found - top) < 2,
  ));

/** Waits until the address and the heading are those of a page at /lab/NAME. */
export async function expectArrived(tab: Tab, name: string, heading: string): Promise<void> {
  await expect(tab).toBeAt(`/lab/${name}`);
  await expect(tab.css("#page h1")).toRead(heading);
}
