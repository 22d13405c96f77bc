import type { Page } from "@playwright/test";
import { chunksWith } from "../../../browser/chunks.ts";
import { whileStopped } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { cartCount, live, setConsentCookie } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const path = "/en/catalog/orderpad";
const box = (page: Page) => page.getByLabel("Item numbers and quantities");
const row = (page: Page, code: string) => page.locator(".order-pad tbody tr[data-state]").filter({ hasText: code });
const csv = (text: string) => ({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
const check = (page: Page) => page.getByRole("button", { name: "Check list" });

test("PRO-03 CRT-04 a pasted list is found, corrected or refused line by line, then added at once", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/status of 500/, /could not be (checked|added)/]) guard.allowConsole(pattern);
  await page.clock.install();
  const release = await hold(page, "**/islands/order-pad.*.js", { times: 1 });
  await visit(path);
  const add = page.getByRole("button", { name: /^Add \d items? to cart$/ });
  const summary = page.locator(".atoll-pad h2 + div");
  await test.step("a file that is chosen, and sent, before the code has loaded is checked", async () => {
    await page.getByLabel("CSV file (optional)").setInputFiles(csv("TEA-132;0.25\n"));
    // After two seconds the browser would send the form.
    await whileStopped(page, async () => {
      await check(page).click();
      release();
      await live(page.locator("[data-island=order-pad]"));
    });
    await expect(row(page, "TEA-132").locator("td").first()).toHaveText("0.25 kg");
    await expect(box(page)).toHaveValue("TEA-132;0.25");
  });
  await test.step("a failed check keeps the list, and can be repeated", async () => {
    await control.answer({ path: "/api/v1/catalog/orderpad/find", method: "POST", status: 500, times: 1 });
    await box(page).fill("KIT-340;4\nkit-340;2\nCOF-105;5\nCOF-114;1\nKIT-3400;3");
    await check(page).click();
    await expect(summary).toHaveText("The list could not be checked. Please try again.");
    await expect(page.locator(".order-pad tfoot")).toHaveCount(0);
    await expect(box(page)).toHaveValue(/^KIT-340;4\nkit-340;2\n/);
  });
  await test.step("each line shows its product, or what is wrong with it; the focus goes to the result", async () => {
    await check(page).click();
    await expect(page.getByRole("heading", { name: "Your list" })).toBeFocused();
    await expect(summary).toHaveText("2 items can be ordered. Please check 2 lines.");
    await expect(row(page, "Balloon whisk, walnut").first().locator("td")).toHaveText(["6", "€161.40"]);
    await expect(row(page, "COF-105")).toContainText("Quantity changed from 5 to 2 kg. Maximum quantity: 2 kg.");
    await expect(row(page, "COF-114")).toContainText("This item is currently sold out.");
    await expect(row(page, "KIT-3400")).toContainText("No product has this item number.");
  });
  await test.step("a suggestion replaces the code; an edited list has to be checked again", async () => {
    await page.getByRole("button", { name: "KIT-340 Balloon whisk, walnut instead of KIT-3400" }).click();
    await expect(row(page, "KIT-340").locator("td").first()).toHaveText("9");
    await expect(box(page)).toHaveValue(/KIT-340;3$/);
    await box(page).press("End");
    await box(page).press("x");
    await expect(add).toHaveCount(0);
    await expect(page.locator(".atoll-pad-action")).toHaveText("The list has changed. Please check it again.");
    await box(page).press("Backspace");
    const release = await hold(page, "**/orderpad/find", { times: 1 });
    await check(page).click();
    await box(page).press("End");
    await box(page).press("y");
    release();
    await expect(summary).toContainText("items can be ordered");
    await expect(box(page)).toBeFocused();
    await box(page).press("Backspace");
    await check(page).click();
  });
  await test.step("one click adds all; what could not be ordered stays in the list", async () => {
    await expect(add).toHaveText("Add 2 items to cart");
    await add.dblclick();
    await expect(row(page, "KIT-340")).toContainText("Added to your cart");
    await expect(cartCount(page)).toHaveText("2");
    await expect(box(page)).toHaveValue("COF-114;1");
    const sent = (await control.log()).filter(({ path }) => path.endsWith("orderpad/addtocart"));
    expect(sent).toHaveLength(1);
  });
});

test("PRO-03 a CSV file joins the list, a workbook is refused; the server's list works with script @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/ERR_FAILED|could not be checked/);
  await visit(path);
  await live(page.locator("[data-island=order-pad]"));
  const summary = page.locator(".atoll-pad h2 + div");
  await box(page).fill("COF-114;1");
  await test.step("a CSV file is added to the list, which is checked at once", async () => {
    await page.getByLabel("CSV file (optional)").setInputFiles(csv("Artikel;Aantal\r\nTEA-132;0,25\r\n"));
    await expect(box(page)).toHaveValue(/^COF-114;1\n{3}Artikel;Aantal\n/);
    await expect(page.locator(".order-pad tbody tr[data-state]")).toHaveCount(2);
    await expect(page.getByRole("heading", { name: "Your list" })).toBeFocused();
  });
  await test.step("a workbook is no list, which the page says and the text stays", async () => {
    const file = { name: "list.xlsx", mimeType: "application/zip", buffer: Buffer.from("PK\u0003\u0004\0\0") };
    await page.getByLabel("CSV file (optional)").setInputFiles(file);
    await expect(summary).toContainText("This file cannot be read. Save the list as CSV and choose that file.");
    await expect(box(page)).toHaveValue(/^COF-114;1\n{3}Artikel;Aantal\n/);
  });
  await test.step("a suggestion of the server works with script", async () => {
    // As before the script has loaded.
    const send = (): Promise<void> => page.locator("#order-pad").evaluate((form: HTMLFormElement) => form.submit());
    await box(page).fill("");
    await guard.expectFullLoad(send);
    await live(page.locator("[data-island=order-pad]"));
    const error = page.getByText("Please enter at least one item number.");
    await expect(box(page)).toHaveAccessibleDescription(/Please enter at least one item number/);
    await box(page).fill("KIT–3400 2");
    await check(page).click();
    await expect(row(page, "KIT-3400")).toContainText("No product has this item number.");
    // The list is no longer empty.
    await expect(error).toBeHidden();
    await expect(box(page)).not.toHaveAttribute("aria-invalid");
    await expect(box(page)).not.toHaveAccessibleDescription(/Please enter/);
    await guard.expectFullLoad(send);
    await live(page.locator("[data-island=order-pad]"));
    await page.locator(".pad-suggestions").getByRole("button").first().click();
    await expect(box(page)).toHaveValue("KIT-340 2");
    await expect(row(page, "KIT-340")).toContainText("Found");
  });
  await test.step("the server checks the list when the code for it cannot load", async () => {
    await page.route(chunksWith("hoeveelheden"), (route) => route.abort());
    await live(page.locator("[data-island=order-pad]"));
    await box(page).fill("COF-105 1");
    await check(page).click();
    await expect(row(page, "COF-105")).toContainText("Kenya Nyeri");
    await expect(page.locator(".pad-results")).toBeVisible();
  });
});
