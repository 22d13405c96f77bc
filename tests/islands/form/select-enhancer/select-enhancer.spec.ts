import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { setConsentCookie } from "../../../browser/shop/visitor.ts";
import { countries, open, selectHtml } from "../selects.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("OPT-08 VAL-07 an option is chosen by mouse or keys and submitted; removal restores the select", async ({
  page,
  control,
  visit,
}) => {
  const { select, box, list, option, chosen } = await open(page, control, visit, selectHtml());

  await test.step("the keys of a native select work: open, letters, arrows and Escape", async () => {
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
    // Pressed together, since a pause starts a new search.
    await Promise.all([page.keyboard.press("b"), page.keyboard.press("r")]);
    await expect(option("Brazil")).toHaveClass(/active/);
    await page.keyboard.press("Enter");
    await expect(list).toBeHidden();
    await expect(box).toBeFocused();
    expect(await chosen()).toEqual(["br"]);
    await expect(page).toHaveURL(/\/lab\/select$/);
  });

  await test.step("disabled options cannot be chosen, and groups show their names", async () => {
    await box.click();
    await expect(list).toBeVisible();
    await expect(list).toContainText("Far");
    await list.getByText("Finland").click({ force: true });
    expect(await chosen()).toEqual(["br"]);
    await page.keyboard.press("Escape");
  });

  await test.step("an option chosen by mouse is submitted; the box is full width and has no input", async () => {
    await page.getByRole("button", { name: "Reset" }).click();
    await page.evaluate(() => {
      for (const type of ["input", "change"])
        document.addEventListener(type, ({ target }) =>
          ((window as any).changes ??= []).push(`${type} ${(target as HTMLSelectElement).value}`),
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
    expect(await page.evaluate(() => (window as any).changes)).toEqual(["input fr", "change fr"]);
    await box.click();
    await page.getByRole("heading").click();
    await expect(list).toBeHidden();
  });

  await test.step("after Back or removal the select has its choice, label and options in order", async () => {
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

test("OPT-08 options are searched and multi-selected; Backspace never clears a single choice @all", async ({
  page,
  control,
  visit,
}) => {
  const release = await hold(page, "**/stringresources");
  const { box, list, option, chosen, show } = await open(
    page,
    control,
    visit,
    selectHtml("multiple", countries.replace('<option value="">Choose</option>', "")),
  );

  await test.step("several options are chosen and removed, and labelled once the texts load", async () => {
    await box.click();
    await option("France").click();
    await option("Brazil").click();
    expect(await chosen()).toEqual(["fr", "br"]);
    release();
    // The first click puts the next option's button under the pointer.
    await page.getByTitle("Remove France").dblclick();
    expect(await chosen()).toEqual(["br"]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Backspace");
    expect(await chosen()).toEqual([]);
    await page.evaluate(() => window.atoll!.sweep(document.querySelector("#page")!));
    await expect(page.locator("select")).toHaveJSProperty("multiple", true);
  });

  // Tom Select takes text from the task after the click on.
  const takesText = (): Promise<void> => expect(page.locator(".ts-wrapper.focus")).toBeVisible();
  await test.step("with data-search typing finds any part of an option", async () => {
    await show(selectHtml("data-search"));
    await box.click();
    await expect(list).toBeVisible();
    await takesText();
    await page.keyboard.type("raz");
    await expect(list.getByRole("option")).toHaveText(["Brazil"]);
    await page.keyboard.press("Enter");
    expect(await chosen()).toEqual(["br"]);
    await box.click();
    await expect(list).toBeVisible();
    await takesText();
    await expect(page.locator(".ts-control > .item")).toBeVisible();
    await page.keyboard.type("zzz");
    await expect(list).toContainText("No results found");
    await expect(page.locator(".ts-control > .item")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.locator(".ts-control > .item")).toBeVisible();
    await expect(option("Brazil")).toBeHidden();
  });

  for (const search of ["", "data-search"]) {
    await test.step(`Backspace and Delete keep a single choice${search && ", also while searching"}`, async () => {
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
});
