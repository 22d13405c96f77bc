// How pages look without JavaScript: what their styles hide and show, and whether they fit. Unit tests have what the
// pages do: tests/unit/rules/shop-without-script.test.ts and the files named so in tests/islands.
import type { Browser, CDPSession, Page } from "@playwright/test";
import { parsePage, select } from "../../unit/stand-ins/plain-browser/page.ts";
import { controlsOf } from "../../unit/stand-ins/plain-browser/fields.ts";
import { nameOf } from "../../unit/stand-ins/plain-browser/names.ts";
import { entriesOf } from "../../unit/stand-ins/plain-browser/submission.ts";
import { faultOf } from "../../unit/stand-ins/plain-browser/validity.ts";
import { expect, test } from "../guard/test.ts";
import { findOverflow, overflow } from "../overflow.ts";
import { libraryPath, signIn } from "./signed-in.ts";
import { orderForm, products } from "./visitor.ts";

test.use({ pictures: true });

/** A page in a context of its own, because the guards need JavaScript. */
async function pageWithoutScript(browser: Browser, baseURL: string | undefined, width = 1280): Promise<Page> {
  const viewport = { width, height: 800 };
  return (await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })).newPage();
}

/** Which of the elements are visible, by selector; all that match it must be so. */
const visibility = (page: Page, selectors: string[]): Promise<Record<string, boolean | null>> =>
  page.evaluate((selectors) => {
    const isVisible = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const of = (selector: string): boolean | null => {
      const states = new Set([...document.querySelectorAll(selector)].map(isVisible));
      return states.size === 1 ? [...states][0]! : null;
    };
    return Object.fromEntries(selectors.map((selector) => [selector, of(selector)]));
  }, selectors);

/** Opens the page and compares which elements are visible. */
async function expectVisible(page: Page, path: string, expected: Record<string, boolean>): Promise<void> {
  await page.goto(path);
  expect(await visibility(page, Object.keys(expected)), path).toEqual(expected);
}

/** How many items of the home page's rows are in view. */
const itemsInRows = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const countOf = (preset: string): number => {
      const list = document.querySelector(`[data-preset=${preset}] ul`)!;
      const { right } = list.getBoundingClientRect();
      return [...list.children].filter((item) => item.getBoundingClientRect().right <= right + 1).length;
    };
    const [brands, partners, ticker] = ["brands", "partners", "ticker"].map(countOf) as [number, number, number];
    return { scrollWidth: document.documentElement.scrollWidth, brands, partners, ticker };
  });

test("NAV-23 CNT-07 OPT-03 OPT-11 LEN-02 without JavaScript what needs it is hidden, and all else shows", async ({
  browser,
  baseURL,
}) => {
  const page = await pageWithoutScript(browser, baseURL);
  await expectVisible(page, "/en", {
    ".notice": true,
    ".login-area": false,
  });
  expect(await itemsInRows(page)).toEqual({ scrollWidth: 1280, brands: 6, partners: 5, ticker: 1 });
  await expectVisible(page, "/en/contact", {
    "#page a[href='mailto:hello@lagune.example']": true,
    ".business-card-hint": false,
  });
  expect(
    await page.evaluate(() => {
      const card = document.querySelector("[data-island=qr-code]")!;
      return card.querySelector("address")!.getBoundingClientRect().x - card.getBoundingClientRect().x;
    }),
  ).toBe(0);
  await expectVisible(page, "/en/product/manila-rope-three-strand-10-mm", {
    "#quantity-cut": true,
    ".length-sums": false,
  });
  await expectVisible(page, "/en/payment?order=LG-9", { "[data-payment-info]": true });
  await expectVisible(page, "/en/payment/card", { ".payment-script": true });
  await expectVisible(page, "/en/catalog/shirts-and-bags", { "#filters [type=submit]": true });
  await expectVisible(page, "/en/product/stoneware-cup-sea-salt-glaze", { ".gallery-photos a": true });
  await expectVisible(page, "/en/inspiration", { "video[controls]": true, ".idea": true });
  expect(
    await page.evaluate(() => ({
      columns: new Set([...document.querySelectorAll(".idea")].map((idea) => idea.getBoundingClientRect().left)).size,
      isLoading: document.body.classList.contains("loading"),
      // A cover of the loading page would be here.
      top: document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest("#page, body")!.id,
    })),
  ).toEqual({ columns: 3, isLoading: true, top: "page" });
  // The menu button for phones.
  await page.setViewportSize({ width: 360, height: 740 });
  await expectVisible(page, "/en", { "[data-island=mobile-navigation]": false });
  await page.context().close();
});

