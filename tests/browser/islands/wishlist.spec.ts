import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { cartCount, dialog, hasChosen, heading, live } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { complained, complaints } from "./complaints.ts";
import {
  comeTo,
  current,
  deletionCall,
  itemsCall,
  json,
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
} from "./wishlist-page.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("WSH-01 WSH-10 another list is shown in its place with its own address, also a birth list with its words; Back and Forward lead through them, the last of two clicks wins, and where a list cannot be had the one before stays", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/500|404/, /could not be shown/]) guard.allowConsole(pattern);
  const said = complaints(page);
  await comeTo(page, visit);
  await expect(current(page)).toHaveText(/Our new kitchen\s*4/);
  await test.step("a birth list", async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await link(page, "Nora is on her way").click();
    await expect(listName(page)).toHaveText("Nora is on her way");
    await expect(current(page)).toHaveText(/Nora is on her way\s*2/);
    await expect(link(page, "Nora is on her way")).toBeFocused();
    await expect(page.locator(".wishlist")).toContainText("Birth list");
    await expect(page.locator(".wishlist-birth")).toHaveText(/For\s*Nora\s*Expected on\s*March 14, 2027/);
    await expect(page.locator("#atoll-live-polite")).toHaveText("Nora is on her way");
    await expect(page).toHaveURL(`${path}?Id=81`);
  });
  await test.step("of two clicks the last one wins, and the address is not told before the list is there", async () => {
    const letGo = await hold(page, `**${itemsCall}?wishlistid=71`);
    await link(page, "Our new kitchen").click();
    await expect(page.locator("[data-wishlist-place]")).toHaveAttribute("aria-busy", "true");
    await expect(page).toHaveURL(`${path}?Id=81`);
    await link(page, "A garden in spring").click();
    await expect(listName(page)).toHaveText("A garden in spring");
    letGo();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await expect(page.locator("[data-wishlist-place]")).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL(`${path}?Id=72`);
    await expect(current(page)).toHaveText(/A garden in spring/);
  });
  await test.step("Back and Forward", async () => {
    await page.goBack();
    await expect(listName(page)).toHaveText("Nora is on her way");
    await page.goBack();
    await expect(listName(page)).toHaveText("Our new kitchen");
    await expect(current(page)).toHaveText(/Our new kitchen/);
    await page.goForward();
    await expect(listName(page)).toHaveText("Nora is on her way");
    await ready(page);
  });
  await test.step("also from another page: the list that the address names, in the page that was kept", async () => {
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
  for (const [what, answer, text] of [
    ["an error", { status: 500, body: "<h1>Oops</h1>" }, "This list cannot be shown right now."],
    ["its being gone", json({ Message: "This list is <b>gone</b>." }, 404), "This list is <b>gone</b>."],
  ] as const) {
    await test.step(`answered by ${what}, the list before stays, and that is told`, async () => {
      await control.answer({ path: itemsCall, ...answer });
      await link(page, "Our new kitchen").click();
      await expect(notice(page)).toContainText(text);
      await expect(notice(page)).toHaveCount(1);
      await expect(listName(page)).toHaveText("Nora is on her way");
      await expect(page).toHaveURL(`${path}?Id=81`);
      await complained(said, [/500|404/, /could not be shown/]);
    });
  }
  await test.step("tried again it comes, and nothing is said of the failure any more", async () => {
    await control.answer({ path: itemsCall, status: 500, body: "no" });
    await link(page, "Our new kitchen").click();
    await expect(notice(page)).toContainText("This list cannot be shown right now.");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(listName(page)).toHaveText("Our new kitchen");
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${path}?Id=71`);
  });
});

test("WSH-06 WSH-08 QTY-05 the quantity of a wish is changed in a dialog, also by Enter, or why not is told there; then the whole list goes into the cart once, as it is shown, the count in the header follows, and what could not be ordered is told", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/422|500/, /could not be (saved|ordered)/, /net::ERR/]) guard.allowConsole(pattern);
  await comeTo(page, visit);
  const change = page.getByRole("link", { name: "Change the quantity of Stoneware mug" });
  const field = dialog(page).getByLabel("Quantity of Stoneware mug, lagoon glaze");
  const save = dialog(page).getByRole("button", { name: "Save" });
  const sent = async (): Promise<number> =>
    (await control.log()).filter((entry) => entry.path.startsWith(quantityCall)).length;
  await change.click();
  await expect(field).toHaveValue("6");
  await live(dialog(page).locator("form[data-island=wishlist-quantity]"));
  await test.step("refused, in the answer's words, or the status's", async () => {
    const answers: [answer: object, told: string][] = [
      [json({ IsSuccessfull: false, Status: 422, Message: "Not <b>so</b> many." }), "Not <b>so</b> many."],
      [{ status: 500, body: "<h1>Oops</h1>" }, "Internal Server Error"],
      [
        { status: 200, body: "<!doctype html><body><h1>Hello</h1>" },
        "The shop could not do that. Please try again in a moment.",
      ],
    ];
    await field.fill("8");
    for (const [answer, told] of answers) {
      await control.answer({ path: quantityCall, ...answer });
      await save.click();
      await expect(notice(page)).toHaveText(told);
      await expect(notice(page)).toHaveCount(1);
      await expect(field).toHaveValue("8");
      await expect(field).toBeFocused();
    }
    expect(await violations(page, "dialog[open]")).toEqual([]);
  });
  await test.step("nothing is sent as the smallest there is; it is in the row with its price, and the focus is where it was", async () => {
    const request = page.waitForRequest((one) => one.url().includes(quantityCall));
    await field.fill("0");
    await save.click();
    expect(new URL((await request).url()).searchParams.get("Quantity")).toBe("1");
    await expect(dialog(page)).toHaveCount(0);
    await expect(wish(page, "Stoneware mug")).toContainText("€27.00");
    await expect(wish(page, "Stoneware mug").locator("strong")).toHaveText("1");
    await expect(page.locator(".wishlist-total")).toContainText("€130.55");
    await expect(change).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    expect(await sent()).toBe(4);
  });
  await test.step("a comma is as good as a dot, and Enter as the button", async () => {
    await page.getByRole("link", { name: "Change the quantity of Colombia" }).click();
    await live(dialog(page).locator("form[data-island=wishlist-quantity]"));
    const kilograms = dialog(page).getByLabel("Quantity of Colombia");
    await kilograms.fill("0,75");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect(wish(page, "Colombia").locator("strong")).toHaveText("0.75 kg");
  });
  await ready(page);
  const add = page.getByRole("button", { name: "Add all to cart" });
  const orders = async (): Promise<unknown[]> =>
    (await control.log()).filter((entry) => entry.path === orderCall).map(({ body }) => JSON.parse(body!) as unknown);
  await test.step("clicked twice it is ordered once", async () => {
    const letGo = await hold(page, `**${orderCall}`);
    await add.dblclick();
    await expect(page.locator("[data-wishlist-order]")).toHaveAttribute("aria-busy", "true");
    letGo();
    await expect(notice(page)).toContainText("What is on the list is in your cart.");
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
          { variantId: "v1091", qty: 0.75 },
        ],
      },
    ]);
  });
  await test.step("of a list with something that is sold out the rest goes", async () => {
    await link(page, "A garden in spring").click();
    await expect(listName(page)).toHaveText("A garden in spring");
    await add.click();
    await expect(notice(page)).toContainText(
      "A part of the list is in your cart. Watering can, 2 litres is not in the cart: This one is sold out for the moment.",
    );
    await expect(notice(page)).toHaveCount(1);
    await expect(cartCount(page)).toHaveText("6");
  });
  await test.step("refused, and not answered", async () => {
    await control.answer({ path: orderCall, ...json({ Message: "The shop is <b>closed</b>." }, 422) });
    await add.click();
    await expect(notice(page)).toHaveText("The shop is <b>closed</b>.");
    // Sent once more it would be ordered twice.
    await page.route(`**${orderCall}`, (route) => route.abort("connectionreset"), { times: 1 });
    await add.click();
    await expect(notice(page)).toContainText("The shop did not say whether this is in your cart.");
    await expect(cartCount(page)).toHaveText("6");
  });
  await test.step("from there it goes to the cart", async () => {
    await page.getByRole("button", { name: "Go to the cart" }).click();
    await expect(heading(page)).toHaveText("Your cart");
    await expect(page.locator(".cart-line")).toHaveCount(6);
  });
});

test("WSH-07 a removed wish is gone at once, and comes back where it stood; what the shop refuses stays; a whole list goes after a question, to the page that the shop names", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/500|409/, /could not be (removed|deleted)/]) guard.allowConsole(pattern);
  await comeTo(page, visit);
  const remove = (name: string) => page.getByRole("button", { name: `Remove ${name}` });
  const names = (): Promise<string[]> =>
    wishes(page).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset["name"]!.split(",")[0]!));
  await test.step("removed, with the focus at the next one", async () => {
    const [letGo, letGoList] = [await hold(page, `**${removalCall}?**`), await hold(page, `**${itemsCall}?**`)];
    await remove("Stoneware mug").focus();
    await page.keyboard.press("Enter");
    await expect(wishes(page)).toHaveCount(3);
    await expect(remove("Cooking spoon")).toBeFocused();
    await expect(notice(page)).toContainText("Stoneware mug, lagoon glaze is off the list.");
    letGo();
    // Out, before the list is shown anew.
    await expect(current(page)).toHaveText(/Our new kitchen\s*3/);
    await expect(wishes(page)).toHaveCount(3);
    letGoList();
    await page.unrouteAll({ behavior: "wait" });
    await expect(page.locator(".wishlist-total")).toContainText("€103.55");
    await expect(remove("Cooking spoon")).toBeFocused();
  });
  await test.step("put back it stands where it stood, as many as there were", async () => {
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(wish(page, "Stoneware mug").locator("strong")).toHaveText("6");
    expect(await names()).toEqual(["Stoneware mug", "Cooking spoon", "Bread board", "Colombia Huila"]);
    await expect(page.locator(".wishlist-total")).toContainText("€265.55");
    await expect(page.locator("#atoll-live-polite")).toHaveText("Stoneware mug, lagoon glaze is back on the list.");
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step("refused it stays, and why is told instead of the offer", async () => {
    await control.answer({ path: removalCall, ...json({ Message: "It is <i>bought</i> already." }, 409) });
    await remove("Bread board").click();
    await expect(notice(page)).toHaveText("It is <i>bought</i> already.");
    await expect(wishes(page)).toHaveCount(4);
    await page.getByRole("button", { name: "Close this message" }).click();
  });
  await test.step("Back to a page that was kept shows the list as it is by now", async () => {
    await page.locator(".site-footer").getByRole("link", { name: "My addresses" }).click();
    await expect(heading(page)).toHaveText("My addresses");
    await page.goBack();
    await ready(page);
    await remove("Bread board").click();
    await expect(wishes(page)).toHaveCount(3);
    await page.locator(".site-footer").getByRole("link", { name: "My addresses" }).click();
    await expect(heading(page)).toHaveText("My addresses");
    await page.goBack();
    await expect(heading(page)).toHaveText("Wishlists");
    expect(await names()).toEqual(["Stoneware mug", "Cooking spoon", "Colombia Huila"]);
  });
  await test.step("without any wish the list says so, and the heading has the focus", async () => {
    await link(page, "Nora is on her way").click();
    await ready(page);
    for (const name of ["Watch cap", "Candle in a glass"]) {
      await remove(name).focus();
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText("Nothing is on this list yet.")).toBeVisible();
    await expect(listName(page)).toBeFocused();
    await expect(page.getByRole("button", { name: "Add all to cart" })).toHaveCount(0);
  });
  await test.step("the list goes only after a question", async () => {
    const deletions = async (): Promise<number> =>
      (await control.log()).filter((entry) => entry.path === deletionCall).length;
    await page.getByRole("button", { name: "Delete this list" }).click();
    await expect(dialog(page)).toContainText("Delete this birth list with all that is on it?");
    await dialog(page).locator(".atoll-dialog-buttons").getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await deletions()).toBe(0);
    await control.answer({ path: deletionCall, status: 500, body: "no" });
    for (const outcome of [/could not do that/, /“Nora is on her way” is deleted/]) {
      await page.getByRole("button", { name: "Delete this list" }).click();
      await dialog(page).getByRole("button", { name: "Yes" }).click();
      await expect(notice(page).filter({ hasText: outcome })).toBeVisible();
    }
    await expect(listName(page)).toHaveText("Our new kitchen");
    await expect(link(page, "Nora")).toHaveCount(0);
    await expect(page).toHaveURL(path);
    const log = (await control.log()).filter((entry) => entry.path === deletionCall);
    expect(log.map(({ body }) => JSON.parse(body!) as unknown)).toEqual([{ Id: "81" }, { Id: "81" }]);
    await ready(page);
  });
});
