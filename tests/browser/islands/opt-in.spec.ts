import { readdirSync } from "node:fs";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";

/** The names of all islands. */
const names = readdirSync("islands", { withFileTypes: true })
  .filter((domain) => domain.isDirectory())
  .flatMap(({ name: domain }) => readdirSync(`islands/${domain}`));

test("NAV-20 a theme's own elements stay the theme's, also when their classes are names of islands", async ({
  page,
  control,
  visit,
}) => {
  expect(names).toEqual(expect.arrayContaining(["cart-widget", "fake-select", "quantity"]));
  const own = names
    .map(
      (name) =>
        `<div class="${name}"><details class="${name}"><summary>${name}</summary><input aria-label="${name}"></details></div>`,
    )
    .join("");
  await serveLab(control, { own: { before: own, page: `<h1>Own</h1>${own}` } });
  await visit("/lab/own");
  await expect(page.locator("h1")).toHaveText("Own");
  await page.evaluate(() => window.atoll!.scan());
  expect(await page.evaluate(() => window.atoll!.inspect())).toEqual([]);
  await expect(page.locator("[data-island-state]")).toHaveCount(0);
});
