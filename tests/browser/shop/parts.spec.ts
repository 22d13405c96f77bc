// Pages made of parts in the shop: reviews, a list that grows, a photo that grows, a greeting, a form that asks.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { mark, marked, requestCount, scrolledTo, scrollOf } from "../navigation/watch.ts";
import { signIn } from "./signed-in.ts";
import { dialog, heading, live, products, setConsentCookie } from "./visitor.ts";

test.use({ transitions: true });

const { diary } = products;
const announced = (page: Page): Locator => page.locator("#atoll-live-polite");
const focused = (page: Page): Locator => page.locator(":focus");

test.beforeEach(({ page }) => setConsentCookie(page));

test("NAV-14 NAV-02 reviews turn pages and are sorted in their place; Back and a reload show the same @all", async ({
  page,
  visit,
  guard,
}) => {
  await visit(diary.path);
  const reviews = page.locator("#reviews");
  const range = reviews.locator("[data-announce]");
  const texts = (): Promise<string[]> => reviews.locator(".review").allInnerTexts();
  await mark(page, "h1");
  const newest = await texts();
  await reviews.getByRole("link", { name: "More reviews" }).click();
  await expect(range).toHaveText("Reviews 4 to 6 of 8");
  await expect(page).toHaveURL(`${diary.path}?reviewPage=2#reviews`);
  await expect(announced(page)).toHaveText("Reviews 4 to 6 of 8");
  await expect(reviews).toBeFocused();
  await expect(reviews.getByRole("heading")).toBeInViewport();
  const next = await texts();
  expect(next.filter((text) => newest.includes(text))).toEqual([]);
  await test.step("the focus stays on the pressed order", async () => {
    await reviews.getByRole("link", { name: "Lowest rating" }).press("Enter");
    await expect(range).toHaveText("Reviews 1 to 3 of 8");
    await expect(reviews.getByRole("link", { name: "Lowest rating" })).toBeFocused();
    await expect(focused(page)).toHaveAttribute("aria-current", "true");
    await expect(reviews.locator(".review").first()).toContainText("3 out of 5 stars");
    await expect(page).toHaveURL(`${diary.path}?reviewSort=lowest#reviews`);
  });
  await page.goBack();
  await expect(range).toHaveText("Reviews 4 to 6 of 8");
  expect(await texts()).toEqual(next);
  await page.goBack();
  await expect(range).toHaveText("Reviews 1 to 3 of 8");
  expect(await texts()).toEqual(newest);
  await page.goForward();
  await expect(range).toHaveText("Reviews 4 to 6 of 8");
  expect(await marked(page, "h1")).toBe(true);
  await guard.expectFullLoad(() => page.reload());
  await expect(range).toHaveText("Reviews 4 to 6 of 8");
  expect(await texts()).toEqual(next);
});

test("NAV-22 NAV-02 a list grows at a press, with its focus, and Back shows all of it @all", async ({
  page,
  visit,
  control,
}) => {
  await visit("/en/catalog?q=glass");
  const cards = page.locator("#products .product-card");
  const more = page.getByRole("link", { name: "Show more products" });
  await expect(cards).toHaveCount(12);
  await mark(page, "#products");
  await more.press("Enter");
  await expect(cards).toHaveCount(24);
  await expect(cards.nth(12)).toBeFocused();
  await expect(announced(page)).toHaveText("12 more items");
  await more.press("Enter");
  await expect(cards).toHaveCount(26);
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL("/en/catalog?q=glass");
  expect(new Set(await cards.locator("h3").allInnerTexts()).size).toBe(26);
  const last = cards.last().locator(".product-card-link");
  await last.scrollIntoViewIfNeeded();
  const offset = await scrollOf(page);
  await last.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  const requests = await requestCount(control, "/en/catalog");
  await page.goBack();
  await expect(cards).toHaveCount(26);
  expect(await marked(page, "#products")).toBe(true);
  await scrolledTo(page, offset);
  expect(await requestCount(control, "/en/catalog")).toBe(requests);
});

test("NAV-15 the photo of a card grows into that of the product's page, and shrinks on Back @all", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const grown: string[][] = [];
    Object.assign(window, { grown });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      const groups = (): string[] =>
        document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          return /^::view-transition-group\((photo-.*)\)$/.exec(pseudoElement ?? "")?.[1] ?? [];
        });
      transition.ready.then(
        () => grown.push(groups()),
        (error: unknown) => grown.push([String(error)]),
      );
      return transition;
    };
  });
  const grown = (): Promise<string[][]> => page.evaluate(() => (window as unknown as { grown: string[][] }).grown);
  /** The names on the page that more than one element has. */
  const doubles = (): Promise<string[]> =>
    page.evaluate(() => {
      const names = [...document.querySelectorAll("*")]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== "none");
      return names.filter((name, index) => names.indexOf(name) !== index);
    });
  const card = page.locator(".product-card-link", { hasText: diary.name });
  await visit("/en/catalog/stationery");
  const id = await card.locator("img").getAttribute("id");
  expect(id).toMatch(/^photo-p\d+$/);
  await card.click();
  await expect(heading(page)).toHaveText(diary.name);
  await expect.poll(grown).toEqual([[id]]);
  expect(await doubles()).toEqual([]);
  await page.goBack();
  await expect(heading(page)).toHaveText(diary.category);
  await expect.poll(grown).toEqual([[id], [id]]);
  for (const path of ["/en/catalog/stationery", "/en", "/en/offers"]) {
    await visit(path);
    expect(await doubles(), path).toEqual([]);
  }
  await test.step("none for a visitor who wants no motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.locator(".product-card-link").first().click();
    await expect(page).toHaveURL(/\/product\//);
    expect(await grown()).toEqual([]);
  });
});

test("NAV-12 a customer is greeted by name, and asked before an address that is not saved is left @all", async ({
  page,
  visit,
}) => {
  const greeting = page.locator(".hero [data-island=include]");
  await visit("/en");
  await live(greeting);
  await expect(greeting).toHaveText("Welcome to Lagune");
  await signIn(page);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("account:changed")));
  await expect(greeting).toHaveText("Welcome back, Ada");

  await visit("/en/account/addresses/edit?id=a1");
  const street = page.getByRole("textbox", { name: "Street" });
  const save = page.getByRole("button", { name: "Save address" });
  const home = page.locator(".brand");
  await street.fill("Kaaistraat");
  await home.click();
  await expect(dialog(page)).toContainText("Your address is not saved yet. Leave the page?");
  await dialog(page).getByRole("button", { name: "Stay on the page" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(street).toHaveValue("Kaaistraat");
  await test.step("the button says that the address is being saved", async () => {
    const release = await hold(page, "**/account/addresses/*", { times: 1 });
    await save.click();
    await expect(page.getByRole("button", { name: "Saving…" })).toBeVisible();
    release();
  });
  await expect(page.getByText("The address has been saved.")).toBeVisible();
  await expect(page.locator(".address-book")).toContainText("Kaaistraat");
  await home.click();
  await expect(greeting).toHaveText("Welcome back, Ada");
});
