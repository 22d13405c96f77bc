import { expect, test } from "../../../browser/guard/test.ts";
import { whileStopped } from "../../../browser/clock.ts";
import type { LabPage } from "../../../browser/lab.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { pageLoads } from "../page-loads.ts";
import { answerVatCheck } from "../vat-check.ts";
import { city, code, host, open, options, sent, towns, typeCode } from "./city-field-part.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("CHK-06 the towns of a postal code replace the field by a dropdown; without any, text remains", async ({
  page,
  visit,
  control,
}) => {
  const questions = await open(page, control, visit);
  await test.step("two towns become a select with the field's label and no preselection", async () => {
    await typeCode(page, "8300");
    await expect(city(page).locator("option")).toHaveText(["Choose your town", "Knokke", "Westkapelle"]);
    await expect(city(page)).toHaveAccessibleDescription("As on your letters");
    expect(await sent(page)).toEqual([""]);
    await city(page).selectOption("Westkapelle");
    expect(await sent(page)).toEqual(["Westkapelle"]);
  });
  await test.step("another postal code replaces the town; the only town is preselected", async () => {
    await typeCode(page, "9000");
    await expect(city(page).locator("option")).toHaveText(["Ghent"]);
    expect(await sent(page)).toEqual(["Ghent"]);
  });
  await test.step("three or more towns are searched by any part, ignoring case and accents", async () => {
    await typeCode(page, "4000");
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("");
    await city(page).click();
    await expect(options(page)).toHaveText(towns["4000"]!);
    await city(page).pressSequentially("LIE");
    await expect(options(page)).toHaveText(["Liège"]);
    await expect(options(page).locator("mark")).toHaveText("Liè");
    await city(page).fill("beyond");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(options(page)).toHaveCount(0);
    expect(await sent(page)).toEqual(["Glain <b>and</b> beyond"]);
  });
  await test.step("leaving the field picks a matching town; other text and Escape restore the last", async () => {
    await city(page).fill("roc");
    await city(page).press("Tab");
    expect(await sent(page)).toEqual(["Rocourt"]);
    await city(page).fill("Paris");
    await expect(page.locator(".atoll-options")).toHaveText("No matching town with this postcode");
    await city(page).press("Tab");
    expect(await sent(page)).toEqual(["Rocourt"]);
    await city(page).fill("saint");
    await page.keyboard.press("Escape");
    await expect(city(page)).toHaveValue("Rocourt");
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await options(page).last().click();
    expect(await sent(page)).toEqual(["Saint-Nicolas"]);
    await expect(city(page)).toBeFocused();
  });
  await test.step("without towns the text stays; a new country searches again; known towns are reused", async () => {
    await typeCode(page, "1000");
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Saint-Nicolas");
    await city(page).fill("Brussels");
    // Each question is awaited before the next choice: quick changes would be merged into one.
    await page.getByLabel("Country").selectOption("2");
    await expect.poll(() => questions.at(-1)).toBe("2 1000");
    await typeCode(page, "8300");
    await expect.poll(() => questions.at(-1)).toBe("2 8300");
    await page.getByLabel("Country").selectOption("1");
    // The typed town is the third choice.
    await expect(city(page)).toHaveRole("combobox");
    await city(page).click();
    await expect(options(page)).toHaveText(["Brussels", "Knokke", "Westkapelle"]);
    expect(await sent(page)).toEqual(["Brussels"]);
    expect(questions).toEqual(["1 8300", "1 9000", "1 4000", "1 1000", "2 1000", "2 8300"]);
  });
});

