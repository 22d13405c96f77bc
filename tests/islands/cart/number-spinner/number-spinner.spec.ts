import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab } from "../../../browser/lab.ts";
import { live } from "../../../browser/shop/visitor.ts";

const spinner = (name: string, attributes: string, value: string): string =>
  `<div data-island="number-spinner" ${attributes}><label for="${name}">${name}</label>
    <input id="${name}" name="${name}" inputmode="numeric" value="${value}"></div>`;

function parts(page: Page, name: string) {
  const host = page.locator("[data-island=number-spinner]").filter({ hasText: name });
  return {
    host,
    input: host.getByRole("textbox", { name }),
    less: host.getByRole("button", { name: "Decrease" }),
    more: host.getByRole("button", { name: "Increase" }),
  };
}

test("QTY-08 a number spinner counts up and down, negative only where allowed; other input becomes 0", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    spinner: { page: `<h1>Parcels</h1>${spinner("Parcels", "", "0")}${spinner("Bags", "data-no-negative", "1")}` },
  });
  await visit("/lab/spinner");
  for (const name of ["Parcels", "Bags"]) await live(parts(page, name).host);

  await test.step("the buttons count up and down, also below zero", async () => {
    const { input, less, more } = parts(page, "Parcels");
    await less.click();
    await less.click();
    await expect(input).toHaveValue("-2");
    await more.click();
    await expect(input).toHaveValue("-1");
  });

  await test.step("from right to left the sign stays before the number", async () => {
    const { input } = parts(page, "Parcels");
    await page.evaluate(() => void (document.documentElement.dir = "rtl"));
    // A browser shows "-1" as "1-" in a field whose text runs from right to left.
    await expect(input).toHaveCSS("direction", "ltr");
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));
  });

  await test.step("input that is not a number becomes 0", async () => {
    const { input, more } = parts(page, "Parcels");
    await input.fill("a few");
    await input.press("Tab");
    await expect(input).toHaveValue("0");
    await input.fill("");
    await more.click();
    await expect(input).toHaveValue("1");
  });

  await test.step("without negative numbers, the minus button is disabled at 0 and below", async () => {
    const { input, less } = parts(page, "Bags");
    await less.click();
    await expect(input).toHaveValue("0");
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await less.click({ force: true });
    await expect(input).toHaveValue("0");
    await input.fill("-3");
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await input.fill("3");
    await expect(less).toHaveAttribute("aria-disabled", "false");
  });
});
