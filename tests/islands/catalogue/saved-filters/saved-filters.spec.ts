import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { heading, live, setConsentCookie } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";

const list = "/en/catalog/shirts-and-bags";
const host = (page: Page) => page.locator("[data-island=saved-filters]");
const links = (page: Page) => host(page).getByRole("link");
const current = (page: Page) => host(page).locator("a[aria-current=true]");
const colour = (page: Page, name: RegExp) => page.locator("#filters").getByRole("checkbox", { name });
const count = (page: Page) => page.locator("#list-count");

/** Opens the form, and types a name into it. */
async function typeName(page: Page, name: string): Promise<void> {
  await live(host(page));
  await page.getByText("Save these filters").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
}

test("FIL-01 FIL-05 CAT-01 filters are saved under a name, follow the facets, and are deleted in place", async ({
  page,
  visit,
  guard,
}) => {
  await setConsentCookie(page);
  await visit(list);
  await expect(host(page)).toHaveCount(0);
  await colour(page, /^Navy \(/).check();
  await expect(count(page)).toHaveText("7 products");
  await test.step("the form saves the filters in place; their link gets the focus and is marked", async () => {
    const top = () =>
      page
        .locator(".product-card")
        .first()
        .evaluate((card) => card.getBoundingClientRect().top + scrollY);
    const place = await top();
    await typeName(page, "Navy things");
    expect(await violations(page, "[data-island=saved-filters]")).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(links(page)).toHaveText(["Navy things"]);
    await expect(links(page)).toBeFocused();
    await expect(current(page)).toHaveText("Navy things");
    await expect(page.locator("#atoll-live-polite")).toHaveText("“Navy things” has been saved.");
    await expect.poll(top).toBe(place);
  });
  await test.step("a name that is taken shows the reason at the field; Escape closes the form", async () => {
    guard.allowConsole(/422 \(Unprocessable/);
    await typeName(page, "navy things");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const field = page.getByRole("textbox", { name: "Name", exact: true });
    await expect(field).toHaveAccessibleDescription("You already have filters with this name. Please choose another.");
    await expect(field).toBeFocused();
    // The same from the server, as before the script has loaded.
    const refused = page.locator("#filter-name-error");
    await guard.expectFullLoad(() => field.evaluate(({ form }: HTMLInputElement) => form!.submit()));
    await live(host(page));
    await expect(refused).toBeVisible();
    await field.fill("Navy thing");
    await expect(refused).toHaveCount(0);
    await expect(field).toHaveAccessibleDescription("");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await field.press("Escape");
    await expect(field).toBeHidden();
    await expect(page.getByText("Save these filters")).toBeFocused();
  });
  await test.step("another facet unmarks the link; the next name saves both", async () => {
    await colour(page, /^Coral \(/).check();
    await expect(current(page)).toHaveCount(0);
    await typeName(page, "Two colours");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(current(page)).toHaveText("Two colours");
    await links(page).filter({ hasText: "Navy things" }).click();
    await expect(count(page)).toHaveText("7 products");
    await expect(current(page)).toHaveText("Navy things");
    await expect(colour(page, /^Coral \(/)).not.toBeChecked();
  });
  await test.step("a save whose answer is lost shows in the list, with a notice; a double click deletes one item", async () => {
    for (const pattern of [/ERR_FAILED/, /may have been saved/]) guard.allowConsole(pattern);
    await page.route("**/catalog/savedfilters", async (route) => (await route.fetch(), route.abort()), { times: 1 });
    await typeName(page, "Thé – été");
    await page.keyboard.press("Enter");
    const unsure = page.locator(".atoll-notice", { hasText: "We could not confirm that the filters were saved." });
    await expect(unsure).toBeVisible();
    await expect(links(page)).toHaveText(["Navy things", "Two colours", "Thé – été"]);
    await live(host(page));
    await typeName(page, "Last");
    await page.keyboard.press("Enter");
    await expect(links(page)).toHaveCount(4);
    await host(page).getByRole("button", { name: "Delete Thé – été" }).dblclick();
    await expect(links(page)).toHaveText(["Navy things", "Two colours", "Last"]);
    await host(page).getByRole("button", { name: "Delete Last" }).click();
    await expect(links(page)).toHaveCount(2);
  });
  await test.step("a deletion moves the focus on, can be undone, and is also gone on a page from the cache", async () => {
    await live(host(page));
    const remove = (name: string) => host(page).getByRole("button", { name: `Delete ${name}` });
    await remove("Navy things").focus();
    for (let times = 0; times < 3; times++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(remove("Two colours")).toBeFocused();
    const notice = page.locator(".atoll-notice", { hasText: "“Navy things” has been deleted." });
    await notice.getByRole("button", { name: "Undo" }).click();
    await expect(links(page)).toHaveText(["Navy things", "Two colours"]);
    await page.locator("#display-list").click();
    await expect(page.locator("#display-list")).toHaveAttribute("aria-current", "true");
    await live(host(page));
    await remove("Two colours").click();
    await expect(page.locator(".atoll-notice-text").getByText("“Two colours” has been deleted.")).toBeVisible();
    await page.goBack();
    await expect(page.locator("#display-grid")).toHaveAttribute("aria-current", "true");
    await expect(links(page)).toHaveText(["Navy things"]);
    await visit("/en/catalog/tea");
    await expect(heading(page)).toHaveText("Tea");
    await expect(links(page)).toHaveText(["Navy things"]);
  });
});
