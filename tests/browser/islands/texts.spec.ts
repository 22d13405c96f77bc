import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import type { Control } from "../guard/control.ts";
import { serveLab } from "../lab.ts";
import { banner, dialog, orderForm, products } from "../shop/visitor.ts";
import { orderHtml } from "./markup.ts";

const textsPath = "/api/v1/localization/en/stringresources";
const asked = async (control: Control) =>
  (await control.log()).filter(({ path }) => path.includes("/stringresources")).map(({ path }) => path);
const title = (page: Page) => banner(page).getByRole("heading");

test("LOC-01 LOC-02 the islands speak the page's language after one request for all of them; texts are kept, and renewed when they are old or damaged", async ({
  page,
  visit,
  control,
}) => {
  for (const [culture, heading] of [
    ["fr", "Des cookies, avec votre accord"],
    ["en", "Cookies, with your permission"],
  ] as const) {
    await test.step(`they speak the language of /${culture}, after one request for all of them`, async () => {
      const before = await asked(control);
      await visit(products.diary.path.replace("/en/", `/${culture}/`));
      await expect(title(page)).toHaveText(heading);
      await orderForm(page).ready();
      expect(await asked(control)).toEqual([...before, `/api/v1/localization/${culture}/stringresources`]);
    });
  }
  await test.step("the texts are kept: the second page load asks for none", async () => {
    await visit("/en/contact");
    await expect(title(page)).toHaveText("Cookies, with your permission");
    expect(await asked(control)).toHaveLength(2);
  });
  await test.step("texts of another version are shown at once and renewed for the next page load", async () => {
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("atoll:texts::en")!);
      kept.version = "old";
      kept.data.Consent.Title = "Old words";
      localStorage.setItem("atoll:texts::en", JSON.stringify(kept));
    });
    await visit("/en/contact");
    await expect(title(page)).toHaveText("Old words");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("atoll:texts::en"))).not.toContain("Old words");
    expect(await asked(control)).toHaveLength(3);
    await visit("/en/contact");
    await expect(title(page)).toHaveText("Cookies, with your permission");
    expect(await asked(control)).toHaveLength(3);
  });
  await test.step("kept texts that are damaged are asked for again", async () => {
    await page.evaluate(() => localStorage.setItem("atoll:texts::en", "{ half"));
    await visit("/en/contact");
    await expect(title(page)).toHaveText("Cookies, with your permission");
    expect(await asked(control)).toHaveLength(4);
  });
});

// An answer that is a page, or empty, is for the unit tests.
test("LOC-03 when the endpoint fails the keys are shown, one warning is logged, and the page works", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/the texts could not be loaded/, /status of 500/]) guard.allowConsole(pattern);
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await control.answer({ path: textsPath, status: 500 });
  await visit(products.diary.path);
  await expect(title(page)).toHaveText("Consent.Title");
  await banner(page).getByRole("button", { name: "Consent.DeclineAll" }).click();
  const { ready, plus, quantity, add } = orderForm(page);
  await ready();
  await plus.click();
  await expect(quantity).toHaveValue("2");
  await add.click();
  await expect(dialog(page)).toContainText("Cart.Added");
  expect(warnings.filter((text) => text.startsWith("[atoll]"))).toHaveLength(1);
});

test("LOC-03 when the answer does not come the keys are shown after five seconds, and the words when they come", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowShift("the banner has more to say in words than in keys");
  await page.clock.install();
  let answer = (): void => {};
  await page.route(`**${textsPath}`, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  const asked = page.waitForRequest(`**${textsPath}`);
  await visit("/en/contact");
  await asked;
  await expect(title(page)).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(title(page)).toHaveText("Consent.Title");
  answer();
  await expect(title(page)).toHaveText("Cookies, with your permission");
});

test("LOC-02 the page does not wait for the texts: plus and minus work before, and what was said is put into words when they come", async ({
  page,
  visit,
  control,
}) => {
  const answer = await hold(page, `**${textsPath}`);
  await serveLab(control, { order: { page: `<h1>Order</h1>${orderHtml()}` } });
  await visit("/lab/order");
  const { ready, plus, minus, quantity, note } = orderForm(page);
  await ready();
  await expect(plus).toHaveAccessibleName("+");
  await expect(minus).toHaveAccessibleName("−");
  await plus.click();
  await expect(quantity).toHaveValue("2");
  await quantity.fill("1,5");
  answer();
  await expect(page.locator("form.order").getByRole("button", { name: "More", exact: true })).toBeVisible();
  await expect(note).toHaveText("Please enter a whole number.");
});
