import { serveLab } from "../browser/lab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { heading, live, returningVisitor } from "./shop.ts";

const list = "/en/catalog/shirts-and-bags";

test("SRC-01 SRC-04 suggestions are chosen by the arrow keys; Escape closes them, Enter without a choice searches", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control);
  await tab.open("/en");
  const box = tab.css("#site-search");
  const options = tab.css(".atoll-options").role("option");
  const selected = tab.css(".atoll-options [aria-selected=true]");
  await box.click();
  await live(tab.css("[data-island=suggestions]"));
  await tab.type("linen");
  await expect(options.first()).toBeSeen();
  await expect(box).toHaveAttributeOf("aria-expanded", "true");
  await expect(selected).toBeGone();
  await tab.press("ArrowDown");
  await expect(selected).toBeSeenTimes(1);
  await tab.press("ArrowUp");
  await expect(selected).toBeGone();
  await tab.press("Escape");
  await expect(options).toBeGone();
  await expect(box).toHold("linen");
  await expect(box).toHaveFocusNow();

  await tab.press("ArrowDown");
  await expect(selected).toBeSeenTimes(1);
  const [option] = await selected.states();
  await tab.press("Enter");
  await expect(tab).toBeAt(/^\/en\/product\//);
  const name = await until(
    "the product's name",
    async () => (await heading(tab).states())[0]?.text ?? "",
    (text) => text !== "",
  );
  expect(option!.text).toContain(name);
  await expect(options).toBeGone();
  await expect(box).toHold("");

  await box.fill("candle");
  await expect(options.first()).toBeSeen();
  await tab.press("Enter");
  await expect(tab).toBeAt("/en/catalog?q=candle");
  await expect(options).toBeGone();
  await expect(box).toHold("candle");
});

/** Runs in the page. The place after five frames. */
async function afterFrames(): Promise<number> {
  for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
  return scrollY;
}

test("CAT-01 FIL-01 FIL-02 NAV-02 facets and sorting change the list in place; Back restores list, ticks and place", async ({
  tab,
  control,
}) => {
  await returningVisitor(tab, control);
  await tab.open(list);
  const count = tab.css("#list-count");
  const navy = tab.css("#filters").roleWith("checkbox", "Navy (");
  const names = async () => (await tab.css(".product-card-link").states()).map(({ text }) => text);
  await expect(count).toRead("21 products");
  await navy.click();
  await expect(count).toRead("7 products");
  await expect(navy).toBeTicked();
  await expect(navy).toHaveFocusNow();
  await expect(tab.css("#chips")).toRead("Colour: Navy");

  const unsorted = await names();
  await tab.css("#sort").choose("Price, low to high");
  await expect(tab).toBeAt(/sort=price-asc/);
  await expect(count).toRead("7 products");
  await expect(tab.css("#sort")).toHold("price-asc");
  const sorted = await until("another order", names, (now) => now[0] !== undefined && now[0] !== unsorted[0]);

  await tab.wheel(500);
  const fifth = tab.css(".product-card-link").nth(4);
  await fifth.hover();
  // The wheel may go on scrolling for a while.
  const tops: number[] = [];
  const place = await until(
    "a page that was scrolled and is at rest",
    async () => (tops.push(await tab.evaluate(afterFrames)), tops.at(-1)!),
    (top) => top > 300 && tops.length > 3 && new Set(tops.slice(-4)).size === 1,
  );
  await fifth.click();
  await expect(heading(tab)).toRead(sorted[4]!);
  await tab.back();
  await expect(count).toRead("7 products");
  await until(
    "the same place",
    () => tab.scrollTop(),
    (top) => Math.abs(top - place) < 2,
  );
  await expect(navy).toBeTicked();
  await expect(tab.css("#sort")).toHold("price-asc");
  expect(await names()).toEqual(sorted);

  await tab.back();
  await expect(tab).toBeAt(/^[^?]*\?filter=[^&]*$/);
  await expect(tab.css("#sort")).toHold("name");
  await tab.back();
  await expect(count).toRead("21 products");
  await expect(navy).toBeTicked(false);
  await tab.forward();
  await expect(count).toRead("7 products");
  await expect(navy).toBeTicked();
});

test("OPT-06 FIL-04 the keys move the handle of a price slider, and the list is filtered by its prices", async ({
  tab,
  control,
}) => {
  const prices = `<form id="f" data-island="facets" data-submit-delay="0" method="get" action="/lab/list" data-ajax>
<div data-island="range-slider" data-max="100" data-step="5" data-unit="EUR"><label for="from">From</label>
<input id="from" name="filter[Price][from]" value="20"> <label for="to">To</label>
<input id="to" name="filter[Price][to]" value="60"></div><button>Show</button></form>`;
  await serveLab(control, { list: { page: `<h1>List</h1>${prices}` } });
  await tab.open("/lab/list");
  const slider = tab.role("slider", "From");
  await slider.click();
  await live(tab.css("#f"));
  for (const [key, held] of [
    ["ArrowRight", "25"],
    ["ArrowUp", "30"],
    ["PageUp", "55"],
    ["PageDown", "30"],
    ["Home", "0"],
    ["End", "60"],
    ["ArrowLeft", "55"],
  ] as const) {
    await tab.press(key);
    await expect(tab.css("#from")).toHold(held);
  }
  await expect(slider).toHaveAttributeOf("aria-valuetext", "€55");
  await expect(slider).toHaveFocusNow();
  await tab.role("button", "Show").click();
  await expect(tab).toBeAt(/^\/lab\/list\?filter=.*Price.*55-60/);
});
