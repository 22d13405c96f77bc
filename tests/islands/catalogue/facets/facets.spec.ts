import type { Locator, Page } from "@playwright/test";
import { whileStopped } from "../../../browser/clock.ts";
import { collectConsole, expectConsole } from "../../../browser/console-messages.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { serveLab } from "../../../browser/lab.ts";
import { trackRequests } from "../../../browser/leftovers.ts";
import { pendingWorkDone, scrollOf, topOf } from "../../../browser/navigation/watch.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { countIsSettled, setConsentCookie, live } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const list = "/en/catalog/shirts-and-bags";
const widget = "/widget/catalog/ListFilter";
const filters = (page: Page): Locator => page.locator("#filters");
const facet = (page: Page, name: RegExp): Locator => filters(page).getByRole("checkbox", { name });
const count = (page: Page): Locator => page.locator("#list-count");
const chips = (page: Page): Locator => page.getByRole("list", { name: "Selected filters" }).getByRole("link");
const announcement = (page: Page): Locator => page.locator("#atoll-live-polite");
const filterOf = (page: Page): unknown => JSON.parse(new URL(page.url()).searchParams.get("filter") ?? "null");

test("CAT-01 FIL-01 FIL-02 FIL-04 FIL-05 a facet click updates list, chips and address in one request", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const answered = trackRequests(page);
  await visit(`${list}?utm_source=letter&pageindex=2&sort=price-asc`);
  await expect(count(page)).toHaveText("21 products");
  // The cart widget requests the cart once, other islands their texts and lists.
  await islandsStarted(page);
  await countIsSettled(page);
  await answered();
  await page.evaluate(() => scrollTo(0, 420));
  await test.step("list and chips update; scroll offset, sort order and focus stay; the count is announced", async () => {
    const place = await page.locator("#sort").boundingBox();
    await facet(page, /^Navy \(/).evaluate((box) => box.focus({ preventScroll: true }));
    const before = (await control.log()).length;
    await page.keyboard.press("Space");
    await expect(count(page)).toHaveText("7 products");
    await expect(facet(page, /^Navy \(/)).toBeFocused();
    await expect(facet(page, /^Navy \(/)).toBeChecked();
    await expect(announcement(page)).toHaveText("7 products");
    expect(await scrollOf(page)).toBe(420);
    await expect(chips(page)).toHaveText([/^Colour: Navy/, "Clear all"]);
    expect(await page.locator("#sort").boundingBox()).toEqual(place);
    for (const photo of await page.locator(".product-card img").all())
      await expect(photo).toHaveAttribute("src", /colour=navy/);
    const requests = (await control.log()).slice(before).map(({ path }) => path);
    expect(requests.filter((path) => path === list)).toHaveLength(1);
    expect(requests.filter((path) => !/^\/(media|atoll)\//.test(path))).toEqual([list]);
  });
  await test.step("the address gets the filter, loses the page index and keeps the rest", async () => {
    expect(filterOf(page)).toEqual({ ProductAttributes: { colour: ["navy"] } });
    const parameters = new URL(page.url()).searchParams;
    expect([parameters.get("utm_source"), parameters.get("sort"), parameters.get("pageindex")]).toEqual([
      "letter",
      "price-asc",
      null,
    ]);
  });
  await test.step("a closed group stays closed; a second facet narrows the list; a chip removes one", async () => {
    await filters(page).locator("summary", { hasText: "Price" }).press("Enter");
    await facet(page, /^XXL \(/).press("Space");
    await expect(count(page)).toHaveText("1 product");
    await expect(filters(page).locator("#facet-price")).not.toHaveAttribute("open");
    await chips(page).filter({ hasText: "Navy" }).press("Enter");
    await expect(facet(page, /^Navy \(/)).not.toBeChecked();
    expect(filterOf(page)).toEqual({ ProductAttributes: { size: ["xxl"] } });
    await expect(page.locator("#chips")).toBeFocused();
  });
  await test.step("the button below the filters leads to the list", async () => {
    await filters(page).getByRole("button", { name: /^Show/ }).press("Enter");
    await expect(count(page)).toBeFocused();
    await expect(count(page)).toBeInViewport();
  });
  const narrowed = await count(page).textContent();
  await guard.expectFullLoad(() => page.reload());
  await expect(count(page)).toHaveText(narrowed!);
  await expect(facet(page, /^XXL \(/)).toBeChecked();
  await page.goBack();
  await expect(count(page)).toHaveText("1 product");
  await expect(facet(page, /^Navy \(/)).toBeChecked();
  await page.goBack();
  await expect(count(page)).toHaveText("7 products");
  await expect(facet(page, /^XXL \(/)).not.toBeChecked();
  await page.goBack();
  await expect(count(page)).toHaveText("21 products");
  await expect.poll(() => scrollOf(page)).toBe(420);
  await page.goForward();
  await expect(count(page)).toHaveText("7 products");
  await page.goForward();
  await expect(count(page)).toHaveText("1 product");
  await expect(chips(page)).toHaveCount(3);
  await test.step("when the last chips are removed the focus moves to the list", async () => {
    await chips(page).filter({ hasText: "Clear all" }).press("Enter");
    await expect(count(page)).toHaveText("21 products");
    await expect(page.getByRole("region", { name: "21 products" })).toBeFocused();
  });
});

test("FIL-03 FIL-05 CAT-01 a price filters while typed; an invalid one shows an error and sends nothing", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit(list);
  const from = page.getByLabel("From (€)");
  const to = page.getByLabel("To (€)");
  await test.step("minus signs, letters and exponents show an error beside the field", async () => {
    await from.focus();
    await live(page.locator("#facets"));
    for (const invalid of ["-5", "abc", "1e9"]) {
      await from.fill(invalid);
      await from.press("Enter");
      await expect(from).toHaveAttribute("aria-invalid", "true");
      await expect(from).toHaveAccessibleDescription("Please enter an amount, such as 12.50.");
    }
    await pendingWorkDone(page);
    expect(new URL(page.url()).search).toBe("");
  });
  await test.step("a comma and swapped bounds are understood, and the other fields keep their values", async () => {
    // On a slow machine the island would apply the first bound alone, a second after it was typed.
    await whileStopped(page, async () => {
      await from.fill("40,50");
      await to.fill("€ 30");
      await to.press("Enter");
    });
    await expect(page).toHaveURL(/filter=/);
    expect(filterOf(page)).toEqual({ Price: ["30-40.5"] });
    await expect(to).toBeFocused();
    await expect(from).toHaveValue("30");
    await expect(chips(page).first()).toHaveText(/^Price: €30.00 to €40.50/);
  });
  await test.step("input during a list request is kept and applied a second after the last key", async () => {
    const release = await hold(page, /colour/, { times: 1 });
    await live(page.locator("#facets"));
    await whileStopped(page, async () => {
      await facet(page, /^Navy \(/).click();
      await to.click();
      await to.press("End");
      await to.press("Backspace");
      release();
      // The pending click's own request.
      await page.clock.runFor(100);
      await expect(page).toHaveURL(/colour/);
      await expect(to).toHaveValue("40.");
      await expect(to).toBeFocused();
      await live(page.locator("#facets"));
      await page.clock.runFor(1000);
    });
    await expect(page).toHaveURL(/30-40%22/);
  });
});

test("CAT-01 FIL-02 FIL-07 the latest choice wins, bad filters are dropped, phones collapse filters", async ({
  page,
  visit,
}) => {
  await visit(list);
  await facet(page, /^Navy \(/).focus();
  await hold(page, (url) => /navy/.test(url.search) && !/sage/.test(url.search));
  await facet(page, /^Navy \(/).press("Space");
  await facet(page, /^Sage \(/).press("Space");
  await expect(page).toHaveURL(/navy.*sage/);
  const countBefore = await count(page).textContent();
  const cancelled = page.waitForEvent("requestfailed");
  await facet(page, /^Sage \(/).press("Space");
  await facet(page, /^Sage \(/).press("Space");
  await cancelled;
  await expect(page).toHaveURL(/navy.*sage/);
  await expect(count(page)).toHaveText(countBefore!);
  await expect(facet(page, /^Sage \(/)).toBeChecked();
  await test.step("a filter that cannot be parsed is removed from the address", async () => {
    await walk(page, `${list}?sort=new&filter=%7Bbroken`);
    await expect(count(page)).toHaveText("21 products");
    await expect(page).toHaveURL(`${list}?sort=new`);
  });
  await test.step("unknown filter values are ignored", async () => {
    await walk(page, `${list}?filter=${encodeURIComponent('{"Brand":["nobody"],"Offer":["new"],"Nonsense":{"a":1}}')}`);
    expect(filterOf(page)).toEqual({ Offer: ["new"] });
    await expect(chips(page)).toHaveCount(2);
  });
  await test.step("an empty list shows how to remove filters", async () => {
    await walk(page, `${list}?filter=${encodeURIComponent('{"Price":["1-2"],"Offer":["new"]}')}`);
    await expect(page.getByText("No products match all of these filters.")).toBeVisible();
    await page.getByRole("link", { name: "Price: €1.00 to €2.00", exact: true }).press("Enter");
    await expect(page.locator(".product-card").first()).toBeVisible();
    expect(filterOf(page)).toEqual({ Offer: ["new"] });
  });
  await test.step("filters collapse below the medium breakpoint", async () => {
    const box = facet(page, /^Sage \(/);
    const opener = filters(page).locator("> summary");
    await page.setViewportSize({ width: 768, height: 780 });
    await walk(page, list);
    await expect(box).toBeVisible();
    await expect(opener).toBeHidden();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(box).toBeHidden();
    // The row with filters and order is above the list, the lead text behind it.
    await expect.poll(() => topOf(page, ".product-card:first-child img")).toBeLessThan(420);
    expect(await topOf(page, "#sort")).toBeLessThan((await topOf(page, "#filters")) + 48);
    expect(await topOf(page, ".lead")).toBeGreaterThan(await topOf(page, ".list-foot"));
    await page.getByLabel("Sort by").selectOption("new");
    await expect(page).toHaveURL(`${list}?sort=new`);
  });
  await test.step("on a phone filters are a sheet that stays open while choosing, with chips and the count", async () => {
    const box = facet(page, /^Sage \(/);
    const opener = filters(page).locator("> summary");
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await opener.press("Enter");
    await expect(sheet.getByRole("button", { name: "Close" })).toBeFocused();
    await box.check();
    await expect(page).toHaveURL(/sage/);
    await expect(box).toBeFocused();
    await expect(sheet.getByRole("button", { name: `Show ${await count(page).textContent()}` })).toBeInViewport();
    await expect(sheet.locator("#atoll-live-polite")).toHaveText((await count(page).textContent())!);
    await sheet.getByRole("link", { name: "Remove filter Colour: Sage" }).click();
    await expect(page).toHaveURL(`${list}?sort=new`);
    await expect(box).not.toBeChecked();
    await box.check();
    await expect(page).toHaveURL(/sage/);
    await sheet.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(`${list}?sort=new`);
    await expect(sheet.getByRole("button", { name: "Show 21 products" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await box.check();
    await expect(page).toHaveURL(/sage/);
    await expect(opener).toHaveText(/Filters\s+1/);
  });
  await test.step("the button says the number of products, folds the filters and leads to the list", async () => {
    const number = (await count(page).textContent())!;
    // A field of this name hides the form's property.
    await page.evaluate(() => {
      const field = Object.assign(document.createElement("input"), { type: "hidden", name: "action" });
      document.querySelector("[name^='filter[']")!.closest("form")!.append(field);
    });
    await filters(page)
      .getByRole("button", { name: `Show ${number}`, exact: true })
      .press("Enter");
    await expect(facet(page, /^Sage \(/)).toBeHidden();
    await expect(count(page)).toBeInViewport();
    await expect(count(page)).toBeFocused();
  });
});

test("FIL-04 without refresh-on-click the list waits for the button or a second without a choice @all", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.install();
  const form =
    '<form data-island="facets" id="f" method="get" action="/lab/list" data-ajax><label>' +
    '<input type="checkbox" name="filter[Brand]" value="1" id="one"> One</label> <label>' +
    '<input type="checkbox" name="filter[Brand]" value="2" id="two"> Two</label> <button>Show</button></form>';
  const sort =
    '<form data-island="address-form" id="s"><label>Sort <select name="sort" id="sort">' +
    '<option value="">Name</option><option value="new">New</option></select></label></form>';
  await serveLab(control, { list: { page: `<h1>List</h1>${form}${sort}` } });
  await visit("/lab/list");
  await page.getByLabel("One").focus();
  await live(page.locator("#f"));
  await whileStopped(page, async () => {
    await page.getByLabel("One").check();
    await page.clock.runFor(900);
    await page.getByLabel("Two").check();
    await page.clock.runFor(900);
    expect(new URL(page.url()).search).toBe("");
    await page.clock.runFor(100);
  });
  await expect(page).toHaveURL(/filter=/);
  expect(filterOf(page)).toEqual({ Brand: ["1", "2"] });
  await page.getByLabel("One").focus();
  await live(page.locator("#f"));
  await page.getByLabel("One").check();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/%5B%221%22%2C%222%22%5D/);
  await test.step("a pending choice is sent along with another control's", async () => {
    await live(page.locator("#s"));
    await page.getByLabel("One").focus();
    await live(page.locator("#f"));
    await whileStopped(page, async () => {
      await page.getByLabel("One").uncheck();
      await page.getByLabel("Sort").selectOption("new");
    });
    await expect(page).toHaveURL(/sort=new/);
    expect(filterOf(page)).toEqual({ Brand: ["2"] });
  });
});

test("FIL-06 the filter block loads when visible; choices keep it in place; without it a link remains", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await visit("/en/catalog");
  await expect(facet(page, /^Coffee \(/)).toBeVisible();
  expect((await control.log()).filter(({ path }) => path === widget)).toHaveLength(1);
  await test.step("after a choice the block and the focus stay until the new block has loaded", async () => {
    const release = await hold(page, `**${widget}*`, { times: 1 });
    await facet(page, /^Coffee \(/).focus();
    await page.keyboard.press("Space");
    await expect(count(page)).toHaveText("24 products");
    await expect(facet(page, /^Coffee \(/)).toBeFocused();
    await expect(facet(page, /^Coffee \(/)).toBeChecked();
    release();
    await expect(filters(page).locator("#facet-brand")).toBeAttached();
    await expect(page.locator("#facets")).not.toHaveAttribute("data-facets-copied");
    await expect(facet(page, /^Coffee \(/)).toBeFocused();
  });
  await test.step("if the filters cannot be loaded, the page's own link leads to them", async () => {
    guard.allowConsole(/could not load the filters/);
    guard.allowConsole(/Failed to load resource/);
    // Unit tests cover the ways in which loading can fail.
    await control.answer({ path: widget, status: 500 });
    await walk(page, "/en/catalog?sort=new");
    await expect(filters(page).getByText("The filters cannot be shown right now.")).toBeVisible();
    await filters(page).getByRole("link", { name: "Filters" }).press("Enter");
    await expect(facet(page, /^Coffee \(/)).toBeVisible();
  });
});

test("FIL-01 ERR-06 in debug mode the console says that the server ignores the filter, and not otherwise", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const pageOf = (attributes: string) => ({
    page: `<h1>Teas</h1><form data-island="facets" data-refresh-on-click id="filters"><label><input type="checkbox"
name="filter[Brand]" value="12" id="b12" ${attributes}> Moulin</label><button>Show</button></form>`,
  });
  const messages = collectConsole(page);
  const choose = async (): Promise<void> => {
    await page.getByRole("checkbox", { name: "Moulin" }).check();
    await expect.poll(() => filterOf(page)).toEqual({ Brand: ["12"] });
    await expect(page.getByRole("checkbox", { name: "Moulin" })).toHaveCount(1);
    await pendingWorkDone(page);
  };
  await test.step("a server that ignores the filter", async () => {
    await serveLab(control, { teas: pageOf("") });
    await visit("/lab/teas?islands=debug");
    guard.allowConsole(/facets on <form#filters> expects a form that shows the filter of the address/);
    await choose();
    await expectConsole(messages, [/got filter\[Brand\]=12 not chosen; .* must read filter=\{"Brand":\["12"\]\}/]);
  });
  await test.step("the same without debug mode", async () => {
    await visit("/lab/teas");
    await choose();
    await expectConsole(messages, []);
  });
  await test.step("a server that shows the filter", async () => {
    await visit("/lab/teas?islands=debug");
    await serveLab(control, { teas: pageOf("checked") });
    await choose();
    await expectConsole(messages, []);
  });
});
