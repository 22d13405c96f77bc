import type { Page } from "@playwright/test";
import type { Control } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { menu, serveLab } from "../../../browser/lab.ts";
import { dialog, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { violations } from "../../../browser/violations.ts";

test.use({ pictures: true });

test.beforeEach(({ page }) => setConsentCookie(page));

const path = "/api/v1/catalog/search/suggestions";
const box = (page: Page) => page.getByRole("combobox", { name: "Find" });
const panel = (page: Page) => page.locator(".atoll-options");
const options = (page: Page) => panel(page).getByRole("option");
const marks = (page: Page) => page.locator(".atoll-option mark");

const form = `<form data-island="suggestions" data-ajax role="search" action="/lab/found"><label for="f">Find</label>
  <input id="f" type="search" name="q" required> <button>Go</button></form>`;

const offer = (Name: string, more: object = {}): object => ({
  Name,
  Photo: null,
  ProductUrl: `/lab/cup`,
  SKU: "S-1",
  BrandSKU: "",
  CurrentStockState: "InStock",
  ...more,
});

const answer = (control: Control, offers: unknown, more: object = {}) =>
  control.answer({
    path,
    body: typeof offers === "string" ? offers : JSON.stringify(offers),
    contentType: "application/json",
    times: 1,
    ...more,
  });

/** Opens a page with the search box in its header and waits for its code. */
async function open(page: Page, control: Control, visit: (path: string) => Promise<unknown>): Promise<void> {
  const before = `${menu("start", "cup")}${form}`;
  await serveLab(control, {
    start: { before, page: "<h1>Start</h1><p><input aria-label=Other></p>" },
    cup: { before, page: "<h1>The cup</h1>" },
    found: { before, page: "<h1>Found</h1>" },
  });
  await visit("/lab/start");
  await page.getByLabel("Find").focus();
  await live(page.locator("[data-island=suggestions]"));
}

test("SRC-01 SRC-04 CAT-06 suggestions show as text below the input and are chosen by keyboard or mouse", async ({
  page,
  control,
  visit,
  guard,
  context,
}) => {
  guard.allowConsole(/suggestion 3 expects a Name and the ProductUrl of a page, got .*javascript:/);
  await open(page, control, visit);
  const list = [
    offer("Tea cup, <b>red</b> & <img src=x onerror=alert(1)>", {
      SKU: "TC-1",
      BrandSKU: "Z-9",
      Photo: { AssetId: "1", AssetName: "x.svg" },
    }),
    offer("Teapot", { Group: "Shelves", CurrentStockState: "Soon again", ProductUrl: "lab/found" }),
    offer("Tea trap", { ProductUrl: "javascript:alert(1)" }),
    offer("Plain tea", { CurrentStockState: "OutOfStock" }),
  ];

  await test.step("options show marked name, codes and stock as text, groups last, and no box without photos", async () => {
    await answer(control, list);
    await box(page).fill("tea");
    await expect(options(page)).toHaveCount(3);
    const searches = (await control.log()).filter((entry) => entry.path === path).map(({ search }) => search);
    expect(searches).toEqual(["?q=tea&nbrResults=5&accuracy=0.3"]);
    await expect(page.getByRole("listbox", { name: "Products found" })).toBeVisible();
    await expect(options(page).nth(0)).toHaveAccessibleName(
      "Tea cup, <b>red</b> & <img src=x onerror=alert(1)> No. TC-1 · brand no. Z-9 In stock",
    );
    await expect(options(page).nth(1)).toContainText("Sold out");
    await expect(page.getByRole("group", { name: "Shelves" }).getByRole("option")).toHaveText(/Teapot.*Soon again/);
    await expect(page.locator(".atoll-suggestion-photo")).toHaveCount(0);
    await expect(marks(page)).toHaveText(["Tea", "tea", "Tea"]);
    await expect(panel(page).getByText("Products found")).not.toHaveCSS("clip-path", "inset(50%)");
    await expect(page.locator("#atoll-live-polite")).toHaveText("3 suggestions. Use the arrow keys.");
    await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  });

  await test.step("hovering selects nothing, arrows do; Home returns to the text, Escape closes", async () => {
    await options(page).nth(1).hover();
    await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).nth(2)).toHaveAttribute("aria-selected", "true");
    await expect(box(page)).toHaveAttribute("aria-activedescendant", (await options(page).nth(2).getAttribute("id"))!);
    await page.keyboard.press("Home");
    await expect(page.locator("[aria-selected=true]")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue("tea");
    await page.keyboard.press("ArrowDown");
    await expect(options(page)).toHaveCount(3);
    await page.keyboard.press("Tab");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Go" })).toBeFocused();
    await box(page).focus();
    await page.keyboard.press("Escape");
    await expect(box(page)).toHaveValue("");
  });

  await test.step("Ctrl+Enter opens a tab; Enter opens the page in place with an empty, closed box", async () => {
    await box(page).fill("tea");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    const [tab] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Control+Enter")]);
    await expect(tab.locator("h1")).toHaveText("The cup");
    await tab.close();
    await expect(heading(page)).toHaveText("Start");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("The cup");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByLabel("Find")).toHaveValue("");
  });

  await test.step("a click chooses, a click outside closes, and Enter without a choice searches", async () => {
    await answer(control, list);
    await box(page).fill("tea");
    await expect(options(page)).toHaveCount(3);
    await heading(page).click();
    await expect(panel(page)).toHaveCount(0);
    await box(page).click();
    await options(page).nth(2).click();
    await expect(heading(page)).toHaveText("Found");
    await expect(page).toHaveURL("/lab/found");
    await answer(control, list);
    await box(page).fill(" tea ");
    await expect(options(page)).toHaveCount(3);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/lab/found?q=tea");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByLabel("Find")).toHaveValue("tea");
  });
});

