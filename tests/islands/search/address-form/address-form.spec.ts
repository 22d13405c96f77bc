import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { serveLab } from "../../../browser/lab.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const items = (page: Page) => page.locator(".tagged li");

test("SRC-05 SRC-06 filters of a tag page and of search results go into the address, and Back undoes them", async ({
  page,
  visit,
}) => {
  await visit("/en/catalog/tag?utm_source=mail&tag=coffee&pageindex=2#more");
  const [kind, sort] = [page.getByLabel("Show", { exact: true }), page.getByLabel("Sort by")];
  await live(page.locator(".toolbar-form"));

  await test.step("each choice updates the page in place, keeps the focus and announces the result count", async () => {
    await sort.focus();
    await sort.selectOption("Type");
    await expect(page).toHaveURL("/en/catalog/tag?utm_source=mail&tag=coffee&sort=kind");
    await expect(items(page).last()).toContainText("Workshop");
    await expect(sort).toHaveValue("kind");
    await expect(sort).toBeFocused();
    await live(page.locator(".toolbar-form"));
    await kind.selectOption("Stories");
    await expect(page).toHaveURL("/en/catalog/tag?utm_source=mail&tag=coffee&sort=kind&entityName=Article");
    await expect(items(page)).toHaveText([/The first coffee that came by sail/]);
    await expect(page.locator("#atoll-live-polite")).toHaveText("1 result");
  });
  await test.step("Back shows the choice and the list of its address", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/sort=kind$/);
    await expect(kind).toHaveValue("");
    await expect(sort).toHaveValue("kind");
    await expect(items(page)).toHaveCount(26);
    await page.goBack();
    await expect(sort).toHaveValue("");
  });
  await test.step("a reset choice is removed from the address", async () => {
    await page.goForward();
    // The form of the page that is left is live, too.
    await expect(sort).toHaveValue("kind");
    await live(page.locator(".toolbar-form"));
    await sort.selectOption("Name");
    await expect(page).toHaveURL("/en/catalog/tag?utm_source=mail&tag=coffee");
  });
  await walk(page, "/en/catalog?q=linen&sort=price-desc&utm_source=mail");
  const all = await page.locator("#list-count").textContent();
  await live(page.locator(".search-filter"));
  await page.getByLabel("In stock only").check();
  await expect(page).toHaveURL("/en/catalog?q=linen&sort=price-desc&utm_source=mail&stock=1");
  await expect(page.getByLabel("In stock only")).toBeFocused();
  await expect(page.locator("#list-count")).not.toHaveText(all!);
  await expect(page.locator(".stock-out")).toHaveCount(0);
  await live(page.locator(".search-filter"));
  await page.getByLabel("Category").selectOption("Fabrics");
  await expect(page).toHaveURL("/en/catalog?q=linen&sort=price-desc&utm_source=mail&stock=1&shelf=fabrics");
  await expect(page.locator("#site-search")).toHaveValue("linen");
  await test.step("two quick changes both apply while the first page is still loading", async () => {
    await live(page.locator(".search-filter"));
    await hold(page, "**/en/catalog?*", { times: 1 });
    const first = page.waitForRequest("**/en/catalog?*");
    await page.getByLabel("In stock only").uncheck();
    await first;
    await page.getByLabel("Category").selectOption("All categories");
    await expect(page).toHaveURL("/en/catalog?q=linen&sort=price-desc&utm_source=mail");
    await expect(page.locator("#list-count")).toHaveText(all!);
  });
});

test("SRC-05 SRC-06 if its code fails to load, the forms are submitted by their buttons", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/island address-form on .* failed \(load\)|ERR_FAILED/);
  await page.route("**/atoll/islands/address-form.*.js*", (route) => route.abort());
  await visit("/en/catalog/tag?tag=coffee");
  await expect(page.locator(".toolbar-form")).toHaveAttribute("data-island-state", "failed");
  await page.getByLabel("Show", { exact: true }).selectOption("Stories");
  await page.getByRole("button", { name: "Show" }).press("Enter");
  await expect(page).toHaveURL(/entityName=Article/);
  await expect(items(page)).toHaveCount(1);
});

test("SRC-05 NAV-20 equal checkbox names, Enter and a failed page load keep the search word", async ({
  page,
  control,
  visit,
}) => {
  const form = `<form data-island="address-form" data-island-when="load"><label><input type="checkbox" name="in"
    value="cups"> Cups</label> <label><input type="checkbox" name="in" value="plates"> Plates</label>
<label>Up to <input name="max"></label> <button>Show</button></form>`;
  await serveLab(control, { list: { page: `<h1>List</h1>${form}` } });
  await visit("/lab/list?in=bowls&q=1");
  await live(page.locator("form"));
  await page.getByLabel("Plates").click();
  await expect(page).toHaveURL("/lab/list?in=plates&q=1");
  await expect(page.getByLabel("Plates")).toBeFocused();
  await live(page.locator("form"));
  await page.getByLabel("Up to").fill("20");
  await page.getByLabel("Cups").focus();
  await expect(page).toHaveURL("/lab/list?in=plates&q=1");
  await page.getByLabel("Up to").press("Enter");
  await expect(page).toHaveURL("/lab/list?q=1&max=20");
  await live(page.locator("form"));
  // A visitor with unsaved input stays on the page.
  await page.evaluate(() => document.addEventListener("page:leave", (event) => event.preventDefault(), { once: true }));
  await page.getByLabel("Cups").click();
  await expect(page.getByLabel("Cups")).not.toBeChecked();
  await expect(page).toHaveURL("/lab/list?q=1&max=20");
});
