import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import type { Control } from "../guard/control.ts";
import { serveLab } from "../lab.ts";
import { live } from "../shop/visitor.ts";

async function serveSpinner(control: Control, attributes: string, value: string): Promise<void> {
  const page = `<h1>Parcels</h1><div data-island="number-spinner" ${attributes}><label for="n">Parcels</label> <input id="n" name="n" inputmode="numeric" value="${value}"></div>`;
  await serveLab(control, { spinner: { page } });
}

async function open(page: Page, visit: (path: string) => Promise<unknown>) {
  await visit("/lab/spinner");
  await live(page.locator("[data-island=number-spinner]"));
  return {
    input: page.getByRole("textbox", { name: "Parcels" }),
    less: page.getByRole("button", { name: "Less" }),
    more: page.getByRole("button", { name: "More" }),
  };
}

test("QTY-08 a number spinner counts up and down, below zero too", async ({ page, visit, control }) => {
  await serveSpinner(control, "", "0");
  const { input, less, more } = await open(page, visit);
  await less.click();
  await less.click();
  await expect(input).toHaveValue("-2");
  await more.click();
  await expect(input).toHaveValue("-1");
});

test("QTY-08 where no negative number goes, minus is off at 0 and below", async ({ page, visit, control }) => {
  await serveSpinner(control, "data-no-negative", "1");
  const { input, less } = await open(page, visit);
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

test("QTY-08 what is no number becomes 0", async ({ page, visit, control }) => {
  await serveSpinner(control, "", "3");
  const { input, more } = await open(page, visit);
  await input.fill("a few");
  await input.press("Tab");
  await expect(input).toHaveValue("0");
  await input.fill("");
  await more.click();
  await expect(input).toHaveValue("1");
});