test("SRC-01 SRC-04 lists of groups have one heading, split no word, and align from right to left @all", async ({
  page,
  control,
  visit,
}) => {
  await open(page, control, visit);
  await test.step("when all options are in groups, only the groups have a heading, and Bootstrap splits no word", async () => {
    await page.evaluate(() => {
      const bootstrap = new CSSStyleSheet();
      bootstrap.replaceSync("mark { padding: 0.2em }");
      document.adoptedStyleSheets.push(bootstrap);
    });
    await answer(control, [offer("Tea tray", { Group: "Shelves" })]);
    await box(page).fill("tea t");
    await expect(options(page)).toHaveCount(1);
    await expect(page.getByRole("listbox", { name: "Products found" })).toBeVisible();
    await expect(panel(page).getByText("Products found")).toHaveCSS("clip-path", "inset(50%)");
    await expect(marks(page).first()).toHaveCSS("padding-inline", "0px");
  });
  await test.step("from right to left a list wider than its field aligns with the field's right edge", async () => {
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await page.locator("[data-island=suggestions]").evaluate((form) => form.setAttribute("dir", "rtl"));
    await answer(control, [offer("Teas"), offer("More teas")]);
    await box(page).fill("teas");
    await expect(options(page)).toHaveCount(2);
    const right = (element: Element): number => Math.round(element.getBoundingClientRect().right);
    expect(await panel(page).evaluate(right)).toBe(await box(page).evaluate(right));
  });
});

