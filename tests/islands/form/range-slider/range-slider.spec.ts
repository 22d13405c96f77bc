import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import type { Control } from "../../../browser/guard/control.ts";
import { serveLab } from "../../../browser/lab.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const oneInput = `<label for="p">People</label> <input id="p" name="p" inputmode="numeric" value="2">`;
const twoInputs = `<label for="from">From</label> <input id="from" name="from" value="20"> <label for="to">to</label>
  <input id="to" name="to" value="60">`;

async function open(
  page: Page,
  control: Control,
  visit: (path: string) => Promise<unknown>,
  attributes: string,
  inputs: string,
  more: { lang?: string; locale?: string } = {},
) {
  const html = `<form><div data-island="range-slider" ${attributes}>${inputs}</div><button
    type="reset">Reset</button></form>`;
  await serveLab(control, {
    range: {
      page: `<h1>Range</h1>${html}`,
      lang: more.lang,
      settings: { ...(more.locale && { locale: more.locale }) },
    },
  });
  await visit("/lab/range");
  await live(page.locator("[data-island]"));
  await expect(page.getByRole("slider").first()).toBeVisible();
  return {
    people: page.locator("#p"),
    from: page.locator("#from"),
    to: page.locator("#to"),
    slider: (name: string) => page.getByRole("slider", { name, exact: true }),
  };
}

