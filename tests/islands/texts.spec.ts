import type { Page } from "@playwright/test";
import { expect, test } from "../browser/guard/test.ts";
import { hold } from "../browser/hold.ts";
import { islandsStarted } from "../browser/islands-started.ts";
import type { Control } from "../browser/guard/control.ts";
import { serveLab } from "../browser/lab.ts";
import { banner, dialog, orderForm } from "../browser/shop/visitor.ts";
import { orderHtml } from "../browser/markup.ts";

const textsPath = "/api/v1/localization/en/stringresources";
const textRequests = async (control: Control) =>
  (await control.log()).filter(({ path }) => path.includes("/stringresources")).map(({ path }) => path);
/** A page with several islands, whose texts the site sends. */
const order = (culture: string) => ({
  before: '<section data-island="consent" aria-label="Cookies"></section>',
  page: `<h1>Order</h1>${orderHtml()}`,
  settings: { culture, locale: culture, stringsVersion: "1" },
});
const title = (page: Page) => banner(page).getByRole("heading");

test("LOC-01 LOC-02 islands use the page's language after one request; texts are cached and renewed", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, Object.fromEntries(["fr", "en"].map((culture) => [culture, order(culture)])));
  for (const [culture, heading] of [
    ["fr", "Nous utilisons des cookies"],
    ["en", "We use cookies"],
  ] as const) {
    await test.step(`islands use /${culture}'s language after a single request`, async () => {
      const before = await textRequests(control);
      await visit(`/lab/${culture}`);
      await expect(title(page)).toHaveText(heading);
      await orderForm(page).ready();
      expect(await textRequests(control)).toEqual([...before, `/api/v1/localization/${culture}/stringresources`]);
    });
  }
  await test.step("the texts are cached: the next page load requests none", async () => {
    await visit("/lab/en");
    await expect(title(page)).toHaveText("We use cookies");
    expect(await textRequests(control)).toHaveLength(2);
  });
  await test.step("texts of another version are shown at once and renewed for the next page load", async () => {
    await page.evaluate(() => {
      const cached = JSON.parse(localStorage.getItem("atoll:texts::en")!);
      cached.version = "old";
      cached.data.Consent.Title = "Old words";
      localStorage.setItem("atoll:texts::en", JSON.stringify(cached));
    });
    await visit("/lab/en");
    await expect(title(page)).toHaveText("Old words");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("atoll:texts::en"))).not.toContain("Old words");
    expect(await textRequests(control)).toHaveLength(3);
    await visit("/lab/en");
    await expect(title(page)).toHaveText("We use cookies");
    expect(await textRequests(control)).toHaveLength(3);
  });
  await test.step("damaged cached texts are requested again", async () => {
    await page.evaluate(() => localStorage.setItem("atoll:texts::en", "{ half"));
    await visit("/lab/en");
    await expect(title(page)).toHaveText("We use cookies");
    expect(await textRequests(control)).toHaveLength(4);
  });
});

// Unit tests cover answers that are a page or empty.
test("LOC-03 if the site's texts fail, Atoll's own are shown with one warning, and the page works", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/the site's texts could not be loaded/, /status of 500/]) guard.allowConsole(pattern);
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await control.answer({ path: textsPath, status: 500 });
  await serveLab(control, { order: order("en") });
  await visit("/lab/order");
  await expect(title(page)).toHaveText("We use cookies");
  await banner(page).getByRole("button", { name: "Decline all" }).click();
  const { ready, plus, quantity, add } = orderForm(page);
  await ready();
  await plus.click();
  await expect(quantity).toHaveValue("2");
  await add.click();
  await expect(dialog(page)).toContainText("added to your cart");
  expect(warnings.filter((text) => text.startsWith("[atoll]"))).toHaveLength(1);
});

test("LOC-03 after five seconds without a response Atoll's own texts are shown until the site's come @all", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  const site = { Consent: { Title: "Cookies of this site" } };
  let release = (): void => {};
  await page.route(`**${textsPath}`, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.fulfill({ json: site });
  });
  const textsRequest = page.waitForRequest(`**${textsPath}`);
  await visit("/en/contact");
  await textsRequest;
  await expect(title(page)).toHaveCount(0);
  // Each run of the clock waits for code that the page has loaded by then.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(title(page)).toHaveText("We use cookies", { timeout: 100 });
  }).toPass();
  release();
  await expect(title(page)).toHaveText("Cookies of this site");
});

test("LOC-01 LOC-02 a site without own texts shows Atoll's; plus and minus work before texts load", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("a site without own texts", async () => {
    guard.allowConsole(/none in "cs"/);
    guard.allowConsole(/status of 404/);
    guard.allowUnknown(/texts\/cs\.json/);
    const files: string[] = [];
    page.on("request", (request) => {
      const [, file] = /\/(texts\/\w+\/\w+|atoll-texts-\w+)\./.exec(request.url()) ?? [];
      if (file) files.push(file);
    });
    const order = (culture: string) => ({ page: orderHtml(), settings: { culture, siteTexts: false } });
    await serveLab(control, {
      french: order("fr"),
      czech: order("cs"),
      translated: { page: orderHtml(), settings: { culture: "cs", texts: "/lab/cs.json" } },
    });
    await test.step("the French texts come in one file, and no groups of other islands", async () => {
      await visit("/lab/french");
      await expect(page.getByRole("button", { name: "Augmenter" })).toBeVisible();
      await islandsStarted(page);
      expect(files.filter((file) => file.startsWith("atoll-texts"))).toEqual(["atoll-texts-fr"]);
      expect(files.filter((file) => /Wishlist|Pickup|Upload/.test(file))).toEqual([]);
      expect(await textRequests(control)).toEqual([]);
    });
    await test.step("a language that Atoll lacks shows English and logs one warning", async () => {
      const warning = page.waitForEvent("console", (message) => message.text().includes('none in "cs"'));
      await visit("/lab/czech");
      await expect(page.getByRole("button", { name: "Increase" })).toBeVisible();
      await warning;
    });
    await test.step("a file of texts at the address in the settings is all that such a language needs", async () => {
      const texts = JSON.stringify({ Quantity: { Increase: "Zvýšit" } });
      await control.page("/lab/cs.json", texts, { headers: { "Content-Type": "application/json" } });
      await visit("/lab/translated");
      await expect(page.getByRole("button", { name: "Zvýšit" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Decrease" })).toBeVisible();
    });
  });
  await test.step("the texts load late, and what was written before gets its text then", async () => {
    await control.reset();
    const release = await hold(page, `**${textsPath}`);
    await serveLab(control, { order: { page: `<h1>Order</h1>${orderHtml()}` } });
    await visit("/lab/order");
    const { ready, plus, minus, quantity, note } = orderForm(page);
    await ready();
    await expect(plus).toHaveAccessibleName("+");
    await expect(minus).toHaveAccessibleName("−");
    await plus.click();
    await expect(quantity).toHaveValue("2");
    await quantity.fill("1,5");
    release();
    await expect(page.locator("form.order").getByRole("button", { name: "Increase" })).toBeVisible();
    await expect(note).toHaveText("Please enter a whole number.");
  });
});
