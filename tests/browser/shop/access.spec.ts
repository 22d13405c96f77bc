// Every kind of page, and every state that islands add to it, for people who use it in other ways than most.
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { banner, dialog, hasChosen, heading, live, orderForm, products } from "./visitor.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, a line each: the rule and the first elements that break it. */
async function violations(page: Page): Promise<string[]> {
  // Colours on their way from one to the other are nobody's to judge.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // There are no frames whose results it would have to put together on a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] }).withTags(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

const order = (page: Page) => page.request.post("/api/v1/catalog/products/addtocart", { data: { ProductVariantId: "v4441", Quantity: 2, Name: "" } });

const pages = [
  "/en", "/en/catalog/candles?display=list", products.diary.path, "/en/product/deck-socks-merino-wool", "/en/shoppingcarts", "/en/contact",
  "/en/security/login", "/en/news/behind-the-dunes", "/en/news", "/en/terms", "/en/cookies", "/en/delivery", "/en/inspiration", "/en/workshops", "/en/business",
];
const BY_SCRIPT = "what a script shows, and no visitor asked for, counts as a shift";

/** Shows a page in place. */
async function walk(page: Page, path: string): Promise<void> {
  expect(await page.evaluate((url) => window.atoll!.visit(url), path)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
}

/** How a visitor comes to a state that islands make. */
const states: { name: string; path: string; chosen?: boolean; show(page: Page): Promise<unknown> }[] = [
  { name: "the cookie banner", path: "/en", chosen: false, show: (page) => expect(banner(page)).toBeVisible() },
  {
    name: "the confirmation of an order",
    path: products.coffee.path,
    show: async (page) => {
      await orderForm(page).form.scrollIntoViewIfNeeded();
      await orderForm(page).ready();
      await orderForm(page).add.click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: "a refused quantity",
    path: products.diary.path,
    show: async (page) => {
      await orderForm(page).form.scrollIntoViewIfNeeded();
      await orderForm(page).ready();
      await orderForm(page).quantity.fill("1.5");
      await expect(orderForm(page).note).toBeVisible();
    },
  },
  {
    name: "the question before the cart is emptied",
    path: "/en/shoppingcarts",
    show: async (page) => {
      await page.getByRole("button", { name: "Empty the cart" }).click();
      await expect(dialog(page)).toContainText("Take everything out of your cart?");
    },
  },
  {
    name: "the delivery dialog",
    path: products.diary.path,
    show: async (page) => {
      await page.getByRole("link", { name: "Delivery info" }).click();
      await expect(dialog(page).getByRole("table")).toBeVisible();
    },
  },
  {
    name: "the notice that a form got no answer",
    path: "/en/contact",
    show: async (page) => {
      await page.route("**/en/contact", (route) => route.abort());
      await page.getByLabel("Your name").fill("Ada");
      await page.getByRole("button", { name: "Send the message" }).click();
      await expect(dialog(page)).toContainText("No answer came");
    },
  },
  {
    name: "a refused message",
    path: "/en/contact",
    show: async (page) => {
      await page.getByRole("button", { name: "Send the message" }).click();
      await expect(page.getByLabel("Your name")).toBeFocused();
    },
  },
  {
    name: "the large photo",
    path: products.diary.path,
    show: async (page) => {
      await live(page.locator(".photo-link"));
      await page.locator(".photo-link").click();
      await page.keyboard.press("+");
      await expect(dialog(page).getByRole("button", { name: "Zoom out" })).toBeVisible();
    },
  },
  {
    name: "the help menu in the header",
    path: "/en/news",
    show: async (page) => {
      await live(page.locator(".help"));
      await page.locator(".help .dropdown-toggle").hover();
      await expect(page.locator(".help .dropdown-menu")).toBeVisible();
    },
  },
  {
    name: "the lines of the cart in the header",
    path: "/en/news",
    show: async (page) => {
      await live(page.locator(".cart-widget"));
      await page.locator(".cart-link").focus();
      await expect(page.locator(".atoll-cart-panel .cart-items")).toBeVisible();
    },
  },
];

/** A visitor with something in the cart comes to `path`. */
async function arrive(page: Page, visit: (path: string) => Promise<unknown>, path: string, chosen = true): Promise<void> {
  if (chosen) await hasChosen(page);
  await order(page);
  await visit(path);
  await live(page.locator(".cart-widget"));
}

/** What the browser says by itself of an answer that is none, and of one that refuses. */
function allowFailures(guard: { allowConsole(pattern: RegExp): void }, name: string): void {
  if (name.startsWith("the notice")) guard.allowConsole(/ERR_FAILED/);
  if (name.startsWith("a refused message")) guard.allowConsole(/422/);
}

const WIDTHS = [360, 768, 1280];

for (const path of pages) {
  test(`QTY-01 CON-01 NAV-23 ${path} can be read and used by everyone at each width, and needs no sideways scrolling`, async ({ page, visit }) => {
    await arrive(page, visit, path);
    for (const island of await page.locator("main [data-island]").all()) if (await island.isVisible()) await island.scrollIntoViewIfNeeded();
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
      if (width > 320) expect(await violations(page), `at ${width}`).toEqual([]);
    }
  });
}

for (const { name, path, chosen, show } of states) {
  test(`CON-01 PRO-03 CRT-05 NAV-12 ${name} can be read and used by everyone at each width, and fits`, async ({ page, visit, guard }) => {
    allowFailures(guard, name);
    await arrive(page, visit, path, chosen);
    await show(page);
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
      if (width > 320) expect(await violations(page), `at ${width}`).toEqual([]);
      if (await dialog(page).count()) {
        const box = (await dialog(page).boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.height).toBeLessThanOrEqual(640);
      }
    }
  });
}

/** What sticks out of the window sideways, when the page can be scrolled sideways. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isOut = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
    return ["the page", ...[...document.body.querySelectorAll("*")]
      .filter((element) => isOut(element.getBoundingClientRect()) && !element.closest(".menu ul, .table-responsive"))
      .slice(0, 5)
      .map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 100))];
  });

/** Texts and controls that lie on each other, and boxes that cut their text. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) => `${(element.cloneNode(false) as Element).outerHTML.slice(0, 80)} ${element.textContent.trim().slice(0, 20)}`;
    const root = document.querySelector("dialog[open]") ?? document.querySelector("form.atoll-consent, .atoll-cart-panel") ?? document.body;
    const isSeen = (element: Element) => element.checkVisibility() && !element.closest(".visually-hidden, .atoll-visually-hidden, .skip-link, .menu ul, .table-responsive, .product-card-photo, .site-search");
    const hasText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
    const inner = [...root.querySelectorAll("*")].filter((element) => isSeen(element) && (hasText(element) || element.matches("input, select, textarea, button")));
    const found: string[] = [];
    const boxes = inner.flatMap((element) => {
      if (element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).overflowX === "hidden" && getComputedStyle(element).textOverflow !== "ellipsis") found.push(`cut: ${name(element)}`);
      if (element.matches("input, select, textarea, button")) return [{ element, box: element.getBoundingClientRect() }];
      const range = document.createRange();
      return [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue!.trim()).flatMap((node) => {
        range.selectNode(node);
        return [...range.getClientRects()].map((box) => ({ element, box }));
      });
    });
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines may touch.
        if (across > 2 && down > 8) found.push(`${name(one.element)} lies on ${name(other.element)}`);
      }
    });
    return [...new Set(found)].slice(0, 5);
  });

/** As a visitor has it who set the browser's text to twice its size. */
const doubleText = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets = [sheet];
  });