test("SRC-01 pattern characters are safe; failed responses show one line, and the form still works @all", async ({
  page,
  control,
  visit,
  guard,
}) => {
  await open(page, control, visit);
  await test.step("characters with a meaning in patterns are matched literally", async () => {
    for (const [typed, name, marked] of [
      ["a(b", "Set a(b", "a(b"],
      ["a(bc", "Set a(bc)", "a(bc"],
      ["[x", "[x]", "[x"],
      ["\\*", "5\\*", "\\*"],
    ] as const) {
      await answer(control, [offer(name)]);
      await box(page).fill(typed);
      await page.keyboard.press("ArrowDown");
      await expect(options(page)).toContainText(name);
      await expect(marks(page)).toHaveText(marked);
    }
  });

  guard.allowConsole(/could not load the results for ".*"/);
  guard.allowConsole(/status of (404|422|500)|ERR_FAILED/);
  const failures: [string, object][] = [
    ["404", { status: 404, body: "{}" }],
    ["422", { status: 422, body: '{"Message":"No"}' }],
    ["500", { status: 500, body: "Error" }],
    ["an HTML page", { body: "<!doctype html><body>Sorry</body>", contentType: "text/html" }],
    ["something else", { body: '{"a":1}' }],
  ];
  /** Types a word whose request fails, and waits for it: the previous word's message looks the same. */
  const fail = async (word: string): Promise<void> => {
    const logged = page.waitForEvent("console", (message) =>
      message.text().includes(`could not load the results for "${word}"`),
    );
    await box(page).fill(word);
    await page.keyboard.press("ArrowDown");
    await logged;
  };
  for (const [index, [name, more]] of failures.entries()) {
    await test.step(`${name}: a message in the panel, no dialog`, async () => {
      await answer(control, "", more);
      await fail(`cup ${index}`);
      await expect(panel(page)).toHaveText("Suggestions are not available. Press Enter to search.");
      await expect(dialog(page)).toHaveCount(0);
    });
  }
  await test.step("a broken connection shows the same message, and the next answer replaces it", async () => {
    await page.route(`**${path}*`, (route) => route.abort());
    await fail("cups");
    await expect(panel(page)).toHaveText("Suggestions are not available. Press Enter to search.");
    await page.unroute(`**${path}*`);
    await answer(control, [offer("Cups")]);
    await page.keyboard.press("ArrowDown");
    await expect(options(page)).toContainText("Cups");
  });
  await test.step("a newer query ends an older one, and Enter does not wait for an answer", async () => {
    await hold(page, `**${path}?q=old*`);
    const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("q=old"));
    const asked = page.waitForRequest(`**${path}?q=old*`);
    await box(page).fill("old");
    await page.keyboard.press("ArrowDown");
    await asked;
    await answer(control, [offer("New cup")]);
    await box(page).fill("new");
    await page.keyboard.press("ArrowDown");
    await ended;
    await expect(options(page)).toContainText("New cup");
    await hold(page, `**${path}?q=late*`);
    await box(page).fill("late");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/lab/found?q=late");
    await expect(heading(page)).toHaveText("Found");
    await expect(panel(page)).toHaveCount(0);
  });
});

