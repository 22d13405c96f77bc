import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { setConsentCookie, heading, live, products } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const area = (page: Page) => page.getByRole("region", { name: "Your account" });
const host = (page: Page) => page.locator("[data-island=login-area]");
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "LaguneLoginArea");
/** The boxes of the notice bar and of the area, both from one moment. */
const boxes = (page: Page): Promise<{ bar: DOMRect; area: DOMRect }> =>
  area(page).evaluate((element) => ({
    bar: document.querySelector(".notice-bar")!.getBoundingClientRect().toJSON() as DOMRect,
    area: element.getBoundingClientRect().toJSON() as DOMRect,
  }));
const visitInPlace = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((url) => window.atoll!.visit(url), path);

test("CNT-07 NAV-20 logged-out visitors see a login invitation; closed, it stays away for 900 seconds", async ({
  page,
  visit,
}) => {
  await test.step("on a product page the invitation appears without moving or covering anything", async () => {
    await visit(products.diary.path);
    await live(host(page));
    await expect(area(page)).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    const { bar, area: box } = await boxes(page);
    expect(box.bottom).toBeLessThanOrEqual(bar.bottom + 1);
    const { expires, sameSite, path } = (await cookie(page))!;
    expect([sameSite, path]).toEqual(["Lax", "/"]);
    expect(Math.abs(expires - Date.now() / 1000 - 900)).toBeLessThan(60);
  });
  await test.step("other pages do not show it again, but the home page does, as high as the bar on a phone", async () => {
    await visitInPlace(page, "/en/terms");
    await expect(area(page)).toBeHidden();
    await visitInPlace(page, "/en");
    await expect(area(page)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    const { bar, area: box } = await boxes(page);
    expect(box.height).toBeLessThanOrEqual(bar.height + 1);
  });
  await test.step("the button closes it, which its cookie remembers, and Tab continues in the header", async () => {
    await area(page).getByRole("button", { name: "Close" }).press("Enter");
    await expect(area(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    expect((await cookie(page))!.value).toBe("closed");
  });
  await test.step("its link logs in and returns to the same page, without the invitation", async () => {
    // As after 900 seconds.
    await page.context().clearCookies({ name: "LaguneLoginArea" });
    await visitInPlace(page, "/en/catalog/tea?sort=price");
    await area(page).getByRole("link", { name: "Log in" }).click();
    await expect(heading(page)).toHaveText("Log in");
    await page.getByLabel("Email address").fill("ada@example.org");
    await page.getByLabel("Password", { exact: true }).fill("lagune");
    const countResponse = page.waitForResponse("**/wishlist/products/count");
    await page.locator("#page").getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL("/en/catalog/tea?sort=price");
    await countResponse;
    await expect(heading(page)).not.toHaveText("Log in");
    await expect(host(page)).toHaveCount(0);
  });
});
