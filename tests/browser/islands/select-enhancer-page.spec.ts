// The box of a select and the page around it: its scripts, forms, labels and dialogs.
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { hasChosen, live } from "../shop/visitor.ts";
import { countries, open, selectHtml } from "./selects.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("OPT-08 what scripts, forms and fieldsets do to the select is shown in the box", async ({
  page,
  control,
  visit,
}) => {
  const { select, box, list, option, chosen, show } = await open(
    page,
    control,
    visit,
    selectHtml("", countries.replace('value="be"', 'value="be" selected')),
  );

  await test.step("what scripts change at the select is shown: options, the chosen one, disabled and invalid; a reset, too", async () => {
    const act = (script: (element: HTMLSelectElement) => void) => select.evaluate(script as (element: Element) => void);
    await act((element) => element.append(new Option("Denmark", "dk")));
    await box.click();
    await option("Denmark").click();
    expect(await chosen()).toEqual(["dk"]);
    await act((element) => {
      element.value = "fr";
      element.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect(box).toHaveText("France");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(box).toHaveText("Belgium");
    await act((element) => {
      element.setAttribute("aria-invalid", "true");
      element.classList.add("is-invalid");
    });
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(".ts-wrapper")).toHaveClass(/is-invalid/);
    await act((element) => (element.disabled = true));
    await expect(page.locator(".ts-wrapper")).toHaveClass(/disabled/);
    await box.click({ force: true });
    await expect(option("France")).toBeHidden();
    await act((element) => (element.disabled = false));
    await act((element) => element.replaceChildren(new Option("Spain", "es"), new Option("Italy", "it", true, true)));
    await expect(box).toHaveText("Italy");
    await page.evaluate(() => window.atoll!.sweep(document.querySelector("#page")!));
    expect(
      await select.evaluate((element) => [...(element as HTMLSelectElement).options].map(({ value }) => value)),
    ).toEqual(["es", "it"]);
    await expect(select).toHaveValue("it");
  });

  await test.step("data attributes of options and groups are the page's own: values, names and what can be chosen are the select's", async () => {
    const options = `<option value="1" data-value="x" data-text="Other" data-optgroup="9">One</option><option value="2" data-value="x" data-disabled="false">Two</option><optgroup label="Far" data-value="1" data-label="Near" data-disabled="true"><option value="3" data-text="Other">Three</option></optgroup>`;
    await show(selectHtml("", options));
    for (const anew of [false, true]) {
      if (anew) await select.evaluate((element) => element.append(new Option("Four", "4")));
      await box.click();
      await expect(list.getByRole("option")).toHaveText(["One", "Two", "Three", ...(anew ? ["Four"] : [])]);
      await expect(list).toContainText("Far");
      await option("Two").click();
      expect(await chosen()).toEqual(["2"]);
      await box.click();
      await option("Three").click();
      expect(await chosen()).toEqual(["3"]);
    }
  });

  await test.step("in a fieldset that is disabled the box is off with its select, and on again with it", async () => {
    await show(`<fieldset disabled>${selectHtml()}</fieldset>`);
    await expect(page.locator(".ts-wrapper")).toHaveClass(/disabled/);
    await box.click({ force: true });
    await expect(list).toBeHidden();
    expect(await select.evaluate((element) => (element as HTMLSelectElement).disabled)).toBe(false);
    await page.locator("fieldset").evaluate((element) => ((element as HTMLFieldSetElement).disabled = false));
    await expect(page.locator(".ts-wrapper")).not.toHaveClass(/disabled/);
    await box.click();
    await option("France").click();
    expect(await chosen()).toEqual(["fr"]);
  });

  await test.step("a required select that is empty is asked for where it is seen, and its label leads there", async () => {
    await show(selectHtml("required"));
    await expect(box).toHaveAttribute("aria-required", "true");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(box).toBeFocused();
    await expect(page).toHaveURL(/\/lab\/select$/);
    await page.getByRole("button", { name: "Reset" }).focus();
    await page.getByText("Country", { exact: true }).last().click();
    await expect(box).toBeFocused();
    await expect(list).toBeHidden();
  });
});

test("OPT-08 the box takes name and focus of the select, also of one in a dialog; one that it cannot stand for stays as it is", async ({
  page,
  control,
  visit,
  guard,
}) => {
  await test.step("a select that has the focus while its code comes hands it on to what takes its place", async () => {
    await serveLab(control, { select: { page: `<h1>Country</h1>${selectHtml('data-island-when="interaction"')}` } });
    await visit("/lab/select");
    await page.locator("#c").focus();
    await live(page.locator("[data-island]"));
    await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
    await expect(page.locator("#c")).not.toBeFocused();
  });

  const { box, option, chosen, show } = await open(page, control, visit, selectHtml());

  await test.step("the name of a select without label, and one around the select, is that of the box", async () => {
    await show(selectHtml('aria-label="Country"').replace(/<label.*?<\/label>/, ""));
    await box.click();
    await option("France").click();
    expect(await chosen()).toEqual(["fr"]);
    const around = selectHtml().replace(/<label.*?<\/label>(.*)/, "<label>Country $1</label>");
    await show(around);
    await expect(box).toHaveText("Choose");
    await box.click();
    await option("Chile").click();
    await expect(option("Chile")).toBeHidden();
    expect(await chosen()).toEqual(["ch"]);
  });

  await test.step("options of the same value leave the select as it is, and the console says why", async () => {
    guard.allowConsole(/select-enhancer on <select#c> expects options of different values, found some alike/);
    await page.evaluate(
      (html) => window.atoll!.setHtml(document.querySelector("#place")!, `<form>${html}</form>`),
      selectHtml("", "<option value=a>A</option><option value=a>B</option>"),
    );
    await expect(page.locator("select")).toHaveAttribute("data-island-state", "failed");
    await page.locator("select").selectOption({ label: "B" });
  });

  await test.step("in a dialog the list opens, and Escape closes it and leaves the dialog", async () => {
    await page.evaluate(() => window.atoll!.setHtml(document.querySelector("#place")!, ""));
    await page.evaluate((html) => {
      const dialog = document.body.appendChild(document.createElement("dialog"));
      dialog.id = "around";
      dialog.showModal();
      window.atoll!.setHtml(dialog, `<form>${html}</form>`);
    }, selectHtml());
    await expect(page.locator(".ts-wrapper")).toBeVisible();
    await box.click();
    await expect(page.getByRole("option", { name: "France" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option", { name: "France" })).toBeHidden();
    await expect(page.locator("#around")).toBeVisible();
  });
});
