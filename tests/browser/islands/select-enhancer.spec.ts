import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { hasChosen } from "../shop/visitor.ts";
import { countries, open, selectHtml } from "./selects.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("OPT-08 VAL-07 an option is chosen with the mouse and with the keys of a select, and is what the form sends; taken away, the select has it", async ({
  page,
  control,
  visit,
}) => {
  const { select, box, list, option, chosen } = await open(page, control, visit, selectHtml());

  await test.step("the keys are those of a select: it opens, letters and arrows lead to options, Escape leaves things as they are", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(box).toBeFocused();
    await expect(list).toBeHidden();
    await page.keyboard.press("Space");
    await expect(list).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(option("Belgium")).toHaveClass(/active/);
    await expect(box).toHaveAttribute("aria-activedescendant", (await option("Belgium").getAttribute("id"))!);
    await page.keyboard.press("End");
    await expect(option("Chile")).toHaveClass(/active/);
    await page.keyboard.press("Home");
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    expect(await chosen()).toEqual([""]);
    // In one go: what is typed after a while begins anew.
    await Promise.all([page.keyboard.press("b"), page.keyboard.press("r")]);
    await expect(option("Brazil")).toHaveClass(/active/);
    await page.keyboard.press("Enter");
    await expect(list).toBeHidden();
    await expect(box).toBeFocused();
    expect(await chosen()).toEqual(["br"]);
    await expect(page).toHaveURL(/\/lab\/select$/);
  });

  await test.step("options that are disabled cannot be chosen, and groups have their names", async () => {
    await box.click();
    await expect(list).toBeVisible();
    await expect(list).toContainText("Far");
    await list.getByText("Finland").click({ force: true });
    expect(await chosen()).toEqual(["br"]);
    await page.keyboard.press("Escape");
  });

  await test.step("an option chosen with the mouse is what the form sends; the box is as wide as its place and has nothing to type into", async () => {
    await page.getByRole("button", { name: "Reset" }).click();
    await page.evaluate(() => {
      for (const type of ["input", "change"])
        document.addEventListener(type, ({ target }) =>
          ((window as any).heard ??= []).push(`${type} ${(target as HTMLSelectElement).value}`),
        );
    });
    await expect(box).toHaveText("Choose");
    await expect(page.locator(".ts-wrapper input")).toHaveCount(0);
    expect(
      await page
        .locator(".ts-wrapper")
        .evaluate((wrapper) => wrapper.getBoundingClientRect().width === wrapper.parentElement!.clientWidth),
    ).toBe(true);
    await box.click();
    await expect(list).toBeVisible();
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await option("France").click();
    await expect(box).toHaveText("France");
    await expect(list).toBeHidden();
    expect(await chosen()).toEqual(["fr"]);
    expect(await page.evaluate(() => (window as any).heard)).toEqual(["input fr", "change fr"]);
    await box.click();
    await page.getByRole("heading").click();
    await expect(list).toBeHidden();
  });

  await test.step("what is required is said to be so, also by the rules of the form", async () => {
    await expect(box).toHaveAttribute("aria-required", "false");
    await select.evaluate((element) => element.setAttribute("aria-required", "true"));
    await expect(box).toHaveAttribute("aria-required", "true");
    await select.evaluate((element) => element.removeAttribute("aria-required"));
    await expect(box).toHaveAttribute("aria-required", "false");
  });

  await test.step("taken away and shown again on Back, the select has what was chosen, its label and its options in their order", async () => {
    await box.click();
    await option("Brazil").click();
    await page.getByRole("link", { name: "Other" }).click();
    await expect(page.getByRole("heading")).toHaveText("Other");
    await page.goBack();
    await expect(box).toHaveText("Brazil");
    expect(await chosen()).toEqual(["br"]);
    await page.evaluate(() => window.atoll!.sweep(document.querySelector("#page")!));
    await expect(page.getByLabel("Country")).toHaveJSProperty("localName", "select");
    await expect(select).toHaveValue("br");
    expect(
      await select.evaluate((element) => [...(element as HTMLSelectElement).options].map(({ value }) => value)),
    ).toEqual(["", "be", "fr", "fi", "br", "ch"]);
    expect(await select.evaluate((element) => element.getAttributeNames())).toEqual(["data-island", "id", "name"]);
  });
});

test("OPT-08 several can be chosen, options can be looked for, and no key takes the choice of one away", async ({
  page,
  control,
  visit,
}) => {
  const answer = await hold(page, "**/stringresources");
  const { box, list, option, chosen, select, show } = await open(
    page,
    control,
    visit,
    selectHtml("multiple", countries.replace('<option value="">Choose</option>', "")),
  );

  await test.step("several can be chosen and taken back, with the mouse and with the keyboard, and are named when the words come late", async () => {
    await box.click();
    await option("France").click();
    await option("Chile").click();
    expect(await chosen()).toEqual(["fr", "ch"]);
    answer();
    await page.getByTitle("Remove France").click();
    expect(await chosen()).toEqual(["ch"]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Backspace");
    expect(await chosen()).toEqual([]);
    await page.evaluate(() => window.atoll!.sweep(document.querySelector("#page")!));
    await expect(page.locator("select")).toHaveJSProperty("multiple", true);
  });

  await test.step("with data-search what is typed looks for any part of an option", async () => {
    await show(selectHtml("data-search"));
    await box.click();
    await expect(list).toBeVisible();
    await expect(box).toBeFocused();
    await page.keyboard.type("raz");
    await expect(list.getByRole("option")).toHaveText(["Brazil"]);
    await page.keyboard.press("Enter");
    expect(await chosen()).toEqual(["br"]);
    await box.click();
    await expect(list).toBeVisible();
    await expect(box).toBeFocused();
    await page.keyboard.type("zzz");
    await expect(list).toContainText("Nothing found");
    await page.keyboard.press("Escape");
    await expect(option("Brazil")).toBeHidden();
  });

  for (const search of ["", "data-search"]) {
    await test.step(`Backspace and Delete leave the choice of a select of one as it is${search && ", also one too many while searching"}`, async () => {
      await show(selectHtml(search));
      await box.click();
      await option("France").click();
      await box.focus();
      for (const key of ["Backspace", "Delete"]) await page.keyboard.press(key);
      expect(await chosen()).toEqual(["fr"]);
      await box.click();
      await expect(list).toBeVisible();
      if (search) await page.keyboard.type("x");
      for (let time = 0; time < 3; time++) await page.keyboard.press("Backspace");
      expect(await chosen()).toEqual(["fr"]);
      await expect(page.locator(".ts-control")).toContainText("France");
    });
  }

  await test.step("with data-search screen readers hear what is chosen with the empty box, and what else describes it", async () => {
    await show(`${selectHtml('data-search aria-describedby="hint"')}<p id="hint">Where it goes</p>`);
    await expect(box).toHaveAccessibleDescription("Choose Where it goes");
    await box.click();
    await option("France").click();
    await expect(box).toHaveAccessibleDescription("France Where it goes");
    await select.evaluate((element) => {
      element.removeAttribute("aria-describedby");
      (element as HTMLSelectElement).value = "be";
      element.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect(box).toHaveAccessibleDescription("Belgium");
  });
});
