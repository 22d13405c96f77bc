import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import type { Control } from "../guard/control.ts";
import { serveLab } from "../lab.ts";
import { hasChosen, live } from "../shop/visitor.ts";

test.beforeEach(({ page }) => hasChosen(page));

const countries = `<option value="">Choose</option><option value="be">Belgium</option><option value="fr">France</option><option value="fi" disabled>Finland</option><optgroup label="Far"><option value="br">Brazil</option><option value="ch">Chile</option></optgroup>`;
const selectHtml = (attributes = "", options = countries): string => `<label for="c">Country</label> <select data-island="select-enhancer" id="c" name="c" ${attributes}>${options}</select>`;

async function open(page: Page, control: Control, visit: (path: string) => Promise<unknown>, html: string) {
  await serveLab(control, {
    select: { before: `<a href="/lab/other">Other</a>`, page: `<h1>Country</h1><form method="get" action="/lab/select">${html}<button>Send</button><button type="reset">Reset</button></form>` },
    other: { page: "<h1>Other</h1>" },
  });
  await visit("/lab/select");
  await live(page.locator("[data-island]"));
  await expect(page.locator(".ts-wrapper")).toBeVisible();
  return {
    select: page.locator("select"),
    box: page.getByRole("combobox", { name: "Country" }),
    list: page.getByRole("listbox", { name: "Country" }),
    option: (name: string) => page.getByRole("option", { name, exact: true }),
    chosen: () => page.evaluate(() => new FormData(document.forms[0]!).getAll("c")),
  };
}

test("OPT-08 a select that has the focus while its code comes hands it on to what takes its place", async ({ page, control, visit }) => {
  await serveLab(control, { select: { page: `<h1>Country</h1>${selectHtml('data-island-when="interaction"')}` } });
  await visit("/lab/select");
  await page.locator("#c").focus();
  await live(page.locator("[data-island]"));
  await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
  await expect(page.locator("#c")).not.toBeFocused();
});

test("OPT-08 VAL-07 what is required is said to be so, also by the rules of the form", async ({ page, control, visit }) => {
  const { box, select } = await open(page, control, visit, selectHtml());
  await expect(box).toHaveAttribute("aria-required", "false");
  await select.evaluate((element) => element.setAttribute("aria-required", "true"));
  await expect(box).toHaveAttribute("aria-required", "true");
});

