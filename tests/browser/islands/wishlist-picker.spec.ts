import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import type { Control } from "../guard/control.ts";
import { hold } from "../hold.ts";
import { signIn as logIn } from "../navigation/logins.ts";
import { signIn } from "../shop/signed-in.ts";
import { dialog, hasChosen, heading, live } from "../shop/visitor.ts";
import { choice, holdLookups, held, shirt } from "./choice.ts";
import { complained, complaints } from "./complaints.ts";

const calls = "/api/v1/catalog/wishlist";
const json = (body: unknown, status = 200) => ({ status, contentType: "application/json", body: JSON.stringify(body) });

function wish(page: Page) {
  const form = dialog(page).locator("form[data-island=wishlist-picker]");
  const button = (name: string) => form.getByRole("button", { name });
  return {
    link: page.getByRole("link", { name: "Add to wishlist" }),
    form,
    list: form.getByLabel("Wishlist"),
    status: form.locator("[data-wishlist-status]"),
    add: button("Add to the list"),
    remove: button("Remove from the list"),
    removeAll: button("Remove from all lists"),
    count: page.locator("[data-wishlist-count]"),
  };
}

/** What the wishes were called, in turn. */
async function asked(control: Control, name: string): Promise<string[]> {
  return (await control.log())
    .filter(({ path }) => path.startsWith(`${calls}/${name}`))
    .map(({ method, path, search }) => `${method} ${path.slice(calls.length + 1)}${search}`);
}

