import { json } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { cartCount, dialog, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import {
  openWishlists,
  current,
  deletionCall,
  itemsCall,
  link,
  listName,
  notice,
  orderCall,
  path,
  quantityCall,
  ready,
  removalCall,
  wish,
  wishes,
} from "../wishlist-page.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("WSH-01 WSH-10 lists switch in place with their own address; a failed one keeps the current list", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/500|could not be shown/);
  const logged = collectConsole(page);
  await openWishlists(page, visit);
  await expect(current(page)).toHaveText(/Our new kitchen\s*Products: 4/);
  await test.step("a baby list opens with its child and due date", async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await link(page, "Nora is on her way").click();
    await expect(listName(page)).toHaveText("Nora is on her way");
    await expect(current(page)).toHaveText(/Nora is on her way\s*Products: 2/);
    await expect(link(page, "Nora is on her way")).toBeFocused();
    await expect(page.locator(".wishlist")).toContainText("Baby list");
    await expect(page.locator(".wishlist-birth")).toHaveText(/For\s*Nora\s*Due date\s*14 March 2027/);
    await expect(page.locator("#atoll-live-polite")).toHaveText("Nora is on her way");
    await expect(page).toHaveURL(`${path}?Id=81`);
  });
  await test.step("Back and Forward switch lists", async () => {
    await link(page, "A garden in spring").click();
    await expect(listName(page)).toHaveText("A garden in spring");
    await expect(page).toHaveURL(`${path}?Id=72`);
    await page.goBack();
    await expect(listName(page)).toHaveText("Nora is on her way");
    await page.goBack();
    await expect(listName(page)).toHaveText("Our new kitchen");
    await expect(current(page)).toHaveText(/Our new kitchen/);
    await page.goForward();
    await expect(listName(page)).toHaveText("Nora is on her way");
    await ready(page);
  });
  await test.step("Back from another page shows the address's list in the cached page", async () => {
    await link(page, "A garden in spring").click();
    await expect(listName(page)).toHaveText("A garden in spring");
    await page.locator(".site-footer").getByRole("link", { name: "My addresses" }).click();
    await expect(heading(page)).toHaveText("My addresses");
    await page.goBack();
    await expect(listName(page)).toHaveText("A garden in spring");
    await page.goBack();
    await expect(listName(page)).toHaveText("Nora is on her way");
    await ready(page);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
  await test.step("a list that fails leaves the current one; a retry shows it and removes the notice", async () => {
    await control.answer({ path: itemsCall, status: 500, body: "no" });
    await link(page, "Our new kitchen").click();
    await expect(notice(page)).toContainText("This list cannot be shown right now.");
    await expect(listName(page)).toHaveText("Nora is on her way");
    await expect(page).toHaveURL(`${path}?Id=81`);
    await expectConsole(logged, [/500/, /could not be shown/]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(listName(page)).toHaveText("Our new kitchen");
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${path}?Id=71`);
  });
});

test("WSH-06 WSH-08 QTY-05 a quantity is changed in a dialog, and the whole list is ordered once", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/could not be saved/);
  await openWishlists(page, visit);
  const change = page.getByRole("link", { name: "Change quantity of Stoneware mug" });
  const field = dialog(page).getByRole("textbox", { name: "Quantity of Stoneware mug, lagoon glaze" });
  const save = dialog(page).getByRole("button", { name: "Save" });
  const sent = async (): Promise<number> =>
    (await control.log()).filter((entry) => entry.path.startsWith(quantityCall)).length;
  await change.click();
  await expect(field).toHaveValue("6");
  await live(dialog(page).locator("form[data-island=wishlist-quantity]"));
  await test.step("a refusal shows its message, and the focus stays in the field", async () => {
    await field.fill("8");
    await control.answer({
      path: quantityCall,
      ...json({ IsSuccessfull: false, Status: 422, Message: "Not <b>so</b> many." }),
    });
    await save.click();
    await expect(notice(page)).toHaveText("Not <b>so</b> many.");
    await expect(field).toBeFocused();
  });
  await test.step("zero becomes the minimum; the row shows the price, and the focus returns", async () => {
    const request = page.waitForRequest((outgoing) => outgoing.url().includes(quantityCall));
    await field.fill("0");
    await save.click();
    expect(new URL((await request).url()).searchParams.get("Quantity")).toBe("1");
    await expect(dialog(page)).toHaveCount(0);
    await expect(wish(page, "Stoneware mug")).toContainText("€27.00");
    await expect(wish(page, "Stoneware mug").locator("strong")).toHaveText("1");
    await expect(page.locator(".wishlist-total")).toContainText("€130.55");
    await expect(change).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    expect(await sent()).toBe(2);
  });
  await ready(page);
  const add = page.getByRole("button", { name: "Add all to cart" });
  const orders = async (): Promise<unknown[]> =>
    (await control.log()).filter((entry) => entry.path === orderCall).map(({ body }) => JSON.parse(body!) as unknown);
  await test.step("a double click orders once", async () => {
    const release = await hold(page, `**${orderCall}`);
    await add.dblclick();
    await expect(page.locator("[data-wishlist-order]")).toHaveAttribute("aria-busy", "true");
    release();
    await expect(notice(page)).toContainText("The products on the list were added to your cart.");
    await page.unrouteAll({ behavior: "wait" });
    await expect(page.locator("[data-wishlist-order]")).not.toHaveAttribute("aria-busy");
    await expect(cartCount(page)).toHaveText("4");
    expect(await orders()).toEqual([
      {
        WishlistId: "71",
        Items: [
          { variantId: "v2801", qty: 1 },
          { variantId: "v3341", qty: 2 },
          { variantId: "v3431", qty: 1 },
          { variantId: "v1091", qty: 0.5 },
        ],
      },
    ]);
  });
  await test.step("the notice leads to the cart", async () => {
    await page.getByRole("button", { name: "Go to cart" }).click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(page.locator(".cart-line")).toHaveCount(4);
  });
});

test("WSH-07 a removed wish can be restored in place; deleting a list asks first", async ({ page, visit, control }) => {
  await openWishlists(page, visit);
  const remove = (name: string) => page.getByRole("button", { name: `Remove ${name}` });
  const names = (): Promise<string[]> =>
    wishes(page).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset["name"]!.split(",")[0]!));
  await test.step("removing a wish focuses the next one", async () => {
    const [releaseRemoval, releaseList] = [
      await hold(page, `**${removalCall}?**`),
      await hold(page, `**${itemsCall}?**`),
    ];
    await remove("Stoneware mug").focus();
    // A held key removes one product.
    for (let times = 0; times < 3; times++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(wishes(page)).toHaveCount(3);
    await expect(remove("Cooking spoon")).toBeFocused();
    await expect(notice(page)).toContainText("Stoneware mug, lagoon glaze was removed from the list.");
    releaseRemoval();
    // Removed before the list is refreshed.
    await expect(current(page)).toHaveText(/Our new kitchen\s*Products: 3/);
    await expect(wishes(page)).toHaveCount(3);
    releaseList();
    await page.unrouteAll({ behavior: "wait" });
    await expect(page.locator(".wishlist-total")).toContainText("€103.55");
    await expect(remove("Cooking spoon")).toBeFocused();
  });
  await test.step("undo restores the wish in its place with its quantity", async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(remove("Cooking spoon")).not.toBeInViewport();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(wish(page, "Stoneware mug").locator("strong")).toHaveText("6");
    await expect(remove("Stoneware mug")).toBeFocused();
    await expect(remove("Stoneware mug")).toBeInViewport();
    expect(await names()).toEqual(["Stoneware mug", "Cooking spoon", "Bread board", "Colombia Huila"]);
    await expect(page.locator(".wishlist-total")).toContainText("€265.55");
    await expect(page.locator("#atoll-live-polite")).toHaveText("Stoneware mug, lagoon glaze is back on the list.");
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step("deleting a list requires a confirmation", async () => {
    await page.getByRole("button", { name: "Delete list" }).click();
    await expect(dialog(page)).toContainText("Delete the list “Our new kitchen” and everything on it?");
    expect((await control.log()).filter((entry) => entry.path === deletionCall)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Delete list" }).click();
    await expect(notice(page)).toHaveText("“Our new kitchen” was deleted.");
    await expect(listName(page)).toHaveText("A garden in spring");
    await expect(link(page, "Our new kitchen")).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });
});

test("WSH-07 WSH-10 Back shows the current list; an emptied list says so; dialog and page are accessible @all", async ({
  page,
  visit,
}) => {
  await openWishlists(page, visit);
  const remove = (name: string) => page.getByRole("button", { name: `Remove ${name}` });
  await test.step("Back to a cached page shows the current list", async () => {
    await page.locator(".site-footer").getByRole("link", { name: "My addresses" }).click();
    await expect(heading(page)).toHaveText("My addresses");
    await page.goBack();
    await ready(page);
    // The first click puts the next wish under the pointer.
    await remove("Bread board").dblclick();
    await expect(wishes(page)).toHaveCount(3);
    await page.locator(".site-footer").getByRole("link", { name: "My addresses" }).click();
    await expect(heading(page)).toHaveText("My addresses");
    await page.goBack();
    await expect(heading(page)).toHaveText("Wishlists");
    await expect(wishes(page)).toHaveText([/Stoneware mug/, /Cooking spoon/, /Colombia Huila/]);
  });
  await test.step("an empty list shows a message, and the heading gets the focus", async () => {
    await link(page, "Nora is on her way").click();
    await ready(page);
    for (const name of ["Watch cap", "Candle in a glass"]) {
      await remove(name).focus();
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText("This list is still empty.")).toBeVisible();
    await expect(listName(page)).toBeFocused();
    await expect(page.getByRole("button", { name: "Add all to cart" })).toHaveCount(0);
    expect(await violations(page, "main")).toEqual([]);
  });
  await test.step("the dialog of a quantity is accessible", async () => {
    await link(page, "A garden in spring").click();
    await page
      .getByRole("link", { name: /^Change quantity of / })
      .first()
      .click();
    await live(dialog(page).locator("form[data-island=wishlist-quantity]"));
    expect(await violations(page, "dialog[open]")).toEqual([]);
  });
});