test("OPT-08 an option chosen with the mouse is what the form sends; the box is as wide as its place and has nothing to type into", async ({ page, control, visit }) => {
  const { box, list, option, chosen } = await open(page, control, visit, selectHtml());
  await page.evaluate(() => {
    for (const type of ["input", "change"]) document.addEventListener(type, ({ target }) => ((window as any).heard ??= []).push(`${type} ${(target as HTMLSelectElement).value}`));
  });
  await expect(box).toHaveText("Choose");
  await expect(page.locator(".ts-wrapper input")).toHaveCount(0);
  expect(await page.locator(".ts-wrapper").evaluate((wrapper) => wrapper.getBoundingClientRect().width === wrapper.parentElement!.clientWidth)).toBe(true);
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

test("OPT-08 the keys are those of a select: it opens, letters and arrows lead to options, Escape leaves things as they are", async ({ page, control, visit }) => {
  const { box, list, option, chosen } = await open(page, control, visit, selectHtml());
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
  await page.keyboard.press("b");
  await page.keyboard.press("r");
  await expect(option("Brazil")).toHaveClass(/active/);
  await page.keyboard.press("Enter");
  await expect(list).toBeHidden();
  await expect(box).toBeFocused();
  expect(await chosen()).toEqual(["br"]);
  await expect(page).toHaveURL(/\/lab\/select$/);
});

test("OPT-08 options that are disabled cannot be chosen, and groups have their names", async ({ page, control, visit }) => {
  const { box, list, chosen } = await open(page, control, visit, selectHtml());
  await box.click();
  await expect(list).toContainText("Far");
  await list.getByText("Finland").click({ force: true });
  expect(await chosen()).toEqual([""]);
});

test("OPT-08 taken away and shown again on Back, the select has what was chosen, its label and its options in their order", async ({ page, control, visit }) => {
  const { select, box, option, chosen } = await open(page, control, visit, selectHtml());
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
  expect(await select.evaluate((element) => [...(element as HTMLSelectElement).options].map(({ value }) => value))).toEqual(["", "be", "fr", "fi", "br", "ch"]);
  expect(await select.evaluate((element) => element.getAttributeNames())).toEqual(["data-island", "id", "name"]);
});

test("OPT-08 what scripts change at the select is shown: options, the chosen one, disabled and invalid; a reset, too", async ({ page, control, visit }) => {
  const { select, box, option, chosen } = await open(page, control, visit, selectHtml("", countries.replace('value="be"', 'value="be" selected')));
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
  expect(await select.evaluate((element) => [...(element as HTMLSelectElement).options].map(({ value }) => value))).toEqual(["es", "it"]);
  await expect(select).toHaveValue("it");
});

test("OPT-08 several can be chosen and taken back, with the mouse and with the keyboard", async ({ page, control, visit }) => {
  const { box, option, chosen } = await open(page, control, visit, selectHtml("multiple", countries.replace('<option value="">Choose</option>', "")));
  await box.click();
  await option("France").click();
  await option("Chile").click();
  expect(await chosen()).toEqual(["fr", "ch"]);
  await page.getByTitle("Remove France").click();
  expect(await chosen()).toEqual(["ch"]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Backspace");
  expect(await chosen()).toEqual([]);
  await page.evaluate(() => window.atoll!.sweep(document.querySelector("#page")!));
  await expect(page.locator("select")).toHaveJSProperty("multiple", true);
});

test("OPT-08 with data-search what is typed looks for any part of an option", async ({ page, control, visit }) => {
  const { box, list, option, chosen } = await open(page, control, visit, selectHtml("data-search"));
  await box.click();
  await page.keyboard.type("raz");
  await expect(list.getByRole("option")).toHaveText(["Brazil"]);
  await page.keyboard.press("Enter");
  expect(await chosen()).toEqual(["br"]);
  await box.click();
  await page.keyboard.type("zzz");
  await expect(list).toContainText("Nothing found");
  await page.keyboard.press("Escape");
  await expect(option("Brazil")).toBeHidden();
});

for (const search of ["", "data-search"]) {
  test(`OPT-08 Backspace and Delete leave the choice of a select of one as it is${search && ", also one too many while searching"}`, async ({ page, control, visit }) => {
    const { box, list, option, chosen } = await open(page, control, visit, selectHtml(search));
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

test("OPT-08 with data-search screen readers hear what is chosen with the empty box, and what else describes it", async ({ page, control, visit }) => {
  const { select, box, option } = await open(page, control, visit, `${selectHtml('data-search aria-describedby="hint"')}<p id="hint">Where it goes</p>`);
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

test("OPT-08 data attributes of options and groups are the page's own: values, names and what can be chosen are the select's", async ({ page, control, visit }) => {
  const options = `<option value="1" data-value="x" data-text="Other" data-optgroup="9">One</option><option value="2" data-value="x" data-disabled="false">Two</option><optgroup label="Far" data-value="1" data-label="Near" data-disabled="true"><option value="3" data-text="Other">Three</option></optgroup>`;
  const { select, box, list, option, chosen } = await open(page, control, visit, selectHtml("", options));
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

test("OPT-08 in a fieldset that is disabled the box is off with its select, and on again with it", async ({ page, control, visit }) => {
  const { select, box, list, option, chosen } = await open(page, control, visit, `<fieldset disabled>${selectHtml()}</fieldset>`);
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

test("OPT-08 a required select that is empty is asked for where it is seen, and its label leads there", async ({ page, control, visit }) => {
  const { box, list } = await open(page, control, visit, selectHtml("required"));
  await expect(box).toHaveAttribute("aria-required", "true");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/lab\/select$/);
  await page.getByRole("button", { name: "Reset" }).focus();
  await page.getByText("Country", { exact: true }).last().click();
  await expect(box).toBeFocused();
  await expect(list).toBeHidden();
});

test("OPT-08 the name of a select without label, and one around the select, is that of the box", async ({ page, control, visit }) => {
  const { box, option, chosen } = await open(page, control, visit, selectHtml('aria-label="Country"').replace(/<label.*?<\/label>/, ""));
  await box.click();
  await option("France").click();
  expect(await chosen()).toEqual(["fr"]);
  const around = selectHtml().replace(/<label.*?<\/label>(.*)/, "<label>Country $1</label>");
  await page.evaluate((html) => window.atoll!.setHtml(document.querySelector("form")!, html), around);
  await expect(box).toHaveText("Choose");
  await box.click();
  await option("Chile").click();
  await expect(option("Chile")).toBeHidden();
  expect(await chosen()).toEqual(["ch"]);
});

test("OPT-08 in a dialog the list opens, and Escape closes it and leaves the dialog", async ({ page, control, visit }) => {
  await serveLab(control, { select: { page: "<h1>Country</h1>" } });
  await visit("/lab/select");
  await page.evaluate((html) => {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.id = "around";
    dialog.showModal();
    window.atoll!.setHtml(dialog, `<form>${html}</form>`);
  }, selectHtml());
  const box = page.getByRole("combobox", { name: "Country" });
  await expect(page.locator(".ts-wrapper")).toBeVisible();
  await box.click();
  await expect(page.getByRole("option", { name: "France" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option", { name: "France" })).toBeHidden();
  await expect(page.locator("#around")).toBeVisible();
});

test("OPT-08 options of the same value leave the select as it is, and the console says why", async ({ page, control, visit, guard }) => {
  guard.allowConsole(/select-enhancer on <select#c> expects options of different values, found some alike/);
  await serveLab(control, { select: { page: `<h1>Country</h1><form>${selectHtml("", "<option value=a>A</option><option value=a>B</option>")}</form>` } });
  await visit("/lab/select");
  await expect(page.locator("select")).toHaveAttribute("data-island-state", "failed");
  await page.locator("select").selectOption({ label: "B" });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  test("OPT-08 the select stays as it is, for the list of the phone", async ({ page, control, visit }) => {
    await serveLab(control, { select: { page: `<h1>Country</h1><form>${selectHtml()}</form>` } });
    await visit("/lab/select");
    await live(page.locator("select"));
    await page.getByLabel("Country").selectOption("fr");
    await expect(page.locator(".ts-wrapper")).toHaveCount(0);
    await expect(page.locator("select")).toBeVisible();
  });
});
