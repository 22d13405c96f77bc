import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const before = menu("one", "two");
const quantity = (value: number): string =>
  `<div data-island="quantity" data-island-when="load"><input name="Quantity" value="${value}"></div>`;

const islands = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.atoll!.inspect().map(({ host, name, state }) => `${name} ${state} ${host.isConnected ? "here" : "gone"}`),
  );

test(
  "NAV-20 a visit unmounts the islands of the old page and mounts those of the new one",
  { tag: "@both" },
  async ({ page, control }) => {
    await serveLab(control, {
      one: {
        before: `${before}<div id="aside">${quantity(9)}</div>`,
        page: `<h1>One</h1>${quantity(1)}${quantity(2)}`,
      },
      two: { before, page: `<h1>Two</h1>${quantity(3)}` },
    });
    await page.goto("/lab/one");
    await expect.poll(() => islands(page)).toEqual(Array(3).fill("quantity live here"));
    await page.locator("#page button").nth(1).click();
    await expect(page.locator("#page input").first()).toHaveValue("2");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect.poll(() => islands(page)).toEqual(Array(2).fill("quantity live here"));
    await expect(page.locator("#aside button")).toHaveCount(2);
    await page.goBack();
    await arrived(page, "one", "One");
    await expect.poll(() => islands(page)).toEqual(Array(3).fill("quantity live here"));
    await expect(page.locator("#page input").first()).toHaveValue("2");
    await expect(page.locator("#page button")).toHaveCount(4);
    await page.locator("#page button").nth(1).click();
    await expect(page.locator("#page input").first()).toHaveValue("3");
  },
);
