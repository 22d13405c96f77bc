import { readdirSync } from "node:fs";
import { expect, test } from "../browser/guard/test.ts";
import { serveLab } from "../browser/lab.ts";
import { quantityHtml } from "../browser/markup.ts";
import { live } from "../browser/shop/visitor.ts";

/** The names of all islands. */
const names = readdirSync("islands", { withFileTypes: true })
  .filter((domain) => domain.isDirectory())
  .flatMap(({ name: domain }) => readdirSync(`islands/${domain}`));

test("NAV-20 a theme's own elements stay untouched, even with classes such as cart-widget or loading", async ({
  page,
  control,
  visit,
}) => {
  expect(names).toEqual(expect.arrayContaining(["cart-widget", "fake-select", "quantity"]));
  const markup = names
    .map(
      (name) =>
        `<div class="${name}"><details class="${name}"><summary>${name}</summary><input
          aria-label="${name}"></details></div>`,
    )
    .join("");
  await serveLab(control, {
    own: {
      bodyClass: "loading",
      before: markup,
      page: `<h1>Own</h1>${markup}${quantityHtml('data-island-when="load"')}`,
    },
  });
  await visit("/lab/own");
  await expect(page.locator("h1")).toHaveText("Own");
  // Once the page's only island is live, the code that looks for islands has run.
  await live(page.locator("[data-island]"));
  await page.evaluate(() => window.atoll!.scan());
  expect(await page.evaluate(() => window.atoll!.inspect().map(({ name }) => name))).toEqual(["quantity"]);
  await expect(page.locator("[data-island-state]")).toHaveCount(1);
  await expect(page.locator("body")).toHaveClass("loading page");
  expect(await page.evaluate(() => getComputedStyle(document.body, "::before").content)).toBe("none");
});
