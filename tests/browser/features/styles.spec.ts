// Stylesheets in browsers that ignore a feature of them.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { serveLab } from "../lab.ts";
import { live } from "../shop/visitor.ts";
import { switchOff } from "./switch-off.ts";

const styleOf = (page: Page, selector: string, property: string, pseudo?: string): Promise<string> =>
  page
    .locator(selector)
    .evaluate((element, [property, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(property!), [
      property,
      pseudo,
    ] as const);

test("FIL-07 without ::details-content a summary opens the filters on a large screen, too @all", async ({
  page,
  control,
  visit,
}) => {
  const replaced = await switchOff(page, "::details-content");
  await serveLab(control, {
    one: { page: "<h1>One</h1><details data-collapse><summary>Filters</summary><p>All brands</p></details>" },
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit("/lab/one");
  expect(replaced()).toBeGreaterThan(0);
  await expect(page.getByText("All brands")).toBeHidden();
  await page.getByText("Filters").click();
  await expect(page.getByText("All brands")).toBeVisible();
});

test("theme: without light-dark() islands have the light colours in a dark page @all", async ({
  page,
  control,
  visit,
}) => {
  const head = '<link rel="stylesheet" href="/atoll/atoll-theme.css"><meta name="color-scheme" content="dark">';
  const html = `<h1>One</h1><div data-island="number-spinner"><label>Number <input value="1"></label></div>`;
  await page.emulateMedia({ colorScheme: "dark" });
  await serveLab(control, { one: { head, page: html } });
  const colours = async (): Promise<string[]> => {
    await visit("/lab/one");
    await live(page.locator("[data-island]"));
    return Promise.all(["color", "background-color"].map((name) => styleOf(page, "input", name)));
  };
  const dark = await colours();
  const replaced = await switchOff(page, "light-dark()");
  const light = await colours();
  expect(replaced()).toBeGreaterThan(0);
  expect(light).not.toEqual(dark);
  expect(light).toEqual(["rgb(33, 37, 41)", "rgb(255, 255, 255)"]);
});

test("OPT-03 without a type in attr() a QR code of any size has a place of 160 px until it is drawn @all", async ({
  page,
  control,
  visit,
}) => {
  const replaced = await switchOff(page, "attr() with a type");
  const release = await hold(page, /qr-code\.\w+\.js/);
  await serveLab(control, {
    one: { page: '<h1>One</h1><div data-island="qr-code" data-text="Hi" data-size="320"><p>Hi</p></div><p>Below</p>' },
  });
  await visit("/lab/one");
  expect(replaced()).toBeGreaterThan(0);
  expect(await styleOf(page, "[data-island=qr-code]", "inline-size", "::before")).toBe("160px");
  release();
  await live(page.locator("[data-island=qr-code]"));
  await expect(page.locator("[data-island=qr-code] svg")).toHaveAttribute("width", "320");
});

test("SUI-01 without alternative text in content the arrow of a list shows under forced colours @all", async ({
  page,
  control,
  visit,
}) => {
  const replaced = await switchOff(page, "Alternative text in content");
  await page.emulateMedia({ forcedColors: "active" });
  await serveLab(control, {
    one: {
      head: '<link rel="stylesheet" href="/atoll/atoll-theme.css">',
      page: `<h1>One</h1><details data-island="fake-select"><summary>Newest</summary><ul>
        <li><a href="/lab/one" aria-current="true">Newest</a></li></ul></details>`,
    },
  });
  await visit("/lab/one");
  await live(page.locator("details"));
  expect(replaced()).toBeGreaterThan(0);
  expect(await styleOf(page, "summary", "content", "::after")).toBe('" ▾"');
});
