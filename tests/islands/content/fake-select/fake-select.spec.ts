import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import type { Control } from "../../../browser/guard/control.ts";
import { serveLab } from "../../../browser/lab.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const links = `<details data-island="fake-select"><summary>Newest</summary><ul>
<li><a href="/lab/new" aria-current="true">Newest</a></li><li><a href="/lab/cheap">Cheapest</a></li><li><a
  href="/lab/dear">Dearest</a></li></ul></details>`;
const radios = `<form><details data-island="fake-select"><summary>All</summary><ul>
<li><label><input type="radio" name="town" value="" checked> All</label></li><li><label><input type="radio" name="town"
  value="o"> Ostend</label></li><li><label><input type="radio" name="town" value="g"> Ghent</label></li></ul></details>
<button type="reset">Reset</button></form>`;

async function open(page: Page, control: Control, visit: (path: string) => Promise<unknown>, html: string) {
  await serveLab(control, {
    new: { page: `<h1>Newest</h1>${html}<button type="button">Below</button>` },
    cheap: { page: `<h1>Cheapest</h1>${html.replace("<summary>Newest", "<summary>Cheapest")}` },
  });
  await visit("/lab/new");
  await live(page.locator("details"));
  return {
    summary: page.locator("summary"),
    list: page.locator("details ul"),
    link: (name: string) => page.getByRole("link", { name }),
  };
}

test("SUI-01 the list opens, closes and navigates by button and keyboard, and shows the chosen radio", async ({
  page,
  control,
  visit,
}) => {
  const { summary, list, link } = await open(page, control, visit, links);

  await test.step("the button opens and closes the list; a click outside and Escape close it", async () => {
    await expect(summary).toHaveAttribute("aria-expanded", "false");
    await expect(list).toBeHidden();
    await summary.click();
    await expect(list).toBeVisible();
    await expect(summary).toHaveAttribute("aria-expanded", "true");
    await summary.click();
    await expect(list).toBeHidden();
    await summary.click();
    await page.getByRole("heading").click();
    await expect(list).toBeHidden();
    await expect(summary).toHaveAttribute("aria-expanded", "false");
    await summary.click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
  });

  await test.step("arrows, Home, End and letters move through the list, and Tab leaves it", async () => {
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    await expect(list).toBeVisible();
    await expect(link("Newest")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(link("Cheapest")).toBeFocused();
    await page.keyboard.press("End");
    await expect(link("Dearest")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(link("Dearest")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(link("Newest")).toBeFocused();
    await page.keyboard.press("c");
    await expect(link("Cheapest")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#page h1")).toHaveText("Cheapest");
    await expect(list).toBeHidden();
    await page.goBack();
    await expect(page.locator("#page h1")).toHaveText("Newest");
    await expect(list).toBeHidden();
    await expect(summary).toHaveAttribute("aria-expanded", "false");
    await summary.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await expect(list).toBeHidden();
  });

  await test.step("a link in the list opens in place", async () => {
    await page.evaluate(() => Object.assign(window, { labHere: true }));
    await summary.click();
    await link("Cheapest").click();
    await expect(page.locator("#page h1")).toHaveText("Cheapest");
    expect(await page.evaluate(() => (window as any).labHere)).toBe(true);
  });

  await test.step("the button shows the chosen radio, also after a reset", async () => {
    await serveLab(control, { radios: { page: `<h1>Town</h1>${radios}` } });
    await walk(page, "/lab/radios");
    await live(page.locator("details"));
    await summary.click();
    await page.getByText("Ostend").click();
    await expect(summary).toHaveText("Ostend");
    await expect(list).toBeHidden();
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByLabel("Ostend")).toBeFocused();
    await page.keyboard.press("g");
    await page.keyboard.press("Enter");
    await expect(summary).toHaveText("Ghent");
    await expect(list).toBeHidden();
    expect(await page.evaluate(() => new FormData(document.forms[0]!).get("town"))).toBe("g");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(summary).toHaveText("All");
  });
});