const centre = async (target: Locator) => {
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test("OPT-06 by keyboard and mouse a handle changes its input in steps, within its neighbour and end", async ({
  page,
  control,
  visit,
}) => {
  const { from, to, slider } = await open(
    page,
    control,
    visit,
    'data-max="100" data-step="5" data-unit="EUR"',
    twoInputs,
  );

  await test.step("a dragged handle stays between its end and its neighbour and fires events", async () => {
    await page.evaluate(() => {
      for (const type of ["input", "change"])
        document.addEventListener(type, ({ target }) =>
          ((window as any).changes ??= []).push(
            `${type} ${(target as HTMLInputElement).name} ${(target as HTMLInputElement).value}`,
          ),
        );
    });
    const [low, high] = [await centre(slider("From")), await centre(slider("to"))];
    const step = (high.x - low.x) / 8;
    await page.mouse.move(low.x, low.y);
    await page.mouse.down();
    await page.mouse.move(low.x + step * 2.1, low.y);
    await expect(from).toHaveValue("30");
    await page.mouse.move(high.x + 200, low.y);
    await expect(from).toHaveValue("60");
    await page.mouse.up();
    await expect(to).toHaveValue("60");
    const changes = (await page.evaluate(() => (window as any).changes)) as string[];
    expect(changes[0]).toBe("input from 30");
    expect(changes.at(-1)).toBe("change from 60");
    expect(changes.filter((line) => line.startsWith("change"))).toHaveLength(1);
  });

  await test.step("keys move the handle by steps, larger steps and to the ends; the value has its unit", async () => {
    await page.getByRole("button", { name: "Reset" }).click();
    // The handle follows after the form's own reset.
    await expect(slider("From")).toHaveAttribute("aria-valuetext", "€20");
    await slider("From").focus();
    for (const [key, value] of [
      ["ArrowRight", "25"],
      ["ArrowUp", "30"],
      ["ArrowLeft", "25"],
      ["PageUp", "50"],
      ["PageDown", "25"],
      ["Home", "0"],
      ["ArrowLeft", "0"],
      ["End", "60"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(from, key).toHaveValue(value);
    }
    await expect(slider("From")).toHaveAttribute("aria-valuetext", "€60");
  });
});

test("OPT-06 typed values move the handle, which is enabled and disabled with its input", async ({
  page,
  control,
  visit,
}) => {
  await test.step("typed values move the handle", async () => {
    const { from, to, slider } = await open(page, control, visit, 'data-max="100" data-step="5"', twoInputs);
    await from.fill("32");
    await expect(slider("From")).toHaveAttribute("aria-valuetext", "30");
    await from.press("Tab");
    await expect(from).toHaveValue("30");
    await to.fill("999");
    await to.press("Tab");
    await expect(to).toHaveValue("100");
    await to.fill("10");
    await to.press("Tab");
    await expect(to).toHaveValue("30");
    await to.fill("");
    await to.press("Tab");
    await expect(to).toHaveValue("");
    await expect(slider("to")).toHaveAttribute("aria-valuetext", "100");
    await from.fill("many");
    await from.press("Tab");
    await expect(from).toHaveValue("many");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(slider("From")).toHaveAttribute("aria-valuetext", "20");
    await expect(slider("to")).toHaveAttribute("aria-valuetext", "60");
    await expect(from).toHaveValue("20");
  });

  await test.step("the handles of a fieldset follow when the page enables and disables it", async () => {
    const { from, slider } = await open(
      page,
      control,
      visit,
      'data-max="100" data-step="5"',
      `<fieldset disabled>${twoInputs}</fieldset>`,
    );
    await expect(slider("From")).not.toHaveAttribute("tabindex");
    const disable = (isDisabled: boolean) =>
      page
        .locator("fieldset")
        .evaluate((element, disabled) => ((element as HTMLFieldSetElement).disabled = disabled), isDisabled);
    await disable(false);
    await expect(slider("From")).toHaveAttribute("tabindex", "0");
    await slider("From").focus();
    await page.keyboard.press("ArrowRight");
    await expect(from).toHaveValue("25");
    await disable(true);
    await expect(slider("From")).not.toHaveAttribute("tabindex");
  });

  await test.step("the handle of a disabled input does not move", async () => {
    const { from, slider } = await open(
      page,
      control,
      visit,
      'data-max="100"',
      twoInputs.replace('id="from"', 'id="from" disabled'),
    );
    await slider("From").focus();
    await page.keyboard.press("ArrowRight");
    await expect(from).toHaveValue("20");
  });
});

test("OPT-06 LOC-06 the slider follows the page's language and direction; incomplete markup warns", async ({
  page,
  control,
  visit,
  guard,
}) => {
  await test.step("a single handle uses the language's decimal comma without rounding errors", async () => {
    const { people, slider } = await open(
      page,
      control,
      visit,
      'data-min="0" data-max="1" data-step="0,1" data-unit="kilogram"',
      oneInput.replace('value="2"', 'value="0,2"'),
      { lang: "fr", locale: "fr-BE" },
    );
    await slider("People").focus();
    await page.keyboard.press("ArrowRight");
    await expect(people).toHaveValue("0,3");
    await expect(slider("People")).toHaveAttribute("aria-valuetext", /^0,3\skilogramme$/);
  });

  await test.step("a click moves the nearest handle there, and right-to-left mirrors the slider", async () => {
    const { people, slider } = await open(page, control, visit, 'dir="rtl" data-min="1" data-max="12"', oneInput);
    const line = (await page.locator(".noUi-connects").boundingBox())!;
    await page.mouse.click(line.x + 1, line.y + 3);
    await expect(people).toHaveValue("12");
    await slider("People").focus();
    await page.keyboard.press("ArrowRight");
    await expect(people).toHaveValue("11");
    // The sign of a negative number stays before it, and the number at the start of the field.
    await expect(people).toHaveCSS("direction", "ltr");
    await expect(people).toHaveCSS("text-align", "end");
  });

  await test.step("incomplete or contradictory markup leaves the inputs unchanged", async () => {
    guard.allowConsole(/range-slider on <div#none>: data-max expects a number, got nothing/);
    guard.allowConsole(/range-slider on <div#three> expects one or two inputs in it, found 3/);
    guard.allowConsole(/range-slider on <div#order> expects a data-max above data-min, found 5 and 3/);
    const html = `<div id="none" data-island="range-slider">${oneInput}</div>
  <div id="three" data-island="range-slider" data-max="9"><input name="a"><input name="b"><input name="c"></div>
  <div id="order" data-island="range-slider" data-min="5" data-max="3"><input name="d"></div>`;
    await serveLab(control, { range: { page: `<h1>Range</h1>${html}` } });
    await visit("/lab/range");
    for (const island of await page.locator("[data-island]").all())
      await expect(island).toHaveAttribute("data-island-state", "failed");
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.locator("#p").fill("4");
    await expect(page.locator("#p")).toHaveValue("4");
  });
});
