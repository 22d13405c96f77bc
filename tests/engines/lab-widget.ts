// Lab pages with one widget, and mouse gestures on it.
import type { Control } from "../browser/guard/control.ts";
import { type LabPage, serveLab } from "../browser/lab.ts";
import type { Tab } from "./driver/tab.ts";
import { until } from "./fixture/test.ts";

/** Opens a page at /lab/widget, and waits until all its islands are live. */
export async function openWidget(tab: Tab, control: Control, page: LabPage): Promise<void> {
  await serveLab(control, { widget: page });
  await tab.open("/lab/widget");
  await islandsLive(tab);
}

/** Waits until all islands of the page are live. */
export async function islandsLive(tab: Tab): Promise<void> {
  await until(
    "live islands",
    () =>
      tab.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("[data-island]")].map((host) => host.dataset["islandState"] ?? ""),
      ),
    (states) => states.length > 0 && states.every((state) => state === "live"),
  );
}

/** Drags an element by its middle, within the window. */
export async function drag(tab: Tab, selector: string, across: number, down: number): Promise<void> {
  const { x, y } = await tab.css(selector).pressPoint();
  const { width, height } = await tab.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const within = (value: number, limit: number): number => Math.min(Math.max(value, 1), limit - 1);
  await tab.remote.movePointer(x, y);
  await tab.remote.pressPointer();
  for (const share of [0.3, 0.7, 1])
    await tab.remote.movePointer(within(x + across * share, width), within(y + down * share, height));
  await tab.remote.releasePointer();
}

/** Moves the mouse to a place where it is over no widget. */
export const moveAway = (tab: Tab): Promise<void> => tab.remote.movePointer(1270, 790);

/** Waits for two frames, in which the browser reports a mouse that rests over something new. */
export const twoFrames = (tab: Tab): Promise<void> =>
  tab.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The names and values that the first form would post, files by their names. */
export const formValues = (tab: Tab): Promise<[string, string][]> =>
  tab.evaluate(() =>
    [...new FormData(document.forms[0])].map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value : `file ${value.name}`,
    ]),
  );

/** Records the `input` and `change` events of the page from now on; `events` reads them. */
export const recordEvents = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { labEvents: seen });
    for (const type of ["input", "change"])
      document.addEventListener(type, ({ target }) => seen.push(`${type} ${(target as HTMLInputElement).value}`));
  });
export const events = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => (window as unknown as { labEvents: string[] }).labEvents);