/** Checks that the page fits the window, from left to right and from right to left. */
async function expectFits(page: Page, rightToLeft = false): Promise<void> {
  expect(await overflow(page), page.url()).toEqual([]);
  if (!rightToLeft) return;
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  expect(await page.evaluate(findOverflow), `${page.url()}, right to left`).toEqual([]);
}

test("NAV-23 CNT-08 without JavaScript rows of brands show as many items as fit @all", async ({ browser, baseURL }) => {
  const page = await pageWithoutScript(browser, baseURL);
  await page.goto("/en");
  for (const [width, brands, partners] of [
    [1280, 6, 5],
    [1024, 3, 5],
    [1023, 3, 3],
    [600, 2, 3],
    [599, 2, 2],
    [480, 1, 2],
    [479, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await itemsInRows(page)).toEqual({ scrollWidth: width, brands, partners, ticker: 1 });
  }
  await page.locator("[data-preset=partners] li").last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "North Sea Museum" })).toBeInViewport();
  await page.context().close();
});

test("NAV-23 CNT-03 PRO-01 without JavaScript photos fit, and a banner is a part of its page @all", async ({
  browser,
  baseURL,
}) => {
  const page = await pageWithoutScript(browser, baseURL);
  await page.goto("/en/offers");
  await page.getByRole("link", { name: "Last pieces in stock" }).click();
  await expect(page.getByRole("complementary", { name: "Delivery" })).toHaveCSS("position", "static");
  await page.goto("/en/product/stoneware-cup-sea-salt-glaze");
  await expectFits(page);
  await test.step("a gallery on a page without the shop's styles", async () => {
    await page.setViewportSize({ width: 360, height: 720 });
    await page.goto("/islands/frames/gallery/1?style=none");
    await expect(page.locator("[data-island=gallery] ul")).toHaveCSS("list-style-type", "none");
    await expect(page.locator("[data-island=gallery] ul")).toHaveCSS("padding-inline-start", "0px");
    await page.evaluate(() => {
      for (const image of document.images) image.width = 900;
    });
    await expectFits(page);
  });
  await page.context().close();
});

test("NAV-23 ORD-01 PRO-03 LEN-02 SEC-04 without JavaScript pages and their results fit a phone @all", async ({
  browser,
  baseURL,
}) => {
  const page = await pageWithoutScript(browser, baseURL, 360);
  for (const path of ["/en/news?day=2026-10-09", "/en/shoppingcarts/shared/office-kitchen"]) {
    await page.goto(path);
    await expectFits(page);
  }
  await test.step("a checked list of products", async () => {
    await page.goto("/en/catalog/orderpad");
    await page.getByLabel("Item numbers and quantities").fill("KIT-3400;4\nCOF-114;1\nTEA-132;0,25");
    await page.getByRole("button", { name: "Check list" }).click();
    await expect(page.locator(".order-pad tbody tr[data-state]")).toHaveCount(3);
    await expectFits(page, true);
  });
  await test.step("a plan of cuts", async () => {
    await page.goto(products.rope.path);
    await page.getByLabel("Length in metres, row 1").fill("2.7");
    await page.getByLabel("Number of pieces, row 1").fill("3");
    await page.getByRole("button", { name: "Plan cuts" }).click();
    await expect(page.locator(".cut-list li")).not.toHaveCount(0);
    await expectFits(page, true);
  });
  await test.step("past orders and a refund", async () => {
    await signIn(page, "joris@lagune.example");
    await page.goto("/en/sales/orders?pagenbr=1");
    await expectFits(page, true);
    await page.goto("/en/sales/orders?pagenbr=1");
    await page.getByRole("link", { name: /^Request a refund.*10402/ }).click();
    await expectFits(page);
  });
  await test.step("a product for a wishlist, and recovery codes", async () => {
    await signIn(page);
    await page.goto("/en/catalog/wishlist/popup?productVariantId=v4019");
    await expectFits(page);
    await page.goto("/en/security/twofactorhome/email");
    await page.getByRole("button", { name: "Send me a code" }).click();
    const [, code] = /the code is (\d{6})/.exec(await page.locator(".two-factor").innerText())!;
    await page.locator("[name=Code]").fill(code!);
    await page.getByRole("button", { name: "Check code" }).click();
    await expect(page.getByRole("link", { name: "Done" })).toBeVisible();
    await expectFits(page);
  });
  await page.context().close();
});

