// The shop in Arabic: what only a language from right to left shows. access.spec.ts checks the pages with axe in English.
import type { Locator } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { overflow } from "../overflow.ts";
import { pageViolations, violations } from "../violations.ts";
import { signIn } from "./signed-in.ts";
import { arrive, revealIslands, walk } from "./visits.ts";
import { banner, dialog, orderForm, reopenCookies } from "./visitor.ts";

const diary = "/ar/product/desk-diary-2027-coral";

/** Where the first and the last of these characters are drawn, from left to right. */
const placesOf = (text: Locator, first: string, last: string): Promise<[number, number]> =>
  text.evaluate(
    (element, characters) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const places = characters.map(() => 0);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
        characters.forEach((character, index) => {
          const at = node!.data.indexOf(character);
          if (at < 0 || places[index]) return;
          const range = document.createRange();
          range.setStart(node!, at);
          range.setEnd(node!, at + character.length);
          places[index] = range.getBoundingClientRect().left;
        });
      return places as [number, number];
    },
    [first, last],
  );

/** Checks that `first` is drawn to the left of `last`. */
async function readsFromLeft(text: Locator, first: string, last: string): Promise<void> {
  const [left, right] = await placesOf(text, first, last);
  expect(left, `${first} … ${last}`).toBeGreaterThan(0);
  expect(left, `${first} … ${last}`).toBeLessThan(right);
}

const boxOf = async (target: Locator) => (await target.boundingBox())!;

test("LOC-02 telephone numbers, addresses, percentages and codes keep their order in Arabic", async ({
  page,
  visit,
}) => {
  await arrive(page, visit, "/ar/contact");
  const footer = page.locator(".site-footer address").first();
  await readsFromLeft(footer, "8400", "Oostende");
  await readsFromLeft(page.locator(".footer-contact"), "+32", "127");
  await walk(page, "/ar/offers");
  await readsFromLeft(page.locator(".tag-offer").first(), "−", "%");
  await walk(page, diary);
  // A Latin name does not draw the day of the date to itself.
  const [name, year] = await placesOf(page.locator(".review-by").first(), "Bram", "2026");
  expect(name).toBeGreaterThan(year);
  const [comma] = await placesOf(page.locator(".review-by").first(), "،", "2026");
  expect(comma).toBeGreaterThan(year);
});

test("LOC-02 UPL-03 what an upload says about a file reads in order in Arabic, also a Latin name @all", async ({
  page,
  visit,
}) => {
  await signIn(page);
  await visit("/ar/account/files");
  await revealIslands(page);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "bad 1.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("x") });
  const refused = page.locator(".atoll-file-problem");
  await expect(refused).toContainText("⁨PDF⁩، ⁨DOCX⁩");
  const [pdf, docx] = await placesOf(refused, "PDF", "DOCX");
  // The list runs from right to left, unless it continues on the next line.
  expect(pdf).toBeGreaterThan(docx);
  const facts = page.locator(".atoll-file-facts").first();
  const [kind, size] = await placesOf(facts, "PDF", "0.7");
  expect(kind).toBeGreaterThan(size);
});

test("NAV-21 QTY-01 PRO-03 CRT-05 CON-01 pages, panels and dialogs are mirrored in Arabic and never scroll sideways @all", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, visit, diary);
  expect(await overflow(page)).toEqual([]);
  const { ready, minus, plus, add } = orderForm(page);
  await ready();
  expect((await boxOf(minus)).x).toBeGreaterThan((await boxOf(plus)).x);
  // The menu starts at the right edge, and its panel opens from there.
  const first = await boxOf(page.locator(".menu-toggle").getByRole("button"));
  expect(first.x + first.width).toBeGreaterThan(330);
  await page.locator(".menu-toggle").getByRole("button").click();
  await expect.poll(async () => (await boxOf(dialog(page))).x + (await boxOf(dialog(page))).width).toBe(360);
  await page.keyboard.press("Escape");
  await page.locator(".cart-link").focus();
  const panel = page.locator(".atoll-cart-panel");
  await expect(panel.locator(".cart-items")).toBeVisible();
  const lines = await boxOf(panel);
  expect([lines.x >= 0, lines.x + lines.width <= 360]).toEqual([true, true]);
  await add.click();
  const close = dialog(page).getByRole("button", { name: "إغلاق" });
  expect((await boxOf(close)).x).toBeLessThan((await boxOf(dialog(page).getByRole("heading"))).x);
  await close.click();
  await reopenCookies(page);
  const box = await boxOf(banner(page).locator("input").first());
  expect(box.x).toBeGreaterThan((await boxOf(banner(page).getByText("الضرورية", { exact: true }))).x);
});

test("LOC-02 search suggestions and the lines of the cart cover the menu on a small tablet", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 640, height: 740 });
  await arrive(page, visit, "/ar/news");
  await page.locator("#site-search").fill("قه");
  const options = page.locator(".atoll-options");
  await expect(options).toBeVisible();
  const { y, height } = await boxOf(page.locator(".menu"));
  const isOnTop = await options.evaluate(
    (list, at) => {
      const { left, width } = list.getBoundingClientRect();
      return list.contains(document.elementFromPoint(left + width / 2, at));
    },
    y + height / 2,
  );
  expect(isOnTop).toBe(true);
});

const pages = [
  "/ar",
  "/ar/catalog/candles?display=list",
  diary,
  "/ar/product/manila-rope-three-strand-16-mm",
  "/ar/shoppingcarts",
  "/ar/checkout",
  "/ar/contact",
  "/ar/news",
  "/ar/workshops",
];

for (const width of [360, 1280])
  test(`LOC-02 NAV-21 axe finds nothing on Arabic pages ${width} px wide, which do not scroll sideways @all`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [index, path] of pages.entries())
      await test.step(path, async () => {
        await (index === 0 ? arrive(page, visit, path) : walk(page, path));
        await revealIslands(page);
        expect(await overflow(page)).toEqual([]);
        expect(await violations(page, index === 0 ? undefined : "main")).toEqual([]);
        expect(await pageViolations(page)).toEqual([]);
        // No page mixes the digits 0 to 9 with Arabic ones.
        expect(await page.locator("body").textContent()).not.toMatch(/[٠-٩۰-۹]/);
      });
  });
