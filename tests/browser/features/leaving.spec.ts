// Quantities that a visitor changes a moment before the browser closes the page.
import { expect, test } from "../guard/test.ts";
import { whileStopped } from "../clock.ts";
import { lineOf, open, sent } from "../../islands/cart/cart-lines/cart-lines.ts";
import { setConsentCookie } from "../shop/visitor.ts";
import { switchOff } from "./switch-off.ts";

test.beforeEach(async ({ page }) => {
  await setConsentCookie(page);
  await page.clock.install();
});

for (const [without, feature] of [
  ["keepalive", "fetch() with keepalive"],
  ["beforeunload", "beforeunload event"],
] as const)
  test(`CRT-04 without ${without} a changed and a typed quantity are saved when the browser leaves the page @all`, async ({
    page,
    visit,
    control,
  }) => {
    await switchOff(page, feature);
    await open(page, visit);
    await whileStopped(page, async () => {
      await lineOf(page, /mug/i).more.click();
      await lineOf(page, /diary/i).field.fill("3");
      await visit("/en/terms");
    });
    await expect.poll(() => sent(control)).toEqual(["PUT 3", "PUT 3"]);
  });