test("CHK-06 CHK-07 the server's town is preselected; choices and input survive a page refresh", async ({
  page,
  visit,
  control,
}) => {
  await open(page, control, visit, { code: "8400", city: "STENE" });
  let refreshes = 0;
  /** Refreshes the page by entering a VAT number and going on to the town. */
  const refreshPage = async (): Promise<void> => {
    const before = await pageLoads(control);
    const number = refreshes++;
    // Prices change with the validity.
    await answerVatCheck(page, number % 2 === 0);
    await page.getByRole("textbox", { name: "VAT number" }).fill(`BE${number}`);
    const old = (await host(page).elementHandle())!;
    await city(page).focus();
    await expect.poll(() => pageLoads(control)).toBe(before + 1);
    // The old page has the same values, so what follows would also be true of it.
    await expect.poll(() => old.evaluate((element) => element.isConnected)).toBe(false);
    await live(host(page));
    await expect(page.getByRole("textbox", { name: "VAT number" })).toHaveValue(`BE${number}`);
    await expect(city(page)).toBeFocused();
    await expect(page.locator("[name=BillingCity]")).toHaveCount(1);
  };
  await test.step("the server's town is preselected", async () => {
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Stene");
    await city(page).click();
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await options(page).last().click();
  });
  await test.step("a town chosen from many stays", async () => {
    await refreshPage();
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Zandvoorde");
  });
  await test.step("a town chosen from two stays, although the server's form has no select", async () => {
    await typeCode(page, "8300");
    await expect(city(page).locator("option")).toHaveCount(3);
    await city(page).selectOption("Knokke");
    await refreshPage();
    await expect(city(page).locator("option")).toHaveText(["Knokke", "Westkapelle"]);
    await expect(city(page)).toHaveValue("Knokke");
    expect(await sent(page)).toEqual(["Knokke"]);
  });
  await test.step("a typed town stays, also if it is none of the towns", async () => {
    await typeCode(page, "1000");
    await expect(city(page)).toHaveRole("textbox");
    await city(page).fill("Brussels");
    await refreshPage();
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Brussels");
    await typeCode(page, "8300");
    await refreshPage();
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Brussels");
    expect(await sent(page)).toEqual(["Brussels"]);
  });
});

test("CHK-06 VAL-12 SUI-05 towns load once typing pauses; errors show at the dropdown, and it fits 320 px", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  const fr: LabPage = { lang: "fr", settings: { culture: "fr", locale: "fr" } };
  const questions = await open(page, control, visit, undefined, {
    ...fr,
    after: '<div data-island="validation"></div>',
  });
  await test.step("towns are requested from four characters on, not for each key", async () => {
    await code(page).focus();
    await whileStopped(page, async () => {
      for (const digit of "840") await page.keyboard.press(digit);
      await page.clock.runFor(1_000);
      await page.keyboard.press("0");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("0");
      await page.clock.runFor(1_000);
      await expect.poll(() => questions).toEqual(["1 8400"]);
    });
    await page.keyboard.press("Tab");
    await expect(city(page)).toBeFocused();
    await expect(city(page)).toHaveAttribute("placeholder", "Choisissez votre localité");
    await city(page).click();
    await expect(page.getByRole("listbox", { name: "Localités de ce code postal" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press("Escape");
    expect(questions).toEqual(["1 8400"]);
  });
  await test.step("a missing town shows the error at the select and focuses it", async () => {
    await typeCode(page, "8300");
    await expect(city(page).locator("option").first()).toHaveText("Choisissez votre localité");
    await page.getByRole("button", { name: "Order" }).click();
    await expect(city(page)).toBeFocused();
    await expect(city(page)).toHaveAttribute("aria-invalid", "true");
    await expect(city(page)).toHaveAccessibleDescription("As on your letters Please tell us the town.");
    await expect(city(page)).toHaveClass(/input-validation-error/);
    await city(page).selectOption("Knokke");
    await expect(city(page)).not.toHaveAttribute("aria-invalid");
    await expect(page.locator("#city-error")).toBeEmpty();
  });
  await test.step("a script that fills in another address changes the code, then the town", async () => {
    await page.evaluate(() => {
      for (const [name, value] of [
        ["BillingPostalCode", "8400"],
        ["BillingCity", "Zandvoorde"],
      ] as const) {
        const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
        field.value = value;
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Zandvoorde");
    expect(await sent(page)).toEqual(["Zandvoorde"]);
  });
});

test("CHK-06 axe finds nothing at the towns of a postal code @all", async ({ page, visit, control }) => {
  await open(page, control, visit);
  await typeCode(page, "8300");
  await expect(city(page).locator("option")).toHaveCount(3);
  expect(await violations(page, "form")).toEqual([]);
  await typeCode(page, "4000");
  await expect(city(page)).toHaveRole("combobox");
  await city(page).click();
  await expect(options(page).first()).toBeVisible();
  expect(await violations(page, "form")).toEqual([]);
});
