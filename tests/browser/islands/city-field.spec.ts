import { expect, test } from "../guard/test.ts";
import { whileStopped } from "../clock.ts";
import type { LabPage } from "../lab.ts";
import { hasChosen, live } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { city, code, host, loads, open, options, sent, towns, typeCode } from "./towns.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("CHK-06 the towns of a postal code are chosen from a dropdown in place of the field: two of them, one, many to search among; without any they are typed; nothing moves", async ({
  page,
  visit,
  control,
}) => {
  const asked = await open(page, control, visit);
  await test.step("two towns are a select, which has to be chosen from; its label is that of the field", async () => {
    await typeCode(page, "8300");
    await expect(city(page).locator("option")).toHaveText(["Choose your town", "Knokke", "Westkapelle"]);
    await expect(city(page)).toHaveAccessibleDescription("As on your letters");
    expect(await sent(page)).toEqual([""]);
    await city(page).selectOption("Westkapelle");
    expect(await sent(page)).toEqual(["Westkapelle"]);
    expect(await violations(page, "form")).toEqual([]);
  });
  await test.step("a town of another postal code goes with that; the only one that there is, is chosen", async () => {
    await typeCode(page, "9000");
    await expect(city(page).locator("option")).toHaveText(["Ghent"]);
    expect(await sent(page)).toEqual(["Ghent"]);
  });
  await test.step("from three choices on they are searched by any part, with any capitals and accents", async () => {
    await typeCode(page, "4000");
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("");
    await city(page).click();
    await expect(options(page)).toHaveText(towns["4000"]!);
    await city(page).pressSequentially("LIE");
    await expect(options(page)).toHaveText(["Liège"]);
    await expect(options(page).locator("mark")).toHaveText("Liè");
    expect(await violations(page, "form")).toEqual([]);
    await city(page).fill("beyond");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(options(page)).toHaveCount(0);
    expect(await sent(page)).toEqual(["Glain <b>and</b> beyond"]);
  });
  await test.step("what is typed and meant is taken as the field is left, what is no town is not; Escape leaves it as it was", async () => {
    await city(page).fill("roc");
    await city(page).press("Tab");
    expect(await sent(page)).toEqual(["Rocourt"]);
    await city(page).fill("Paris");
    await expect(page.locator(".atoll-options")).toHaveText("No town with this postal code is called that");
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
  await test.step("without any the town is typed, with what stands there; another country asks anew, and known towns are not asked for twice", async () => {
    await typeCode(page, "1000");
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Saint-Nicolas");
    await city(page).fill("Brussels");
    // Each is asked before the next is chosen: one that is changed at once is not asked at all.
    await page.getByLabel("Country").selectOption("2");
    await expect.poll(() => asked.at(-1)).toBe("2 1000");
    await typeCode(page, "8300");
    await expect.poll(() => asked.at(-1)).toBe("2 8300");
    await page.getByLabel("Country").selectOption("1");
    // With what was typed there are three choices.
    await expect(city(page)).toHaveRole("combobox");
    await city(page).click();
    await expect(options(page)).toHaveText(["Brussels", "Knokke", "Westkapelle"]);
    expect(await sent(page)).toEqual(["Brussels"]);
    expect(asked).toEqual(["1 8300", "1 9000", "1 4000", "1 1000", "2 1000", "2 8300"]);
  });
});

test("CHK-06 CHK-07 the town that stood there is preselected with any capitals; what is chosen and typed outlives a page that shows itself anew, with its dropdown and the focus", async ({
  page,
  visit,
  control,
}) => {
  await open(page, control, visit, { code: "8400", city: "STENE" });
  let times = 0;
  /** By the VAT number, which is left for the town. */
  const renew = async (): Promise<void> => {
    const before = await loads(control);
    await page.route(
      "**/checkisvatvalid/*",
      (route) => route.fulfill({ json: { IsVATValidWebService: ++times % 2 === 1, ErrorMessage: "" } }),
      { times: 1 },
    );
    await page.getByRole("textbox", { name: "VAT number" }).fill(`BE${times}`);
    await city(page).focus();
    await expect.poll(() => loads(control)).toBe(before + 1);
    await live(host(page));
    await expect(page.getByRole("textbox", { name: "VAT number" })).toHaveValue(`BE${times - 1}`);
    await expect(city(page)).toBeFocused();
    await expect(page.locator("[name=BillingCity]")).toHaveCount(1);
  };
  await test.step("as the page comes", async () => {
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Stene");
    await city(page).click();
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await options(page).last().click();
  });
  await test.step("one that is chosen from many", async () => {
    await renew();
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Zandvoorde");
  });
  await test.step("one that is chosen from two, by a select that the server does not know", async () => {
    await typeCode(page, "8300");
    await expect(city(page).locator("option")).toHaveCount(3);
    await city(page).selectOption("Knokke");
    await renew();
    await expect(city(page).locator("option")).toHaveText(["Knokke", "Westkapelle"]);
    await expect(city(page)).toHaveValue("Knokke");
    expect(await sent(page)).toEqual(["Knokke"]);
  });
  await test.step("one that is typed, and one that is none of the towns", async () => {
    await typeCode(page, "1000");
    await expect(city(page)).toHaveRole("textbox");
    await city(page).fill("Brussels");
    await renew();
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Brussels");
    await typeCode(page, "8300");
    await renew();
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Brussels");
    expect(await sent(page)).toEqual(["Brussels"]);
  });
});

test("CHK-06 VAL-12 SUI-05 it is asked as a code is typed, once the visitor pauses; what is missing is told at the dropdown; in French, by a script, and at 320 px", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  const fr: LabPage = { lang: "fr", settings: { culture: "fr", locale: "fr" } };
  const asked = await open(page, control, visit, undefined, { ...fr, after: '<div data-island="validation"></div>' });
  await test.step("from four characters on, and not for each", async () => {
    await code(page).focus();
    await whileStopped(page, async () => {
      for (const digit of "840") await page.keyboard.press(digit);
      await page.clock.runFor(1_000);
      await page.keyboard.press("0");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("0");
      await page.clock.runFor(1_000);
      await expect.poll(() => asked).toEqual(["1 8400"]);
    });
    await page.keyboard.press("Tab");
    await expect(city(page)).toBeFocused();
    await expect(city(page)).toHaveAttribute("placeholder", "Choisissez votre localité");
    await city(page).click();
    await expect(page.getByRole("listbox", { name: "Localités de ce code postal" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press("Escape");
    expect(asked).toEqual(["1 8400"]);
  });
  await test.step("what is missing is told at the select, which gets the focus", async () => {
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
  await test.step("a script that fills in another address is followed: the code, then the town", async () => {
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
