// The parts of the shop's pages as the server sends them: reviews, the greeting, the next page of a list.
import { expect, test } from "vitest";
import { products } from "../../../fixtures-html/cms/catalogue/index.ts";
import { reviewsOf } from "../../../fixtures-html/cms/catalogue/reviews.ts";
import { plainBrowser } from "../stand-ins/plain-browser/plain-browser.ts";
import { visitor } from "../stand-ins/shop.ts";

const diary = "/en/product/desk-diary-2027-coral";

test("NAV-23 without script reviews turn pages and are sorted, and the page keeps its version", async () => {
  const shop = plainBrowser();
  await shop.open("/en/product/deck-socks-merino-wool?ProductVariantId=v3943");
  const range = (): string => shop.text("#reviews [data-announce]");
  await shop.part("#reviews").link("More reviews").follow();
  expect(range()).toBe("Reviews 4 to 6 of 8");
  expect([shop.query.get("ProductVariantId"), shop.query.get("reviewPage")]).toEqual(["v3943", "2"]);
  await shop.part("#reviews").link("More reviews").follow();
  expect(range()).toBe("Reviews 7 to 8 of 8");
  await shop.part("#reviews").link("Highest rating").follow();
  expect(range()).toBe("Reviews 1 to 3 of 8");
  expect([...shop.query.keys()]).toEqual(["ProductVariantId", "reviewSort"]);
  await shop.open(`${diary}?reviewPage=9&reviewSort=best`);
  expect(range()).toBe("Reviews 1 to 3 of 8");
});

test("NAV-23 CAT-02 without script the link under a list leads to its next page, until the last one", async () => {
  const shop = plainBrowser();
  await shop.open("/en/catalog?q=glass");
  await shop.link("Show more products").follow();
  await shop.link("Show more products").follow();
  expect(shop.url).toBe("/en/catalog?q=glass&pageindex=3");
  expect(shop.count("#show-more")).toBe(0);
});

test("the greeting names a signed-in customer, and is not sent again while it is the same", async () => {
  const ada = visitor("nl");
  const greeting = (tag = "") => ada.ask("/nl/parts/greeting", { headers: { "If-None-Match": tag } });
  const first = await greeting();
  expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(await first.text()).toContain("Welkom bij Lagune");
  const tag = first.headers.get("ETag")!;
  expect((await greeting(tag)).status).toBe(304);
  await ada.signIn();
  const second = await greeting(tag);
  expect(second.status).toBe(200);
  expect(await second.text()).toContain("Welkom terug, Ada");
});

test("each product has two or three pages of reviews, by different customers, newest first", () => {
  for (const product of products) {
    const reviews = reviewsOf(product);
    expect([5, 6, 8, 9]).toContain(reviews.length);
    expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ text }) => text.en)).size).toBe(reviews.length);
    const days = reviews.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
  }
});
