// The box of a select in its page: scripts, forms, labels and dialogs.
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab } from "../../../browser/lab.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { countries, open, selectHtml } from "../selects.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("OPT-08 the box reflects changes that scripts, forms and fieldsets make to the select", async ({
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

  await test.step("the box shows changes by scripts and resets: options, choice and states", async () => {
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

  await test.step("a disabled fieldset disables the box, and enabling it enables the box", async () => {
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

  await test.step("an empty required select is reported at the box, and its label focuses it", async () => {
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

test("OPT-08 the box takes the select's name and focus, also in dialogs", async ({ page, control, visit }) => {
  await test.step("a select that is focused while its code loads passes the focus to the box", async () => {
    await serveLab(control, { select: { page: `<h1>Country</h1>${selectHtml('data-island-when="interaction"')}` } });
    await visit("/lab/select");
    await page.locator("#c").focus();
    await live(page.locator("[data-island]"));
    await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
    await expect(page.locator("#c")).not.toBeFocused();
  });

  const { box, option, chosen, show } = await open(page, control, visit, selectHtml());

  await test.step("the box takes its name from the label around the select or from aria-label", async () => {
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

  await test.step("in a dialog, Escape closes the list and keeps the dialog open", async () => {
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
