import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { live, orderForm, setConsentCookie } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const path = "/en/product/manila-rope-three-strand-16-mm";

function planner(page: Page) {
  const section = page.locator(".cut-list");
  return {
    section,
    island: section.locator("[data-island=cut-list]"),
    plan: section.getByRole("button", { name: "Plan cuts" }),
    bars: section.getByRole("listitem"),
    async fill(row: number, length: string, count: string): Promise<void> {
      await section.getByLabel(`Length in metres, row ${row}`).fill(length);
      await section.getByLabel(`Number of pieces, row ${row}`).fill(count);
    },
  };
}

test("LEN-02 pieces are planned with the least waste, and the total becomes the quantity", async ({ page, visit }) => {
  await visit(path);
  const { section, island, plan, bars, fill } = planner(page);
  await island.scrollIntoViewIfNeeded();
  await live(island);
  await test.step("an empty list and an unreadable row have a message, which gets the focus", async () => {
    await plan.click();
    const messages = section.locator(".atoll-cut-message");
    await expect(messages).toBeFocused();
    await expect(messages).toHaveText("Please enter the length of at least one piece.");
    await fill(1, "2.7", "3");
    await fill(2, "25", "four");
    await plan.click();
    const tooLong = "Row 2: 25 m is longer than the longest piece that we sell, 20 m.";
    const noNumber = "Row 2: please enter a whole number of pieces, at most 200.";
    await expect(messages.locator("div")).toHaveText([tooLong, noNumber]);
    await expect(messages).toBeFocused();
    await expect(section.locator("[aria-invalid=true]")).toHaveCount(2);
    await expect(section.getByLabel("Length in metres, row 2")).toHaveAccessibleDescription(tooLong);
    await expect(section.getByLabel("Number of pieces, row 2")).toHaveAccessibleDescription(noNumber);
    await section.getByRole("checkbox", { name: "20 m" }).uncheck();
    await plan.click();
    await expect(messages.locator("div").first()).toHaveText(
      "Row 2: 25 m is longer than the longest length that you ticked, 10 m.",
    );
    await section.getByRole("checkbox", { name: "20 m" }).check();
  });
  await test.step("the plan lists what is cut from each length", async () => {
    await fill(2, "1,2", "4");
    const kerf = section.getByLabel("Loss per cut in millimetres");
    await kerf.fill("20 mm");
    await plan.press("Enter");
    await expect(section.locator(".atoll-cut-message")).toHaveText(
      "Please enter the loss per cut as a number of millimetres, such as 3.",
    );
    await expect(kerf).toHaveAttribute("aria-invalid", "true");
    await kerf.fill("20");
    await plan.press("Enter");
    await expect(section.locator("[aria-invalid=true]")).toHaveCount(0);
    await expect(section.getByText("Your cutting plan")).toBeFocused();
    await expect(section.getByText("Order 15 m in total. 2.1 m of it is waste (14%).")).toBeVisible();
    await expect(bars).toHaveText([
      "1 × 10 m: 3 × 2.7 m, 1 × 1.2 m, 0.62 m left over",
      "1 × 5 m: 3 × 1.2 m, 1.34 m left over",
    ]);
  });
  await test.step("an added row has the next number; an edited list has to be planned again", async () => {
    await section.getByRole("button", { name: "Add a row" }).click();
    await expect(section.getByLabel("Length in metres, row 5")).toBeFocused();
    await fill(5, "1.3", "1");
    await expect(section.getByText("The list has changed. Please plan it again.")).toBeVisible();
    await plan.press("Enter");
    await expect(bars.first()).toContainText("1 × 1.3 m");
  });
  await test.step("a button sets the quantity of the order form", async () => {
    await section.getByRole("button", { name: "Set quantity to 15 m" }).click();
    await expect(orderForm(page).quantity).toBeFocused();
    await expect(orderForm(page).quantity).toHaveValue("15");
    await expect(page.locator("[data-calculated=price]")).toHaveText("€58.50");
  });
});

test("LEN-02 axe finds nothing in a cutting plan, which a phone shows above the bar with the price @all", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(path);
  const { section, island, plan, fill } = planner(page);
  await island.scrollIntoViewIfNeeded();
  await live(island);
  await fill(1, "2.7", "3");
  await plan.click();
  await expect(section.getByText("Your cutting plan")).toBeFocused();
  const box = (await section.locator(".atoll-cut").boundingBox())!;
  const bar = (await page.locator(".buy-bar").boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  expect(await violations(page, ".cut-list")).toEqual([]);
});