test("SRC-01 SRC-02 the shop's search box uses the page's language, is never sent empty and fits a phone", async ({
  page,
  visit,
}) => {
  const search = page.locator("#site-search");
  await visit("/en/catalog?q=tea");
  await test.step("the word is removed on other pages and restored with the results", async () => {
    await expect(search).toHaveValue("tea");
    await page.getByRole("link", { name: "Candles" }).first().click();
    await expect(heading(page)).toHaveText("Candles");
    await expect(search).toHaveValue("");
    await page.goBack();
    await expect(search).toHaveValue("tea");
  });
  await test.step("a visitor who types during a visit can continue on the next page", async () => {
    await search.focus();
    await live(page.locator(".site-search"));
    const release = await hold(page, "**/en/news", { times: 1 });
    await page.locator('.site-footer a[href="/en/news"]').click();
    await search.fill("lin");
    release();
    await expect(page).toHaveURL("/en/news");
    await expect(search).toBeFocused();
    await page.keyboard.type("en");
    await expect(search).toHaveValue("linen");
    await expect(options(page).first()).toContainText("linen");
    await page.goBack();
    await expect(search).toHaveValue("tea");
  });
  await test.step("an empty search is not sent but shows a message", async () => {
    await search.click();
    await live(page.locator(".site-search"));
    await search.fill(" ");
    await page.locator(".site-search button").click();
    await expect(panel(page)).toHaveText("Please enter a search term.");
    await expect(search).toBeFocused();
    await expect(page).toHaveURL("/en/catalog?q=tea");
  });
  await test.step("suggestions show the price and no maker's numbers; the last one leads to all results", async () => {
    await search.fill("stoneware");
    await expect(options(page).first()).toHaveText(/^Stoneware[^·]* (from )?€[\d.]+ In stock$/);
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveText(/^All \d+ results$/);
    const number = /\d+/.exec((await options(page).last().textContent())!)![0];
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/catalog?q=stoneware");
    await expect(page.locator("#list-count")).toHaveText(`${number} products`);
    await search.click();
  });
  await test.step("a search with a typo finds the product, and Enter opens it", async () => {
    await search.fill("tide-lime mug");
    await expect(options(page).first()).toContainText("Stoneware mug, tide-line glaze");
    await expect(options(page).first().locator("img")).toHaveJSProperty("complete", true);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toContainText("Stoneware mug, tide-line glaze");
    await expect(search).toHaveValue("");
  });
  await test.step("on a phone the list has the window's width and entries large enough to tap", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await walk(page, "/en/terms");
    await search.click();
    await live(page.locator(".site-search"));
    await search.fill("tea");
    await expect(page.getByRole("listbox", { name: "Products found" })).toBeVisible();
    const list = (await panel(page).boundingBox())!;
    expect([list.x, list.width]).toEqual([8, 344]);
    expect(list.y).toBeGreaterThanOrEqual((await search.boundingBox())!.y + 44);
    for (const option of await options(page).all())
      expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(parseFloat(await search.evaluate((input) => getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(16);
    const name = (await options(page).first().locator(".atoll-suggestion-name").textContent())!;
    await options(page).first().click();
    await expect(heading(page)).toHaveText(name);
  });
});

test("SRC-01 SRC-02 searches without a result, near ones and the last ones are offered in French @all", async ({
  page,
  visit,
}) => {
  const search = page.locator("#site-search");
  await visit("/fr/terms");
  await test.step("no result shows a message, and the page of results offers categories", async () => {
    await search.click();
    await live(page.locator(".site-search"));
    await search.fill("xyzzy");
    await expect(panel(page)).toHaveText("Aucun produit trouvé");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Résultats pour « xyzzy »");
    await expect(page.locator(".empty").getByRole("link", { name: "Café" })).toBeVisible();
  });
  await test.step("a word that no product has beside one that some have offers these, here and on the page", async () => {
    const meant = "Aucun résultat pour « espresso xyzzy ». Voici les résultats pour « espresso ».";
    await search.fill("espresso xyzzy");
    await expect(page.getByRole("group", { name: meant }).getByRole("option").first()).toContainText("Espresso");
    await expect(options(page).last()).toHaveText(/^Voir les? \d+ résultats?$/);
    await page.keyboard.press("Enter");
    await expect(page.getByText(meant, { exact: true })).toBeVisible();
    await expect(heading(page)).toHaveText("Résultats pour « espresso »");
    await expect(page.locator(".product-card h3").first()).toContainText("Espresso");
    expect(await violations(page, ".catalogue-list")).toEqual([]);
  });
  await test.step("with consent for preferences an empty box offers the last searches, until they are cleared", async () => {
    await search.fill("");
    await expect(panel(page)).toHaveCount(0);
    await setConsentCookie(page, { preferences: true });
    for (const term of ["lin", "thé"]) {
      await search.fill(term);
      await page.keyboard.press("Enter");
      await expect(heading(page)).toHaveText(`Résultats pour « ${term} »`);
    }
    await visit("/fr/terms");
    await search.focus();
    await expect(page.getByRole("listbox", { name: "Recherches récentes" })).toBeVisible();
    await expect(options(page)).toHaveText(["thé", "lin", "Effacer les recherches récentes"]);
    expect(await violations(page, "[role=search]")).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Résultats pour « lin »");
    await search.fill("");
    await expect(options(page)).toHaveText(["lin", "thé", "Effacer les recherches récentes"]);
    await options(page).last().click();
    await expect(panel(page)).toHaveText("Vos recherches récentes ont été effacées.");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    await expect(panel(page)).toHaveCount(0);
  });
});