/** Pages with many kinds of fields. */
const forms = [
  "/en",
  "/en/shoppingcarts",
  "/en/checkout",
  "/fr/business",
  "/en/workshops",
  "/en/contact",
  "/en/catalog/shirts-and-bags",
  "/en/product/t-shirt-organic-cotton",
  "/en/catalog/wishlist/list?Id=72",
  "/en/catalog/wishlist/popup?productVariantId=v4019",
  "/en/sales/orders",
  "/en/account/files",
  "/en/account/prepaid",
  "/en/catalog/orderpad",
  "/en/security/changepassword",
  libraryPath("en"),
];

/** Elements with a name, in document order. */
const named = "a[href], button, summary, select, textarea, input:not([type=hidden])";

test("NAV-23 the browser without script of the unit tests reads forms and names as Chromium does @all", async ({
  browser,
  baseURL,
}) => {
  const page = await pageWithoutScript(browser, baseURL);
  await signIn(page);
  await page.goto(products.diary.path);
  await orderForm(page).add.click();
  const devtools = await page.context().newCDPSession(page);
  for (const path of forms)
    await test.step(path, async () => {
      const html = await (await page.goto(path))!.text();
      const tree = parsePage(html);
      const own = {
        entries: select(tree, "form").map((form) =>
          entriesOf(tree, form).map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
        ),
        areValid: select(tree, "form").map((form) => controlsOf(tree, form).every((field) => !faultOf(tree, field))),
      };
      expect(own).toEqual(await page.evaluate(formsInBrowser));
      const names = select(tree, named).map((element) => nameOf(tree, element));
      const seen = await namesInBrowser(page, devtools);
      expect(seen.size).toBeGreaterThan(10);
      for (const [index, name] of seen) expect(letters(names[index]!), `${path}, ${index}`).toBe(letters(name));
    });
  await page.context().close();
});

/** Styles may change the case, and add spaces. */
const letters = (name: string): string => name.toLowerCase().replaceAll(/\s/g, "");

/** Names in the browser's accessibility tree, by place among the elements that match `named`. */
async function namesInBrowser(page: Page, devtools: CDPSession): Promise<Map<number, string>> {
  await page.evaluate((named) => {
    for (const [index, element] of document.querySelectorAll(named).entries())
      element.setAttribute("data-place", String(index));
  }, named);
  const places = new Map<number, number>();
  const read = ({ attributes = [], backendNodeId, children = [] }: Node): void => {
    const at = attributes.indexOf("data-place");
    if (at >= 0) places.set(backendNodeId, Number(attributes[at + 1]));
    children.forEach(read);
  };
  read((await devtools.send("DOM.getDocument", { depth: -1 })).root);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const seen = nodes.flatMap(({ ignored, backendDOMNodeId = 0, name }): [number, string][] => {
    const place = places.get(backendDOMNodeId);
    return ignored || place === undefined ? [] : [[place, String(name?.value ?? "")]];
  });
  return new Map(seen);
}

/** A node as the devtools describe it. */
interface Node {
  attributes?: string[];
  backendNodeId: number;
  children?: Node[];
}

/** Runs in the page. What each form sends without a pressed button, and whether its fields are valid. */
function formsInBrowser(): { entries: string[][][]; areValid: boolean[] } {
  const forms = [...document.forms];
  const entriesIn = (form: HTMLFormElement): string[][] =>
    [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  return { entries: forms.map(entriesIn), areValid: forms.map((form) => form.checkValidity()) };
}