test(
  "WSH-02 WSH-04 WSH-09 the version that is chosen is put on a list, which is asked about at each choice; then one goes on shopping or to the list, and the heart of the header counts it",
  { tag: "@both" },
  async ({ page, visit, control }) => {
    await hasChosen(page);
    await signIn(page);
    await visit(shirt.path);
    const { link, form, list, status, add, remove, count } = wish(page);
    const { ready, colour } = choice(page);
    await ready();
    await expect(count).toHaveText("9");
    const heart = page.getByRole("link", { name: "Wishlists 9 products on your lists" });
    await expect(heart).toHaveAttribute("href", "/en/catalog/wishlist/list");
    await test.step("while the choice is being looked up the link waits for it", async () => {
      const lookups = await holdLookups(page);
      await colour("Coral").check();
      await held(lookups, 1);
      await link.click();
      await expect(link).toHaveAttribute("aria-busy", "true");
      await expect(dialog(page)).toHaveCount(0);
      await lookups[0]!.continue();
      await page.unrouteAll();
      await expect(dialog(page)).toHaveAccessibleName("Add to wishlist");
      await expect(dialog(page)).toContainText("Coral, S");
      await live(form);
      await expect
        .poll(() => asked(control, "isinthelist"))
        .toEqual(["GET isinthelist?productVariantId=v4019&listId=71"]);
    });
    await test.step("of two choices the last is the one that is spoken of, though its answer came first", async () => {
      const letGo = await hold(page, `**${calls}/isinthelist*listId=72`, { times: 1 });
      await list.selectOption("A garden in spring");
      await expect(status).toHaveAttribute("aria-busy", "true");
      await control.answer({ path: `${calls}/isinthelist`, ...json(true) });
      await list.selectOption("Our new kitchen");
      await expect(status).toHaveText("It is on the list “Our new kitchen”.");
      await expect(remove).toBeVisible();
      await expect(add).toBeHidden();
      letGo();
      await list.selectOption("A garden in spring");
      await expect(add).toBeVisible();
      await expect(status).toBeEmpty();
    });
    const added = page.getByRole("dialog", { name: "T-shirt, organic cotton is on the list “A garden in spring”." });
    await test.step("pressed twice it is added once, and Return to shopping leads back to the link", async () => {
      await add.dblclick();
      await expect(added).toBeVisible();
      await expect(dialog(page)).toHaveCount(1);
      await expect(count).toHaveText("10");
      await expect(page.getByRole("link", { name: "Wishlists 10 products on your lists" })).toBeVisible();
      expect(await asked(control, "addproductvariant")).toEqual([
        "POST addproductvariant?productVariantId=v4019&listId=72",
      ]);
      await added.getByRole("button", { name: "Return to shopping" }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
    await test.step("Go to the wishlist shows it in place; Back shows the product, and nothing opens", async () => {
      await colour("Sage").check();
      await expect(link).toHaveAttribute("href", /productVariantId=v4013|productVariantId=v40/);
      await expect(page.locator("[name=ProductVariantId]").first()).not.toHaveValue("v4019");
      await link.click();
      await live(form);
      await add.click();
      await page.getByRole("link", { name: "Go to the wishlist" }).click();
      await expect(page).toHaveURL(/\/en\/catalog\/wishlist\/list\?Id=71$/);
      await expect(page.locator("[data-wishlist-place]")).toContainText("Sage, S");
      await expect(count).toHaveText("11");
      await page.goBack();
      await expect(heading(page)).toHaveText("T-shirt, organic cotton");
      await expect(dialog(page)).toHaveCount(0);
      await expect(count).toHaveText("11");
    });
  },
);

test("WSH-03 WSH-10 an address with openWishlist or openBirthlist opens its dialog 200 ms after the page is shown, once; a birth list has words of its own", async ({
  page,
  visit,
}) => {
  await hasChosen(page);
  await signIn(page);
  await page.clock.install();
  await visit(`${shirt.path}?openWishlist=true&from=mail#about`);
  const { form } = wish(page);
  await test.step("loaded in full; what else stands in the address stays", async () => {
    await expect(dialog(page)).toHaveAccessibleName("Add to wishlist");
    await live(form);
    await expect(page).toHaveURL(/cotton\?from=mail#about$/);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });
  const links = page.locator("a[data-island=wishlist-link]");
  await test.step("visited in place; who goes on before sees nothing", async () => {
    const letGo = await hold(page, "**/en/delivery");
    const gone = page.evaluate(async (path) => {
      document.addEventListener("page:loaded", () => void window.atoll!.visit("/en/delivery"), { once: true });
      await window.atoll!.visit(path);
    }, `${shirt.path}?openBirthlist`);
    await gone;
    await live(links.last());
    await expect(page.locator("html")).toHaveClass(/page-out/);
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\?openBirthlist$/);
    letGo();
    await expect(heading(page)).toHaveText("Delivery and returns");
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("back on it they have not seen it yet", async () => {
    await page.goBack();
    await expect(dialog(page)).toHaveAccessibleName("Add to birth list");
  });
  await test.step("the birth lists, and no other, are offered, and the address is as if it had not been asked", async () => {
    await live(form);
    await expect(page).toHaveURL(/cotton$/);
    await expect(dialog(page).getByLabel("Birth list").locator("option")).toHaveText(["Nora is on her way"]);
    await dialog(page).getByRole("button", { name: "Add to the list" }).click();
    await expect(
      page.getByRole("dialog", { name: "T-shirt, organic cotton is on the list “Nora is on her way”." }),
    ).toBeVisible();
    await dialog(page).getByRole("link", { name: "Go to the birth list" }).click();
    await expect(page.locator("[data-wishlist-place]")).toContainText("T-shirt, organic cotton");
    await page.goBack();
    await expect(heading(page)).toHaveText("T-shirt, organic cotton");
    await live(links.last());
    await page.clock.runFor(1_000);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("WSH-02 WSH-04 WSH-07 ERR-01 a stranger signs in and goes on, also in the middle; what is refused, or fails, is said in the dialog; it is taken off one list or all; and the tag manager hears of what was added", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/401/, /422/, /500/, /net::ERR/, /could not be/]) guard.allowConsole(pattern);
  const said = complaints(page);
  await hasChosen(page, { statistics: true });
  await visit(shirt.path);
  const { link, form, list, status, add, remove, removeAll, count } = wish(page);
  await test.step("a stranger has a heart without a count, signs in in a dialog, and then chooses a list", async () => {
    await expect(page.locator(".wishes-link")).toHaveAccessibleName("Wishlists");
    await expect(count).toHaveCount(0);
    await link.click();
    await logIn(page);
    await live(form);
    await expect(count).toHaveText("9");
    await expect(page.getByRole("link", { name: "Log off" })).toHaveCount(1);
    await expect
      .poll(async () =>
        (await control.log()).filter(({ path }) => path === `${calls}/products/count`).map(({ status: got }) => got),
      )
      .toEqual([200]);
  });
  await test.step("signed out meanwhile, the wish goes on by itself after the login, once", async () => {
    await page.context().clearCookies({ name: "lagune" });
    await add.click();
    await logIn(page);
    await expect(
      page.getByRole("dialog", { name: "T-shirt, organic cotton is on the list “Our new kitchen”." }),
    ).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
    expect(
      (await control.log()).filter(({ path }) => path === `${calls}/addproductvariant`).map(({ status: got }) => got),
    ).toEqual([401, 200]);
    const layer = () =>
      page.evaluate(() =>
        (window.dataLayer as { event?: string; ecommerce?: { items: { item_id: string }[] } }[])
          .filter(({ event }) => event === "add_to_wishlist")
          .map(({ ecommerce }) => ecommerce!.items[0]!.item_id),
      );
    await expect.poll(layer).toHaveLength(1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await complained(said, [/401/]);
  });
  await test.step("the dialog says that it is there, and takes it off", async () => {
    await link.click();
    await expect(status).toHaveText("It is on the list “Our new kitchen”.");
    await remove.click();
    await expect(status).toHaveText("It is off the list “Our new kitchen”.");
    await expect(add).toBeFocused();
    await expect(count).toHaveText("9");
    expect(await asked(control, "deletefrom")).toEqual(["DELETE deletefromlist/v4011/71"]);
  });
  await test.step("what is refused is said as text, and the dialog stays", async () => {
    await control.answer({
      path: `${calls}/addproductvariant`,
      ...json({ Message: "Only <img src=x onerror=alert(1)> 50 wishes." }, 422),
    });
    await add.click();
    await expect(status).toHaveText("Only <img src=x onerror=alert(1)> 50 wishes.");
    await control.answer({
      path: `${calls}/addproductvariant`,
      ...json({ Message: "This list is closed.", WishlistId: null }),
    });
    await add.click();
    await expect(status).toHaveText("This list is closed.");
    await control.answer({ path: `${calls}/addproductvariant`, status: 500, body: "<h1>Oops</h1>" });
    await add.click();
    await expect(status).toHaveText("Something went wrong. Please try again in a moment.");
    await complained(said, [/422/, /could not be changed/, /could not be changed/, /500/, /could not be changed/]);
  });
  await test.step("a lost answer may have been a yes: the shop is asked", async () => {
    await page.route(
      `**${calls}/addproductvariant*`,
      async (route) => (await route.fetch(), await route.abort("connectionreset")),
      { times: 1 },
    );
    await add.click();
    await expect(status).toHaveText("It is on the list “Our new kitchen”.");
    await expect(count).toHaveText("10");
    await complained(said, [/net::ERR/, /could not be changed/]);
  });
  await test.step("off all lists", async () => {
    await list.selectOption("A garden in spring");
    await add.click();
    await page.getByRole("button", { name: "Return to shopping" }).click();
    await link.click();
    await live(form);
    await removeAll.click();
    await expect(status).toHaveText("It is off all your lists.");
    await expect(count).toHaveText("9");
  });
  await test.step("a count that fails leaves the number of the page", async () => {
    await control.answer({ path: `${calls}/products/count`, status: 500 });
    await add.click();
    await expect(page.getByRole("dialog", { name: /is on the list/ })).toBeVisible();
    await complained(said, [/500/, /could not be read/]);
    await expect(count).toHaveText("9");
  });
});