test("WCAG-1.4.4 with text of twice the size no page is cut, crowded or scrolled sideways", async ({ page, visit }) => {
  await doubleText(page);
  await arrive(page, visit, pages[0]!);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of width > 360 ? pages.slice(1, 7) : pages) {
      await walk(page, path);
      expect(await overflow(page), `${path} at ${width}`).toEqual([]);
      expect(await crowded(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

for (const { name, path, chosen, show } of states) {
  test(`WCAG-1.4.4 with text of twice the size ${name} is not cut, crowded or scrolled sideways`, async ({ page, visit, guard }) => {
    allowFailures(guard, name);
    await doubleText(page);
    await arrive(page, visit, path, chosen);
    await show(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
      expect(await crowded(page), `at ${width}`).toEqual([]);
    }
  });
}

/** The stand-in's pages as those of a language that reads from right to left. */
const mirror = (page: Page): Promise<unknown> =>
  page.route(/\/en(\/|$|\?)/, async (route) => {
    if (!/text\/html/.test(route.request().headers()["accept"] ?? "")) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<html lang="[^"]*"/, '<html lang="ar" dir="rtl"') });
  });

const boxOf = async (target: Locator) => (await target.boundingBox())!;

test("NAV-21 QTY-01 PRO-03 CRT-05 CON-01 from right to left everything is mirrored, and no page scrolls sideways", async ({ page, visit, guard }) => {
  guard.allowShift(BY_SCRIPT);
  await mirror(page);
  await arrive(page, visit, pages[0]!);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of width > 360 ? pages.slice(1, 5) : pages) {
      await walk(page, path);
      expect(await overflow(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await walk(page, products.diary.path);
  const { ready, minus, plus, add } = orderForm(page);
  await ready();
  expect((await boxOf(minus)).x).toBeGreaterThan((await boxOf(plus)).x);
  // The menu begins at the right edge.
  const first = await boxOf(page.locator(".menu a").first());
  expect(first.x + first.width).toBeGreaterThan(330);
  await page.locator(".cart-link").focus();
  const panel = page.locator(".atoll-cart-panel");
  await expect(panel.locator(".cart-items")).toBeVisible();
  const lines = await boxOf(panel);
  expect([lines.x >= 0, lines.x + lines.width <= 360]).toEqual([true, true]);
  await add.click();
  const close = await boxOf(dialog(page).getByRole("button", { name: "Close" }));
  expect(close.x).toBeLessThan((await boxOf(dialog(page).getByRole("heading"))).x);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.locator(".site-footer [data-consent-open]").click();
  const box = await boxOf(banner(page).locator("input").first());
  expect(box.x).toBeGreaterThan((await boxOf(banner(page).getByText("Necessary", { exact: true }))).x);
});

test("WCAG-1.4.11 with forced colours the focus, the buttons, the chosen and the edges of what opens are seen", async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await arrive(page, visit, "/en/catalog/candles");
  const drawn = (target: Locator, what: "outline" | "border-top"): Promise<boolean> =>
    target.evaluate((element, what) => {
      const style = getComputedStyle(element);
      const [kind, width, color] = ["style", "width", "color"].map((part) => style.getPropertyValue(`${what}-${part}`));
      return kind !== "none" && Number.parseFloat(width!) > 0 && !/rgba.*, 0\)$|transparent/.test(color!) && color !== getComputedStyle(document.body).backgroundColor;
    }, what);
  expect(await drawn(page.locator(".page-item.active .page-link"), "outline")).toBe(true);
  expect(await drawn(page.locator(".toolbar-display a[aria-current]"), "outline")).toBe(true);
  expect(await drawn(page.locator(".cart-count"), "border-top")).toBe(true);
  const bars = await page.locator(".menu a").evaluateAll((links) => links.filter((link) => getComputedStyle(link).borderBottomColor !== getComputedStyle(document.body).backgroundColor).map((link) => link.textContent));
  expect(bars).toEqual(["Candles"]);
  for (const name of ["Sort by", "Search in the shop"]) {
    await page.getByLabel(name).focus();
    expect(await drawn(page.getByLabel(name), "outline")).toBe(true);
  }
  await walk(page, products.diary.path);
  const { ready, plus, add } = orderForm(page);
  await ready();
  for (const target of [plus, add]) {
    expect(await drawn(target, "border-top")).toBe(true);
    await target.focus();
    expect(await drawn(target, "outline")).toBe(true);
  }
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  expect(await drawn(dialog(page), "border-top")).toBe(true);
  await page.keyboard.press("Escape");
  await page.locator(".cart-link").focus();
  await expect(page.locator(".atoll-cart-panel .cart-items")).toBeVisible();
  expect(await drawn(page.locator(".atoll-cart-panel"), "border-top")).toBe(true);
  await page.locator(".site-footer [data-consent-open]").click();
  expect(await drawn(banner(page), "border-top")).toBe(true);
  for (const button of await banner(page).getByRole("button").all()) expect(await drawn(button, "border-top")).toBe(true);
});

test("QTY-01 what a finger has to hit is at least 44 px wide and high", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(products.diary.path);
  const tall = async (targets: Locator, count: number): Promise<void> => {
    await expect(targets).toHaveCount(count);
    for (const target of await targets.all()) expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  };
  await tall(banner(page).getByRole("button"), 3);
  await banner(page).getByRole("button", { name: "Decline all" }).click();
  const { ready, plus, minus, add } = orderForm(page);
  await ready();
  for (const target of [plus, minus]) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await add.click();
  await tall(dialog(page).locator(".atoll-dialog-buttons > *"), 2);
  const close = (await dialog(page).getByRole("button", { name: "Close" }).boundingBox())!;
  expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
});

test("NAV-15 whoever asks for less motion gets none: no dialog, panel or page glides", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hasChosen(page);
  await order(page);
  await visit(products.diary.path);
  await page.evaluate(() => {
    (window as any).moved = [];
    for (const type of ["animationstart", "transitionrun"]) {
      document.addEventListener(type, (event) => {
        const animation = (event.target as Element).getAnimations().find((one) => Number(one.effect?.getComputedTiming().duration) > 20);
        if (animation) (window as any).moved.push(`${type} ${(event.target as Element).className}`);
      });
    }
  });
  await orderForm(page).ready();
  await live(page.locator(".cart-widget"));
  await page.locator(".cart-link").hover();
  await expect(page.locator(".atoll-cart-panel .cart-items")).toBeVisible();
  await orderForm(page).add.click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("link", { name: "Go to the cart" }).click();
  await expect(heading(page)).toHaveText("Your cart");
  await page.locator(".site-footer [data-consent-open]").click();
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => (window as any).moved)).toEqual([]);
});
