// Helpers for tests of enhanced selects.
import { expect, type Page } from "@playwright/test";
import type { Control } from "../../browser/guard/control.ts";
import { serveLab } from "../../browser/lab.ts";
import { live } from "../../browser/shop/visitor.ts";

export const countries = `<option value="">Choose</option><option value="be">Belgium</option><option
  value="fr">France</option><option value="fi" disabled>Finland</option><optgroup label="Far"><option
    value="br">Brazil</option><option value="ch">Chile</option></optgroup>`;
export const selectHtml = (attributes = "", options = countries): string =>
  `<label for="c">Country</label> <select data-island="select-enhancer" id="c" name="c"
    ${attributes}>${options}</select>`;

const parts = (page: Page) => ({
  select: page.locator("select"),
  box: page.getByRole("combobox", { name: "Country" }),
  list: page.getByRole("listbox", { name: "Country" }),
  option: (name: string) => page.getByRole("option", { name, exact: true }),
  chosen: () => page.evaluate(() => new FormData(document.forms[0]!).getAll("c")),
});

const form = (html: string): string =>
  `<form method="get" action="/lab/select">${html}<button>Send</button><button type="reset">Reset</button></form>`;

async function expectEnhanced(page: Page): Promise<void> {
  await live(page.locator("[data-island]"));
  await expect(page.locator(".ts-wrapper")).toBeVisible();
}

export async function open(page: Page, control: Control, visit: (path: string) => Promise<unknown>, html: string) {
  await serveLab(control, {
    select: { before: `<a href="/lab/other">Other</a>`, page: `<h1>Country</h1><div id="place">${form(html)}</div>` },
    other: { page: "<h1>Other</h1>" },
  });
  await visit("/lab/select");
  await expectEnhanced(page);
  return {
    ...parts(page),
    /** Replaces the form. */
    show: async (html: string): Promise<void> => {
      await page.evaluate((html) => window.atoll!.setHtml(document.querySelector("#place")!, html), form(html));
      await expectEnhanced(page);
    },
  };
}
