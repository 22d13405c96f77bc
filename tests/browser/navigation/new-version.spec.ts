import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";
import { skipPauseBeforeRetry } from "../retry.ts";
import { arrived } from "./watch.ts";

const before = menu("one", "two", "three");
const quantity = `<form><div data-island="quantity" data-island-when="load"><input name="Quantity"
  value="3"></div></form>`;

test("ERR-05 NAV-23 after a deployment removed a chunk, the next link loads the new version", async ({
  page,
  control,
  guard,
}) => {
  guard.allowConsole(/404 \(Not Found\)|chunk load failed/);
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${quantity}` },
    two: { before, page: `<h1>Two</h1>${quantity}` },
    three: { before, page: "<h1>Three</h1>" },
  });
  const host = page.locator("[data-island=quantity]");
  await page.route(/\/quantity\.\w+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await page.goto("/lab/three");
  await skipPauseBeforeRetry(page, () => page.click("#head >> text=one"));
  await arrived(page, "one", "One");
  await expect(host).toHaveAttribute("data-island-state", "failed");
  await expect(page.locator("[name=Quantity]")).toHaveValue("3");
  await expect(page.locator("#page button")).toHaveCount(0);
  // The new version has the missing file.
  await page.unroute(/\/quantity\.\w+\.js/);
  await guard.expectFullLoad(() => page.click("#head >> text=two"));
  await arrived(page, "two", "Two");
  await expect(host).toHaveAttribute("data-island-state", "live");
  await page.click("#head >> text=three");
  await arrived(page, "three", "Three");
  // A content blocker blocks the file on every page.
  await page.route(/\/quantity\.\w+\.js/, (route) => route.fulfill({ status: 404 }));
  await guard.expectFullLoad(() => page.reload());
  await skipPauseBeforeRetry(page, () => page.click("#head >> text=one"));
  await expect(host).toHaveAttribute("data-island-state", "failed");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
});
