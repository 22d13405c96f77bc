import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import type { Control } from "../../../browser/guard/control.ts";
import { hold } from "../../../browser/hold.ts";
import { signIn as logIn } from "../../../browser/navigation/logins.ts";
import { signIn } from "../../../browser/shop/signed-in.ts";
import { dialog, setConsentCookie, heading, live, orderForm } from "../../../browser/shop/visitor.ts";
import { choice, holdLookups, expectRoutes, shirt } from "../../product/choice.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";

const calls = "/api/v1/catalog/wishlist";

function wish(page: Page) {
  const form = dialog(page).locator("form[data-island=wishlist-picker]");
  const button = (name: string) => form.getByRole("button", { name });
  return {
    link: page.getByRole("link", { name: "Add to wishlist" }),
    form,
    list: form.getByLabel("Wishlist"),
    status: form.locator("[data-wishlist-status]"),
    add: button("Add to list"),
    remove: button("Remove from list"),
    count: page.locator("[data-wishlist-count]"),
  };
}

/** A customer, and a clock for the delay of a dialog that opens by itself. */
async function prepare(page: Page): Promise<void> {
  await setConsentCookie(page);
  await signIn(page);
  await page.clock.install();
}

/** The wishlist requests whose path starts with this name, oldest first. */
async function requests(control: Control, name: string): Promise<string[]> {
  return (await control.log())
    .filter(({ path }) => path.startsWith(`${calls}/${name}`))
    .map(({ method, path, search }) => `${method} ${path.slice(calls.length + 1)}${search}`);
}

test(
  "WSH-02 WSH-04 WSH-09 the chosen variant is added to a list, and the header's count updates",
  { tag: "@both" },
  async ({ page, visit, control }) => {
    await setConsentCookie(page);
    await signIn(page);
    await visit(shirt.path);
    const { link, form, list, add, count } = wish(page);
    const { ready, colour } = choice(page);
    // The message after the login moves the quantity down, out of the part of the page that starts at once.
    await orderForm(page).quantity.scrollIntoViewIfNeeded();
    await ready();
    await expect(count).toHaveText("9");
    const heart = page.getByRole("link", { name: "Wishlists 9 products on your lists" });
    await expect(heart).toHaveAttribute("href", "/en/catalog/wishlist/list");
    await test.step("the link waits while the variant is being looked up", async () => {
      const lookups = await holdLookups(page);
      await colour("Coral").check();
      await expectRoutes(lookups, 1);
      await link.click();
      await expect(link).toHaveAttribute("aria-busy", "true");
      await expect(dialog(page)).toHaveCount(0);
      await lookups[0]!.continue();
      await page.unrouteAll();
      await expect(dialog(page)).toHaveAccessibleName("Add to wishlist");
      await expect(dialog(page)).toContainText("Coral, S");
      await live(form);
      await expect
        .poll(() => requests(control, "isinthelist"))
        .toEqual(["GET isinthelist?productVariantId=v4019&listId=71"]);
    });
    const added = page.getByRole("dialog", {
      name: "T-shirt, organic cotton was added to the list “A garden in spring”.",
    });
    await list.selectOption("A garden in spring");
    await test.step(`a double click adds once, and "Continue shopping" returns to the link`, async () => {
      await add.dblclick();
      await expect(added).toBeVisible();
      await expect(dialog(page)).toHaveCount(1);
      await expect(count).toHaveText("10");
      await expect(page.getByRole("link", { name: "Wishlists 10 products on your lists" })).toBeVisible();
      expect(await requests(control, "addproductvariant")).toEqual([
        "POST addproductvariant?productVariantId=v4019&listId=72",
      ]);
      await added.getByRole("button", { name: "Continue shopping" }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
    await test.step(`"Go to wishlist" opens the list in place; Back shows the product without a dialog`, async () => {
      await colour("Sage").check();
      await expect(link).toHaveAttribute("href", /productVariantId=v4013|productVariantId=v40/);
      await expect(page.locator("[name=ProductVariantId]").first()).not.toHaveValue("v4019");
      await link.click();
      await live(form);
      await add.click();
      await page.getByRole("link", { name: "Go to wishlist" }).click();
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

test("WSH-03 WSH-10 openWishlist or openBirthlist in the address opens its dialog once", async ({ page, visit }) => {
  await prepare(page);
  await visit(`${shirt.path}?openWishlist=true&from=mail#about`);
  const { form } = wish(page);
  await test.step("a full load opens the dialog and keeps the other parameters", async () => {
    await expect(dialog(page)).toHaveAccessibleName("Add to wishlist");
    await live(form);
    await expect(page).toHaveURL(/cotton\?from=mail#about$/);
    await page.keyboard.press("Escape");
    await page.clock.runFor(1_000);
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("after a visit in place, only baby lists are offered; the parameter goes from the address", async () => {
    await page.evaluate((path) => window.atoll!.visit(path), `${shirt.path}?openBirthlist`);
    await expect(dialog(page)).toHaveAccessibleName("Add to baby list");
    await live(form);
    await expect(page).toHaveURL(/cotton$/);
    await expect(dialog(page).getByLabel("Baby list").locator("option")).toHaveText(["Nora is on her way"]);
    await dialog(page).getByRole("button", { name: "Add to list" }).click();
    await expect(
      page.getByRole("dialog", { name: "T-shirt, organic cotton was added to the list “Nora is on her way”." }),
    ).toBeVisible();
  });
});

test("WSH-03 WSH-10 leaving before the delay opens no dialog, going back does, and only once @all", async ({
  page,
  visit,
}) => {
  await prepare(page);
  await visit("/en/terms");
  const { form } = wish(page);
  const links = page.locator("a[data-island=wishlist-link]");
  await test.step("leaving before the delay shows no dialog on the next page", async () => {
    const release = await hold(page, "**/en/delivery");
    await page.evaluate(async (path) => {
      document.addEventListener("page:loaded", () => void window.atoll!.visit("/en/delivery"), { once: true });
      await window.atoll!.visit(path);
    }, `${shirt.path}?openBirthlist`);
    await live(links.last());
    await expect(page.locator("html")).toHaveClass(/page-out/);
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\?openBirthlist$/);
    release();
    await expect(heading(page)).toHaveText("Delivery and returns");
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("going back opens the dialog", async () => {
    await page.goBack();
    await expect(dialog(page)).toHaveAccessibleName("Add to baby list");
  });
  await test.step("Back from the list shows the product without a dialog", async () => {
    await live(form);
    await dialog(page).getByRole("button", { name: "Add to list" }).click();
    await dialog(page).getByRole("link", { name: "Go to baby list" }).click();
    await expect(page.locator("[data-wishlist-place]")).toContainText("T-shirt, organic cotton");
    await page.goBack();
    await expect(heading(page)).toHaveText("T-shirt, organic cotton");
    await live(links.last());
    await page.clock.runFor(1_000);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("WSH-02 WSH-04 WSH-07 ERR-01 a login resumes the wish, which the dialog shows and can remove", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/401/);
  const logged = collectConsole(page);
  await setConsentCookie(page, { statistics: true });
  await visit(shirt.path);
  const { link, form, status, add, remove, count } = wish(page);
  await test.step("a visitor who is logged out sees no count, logs in and chooses a list", async () => {
    await expect(page.locator(".wishes-link")).toHaveAccessibleName("Wishlists");
    await expect(count).toHaveCount(0);
    await link.click();
    await logIn(page);
    await live(form);
    await expect(count).toHaveText("9");
    await expect(page.locator(".account").getByRole("link", { name: "Log out" })).toHaveCount(1);
    await expect
      .poll(async () =>
        (await control.log()).filter(({ path }) => path === `${calls}/products/count`).map(({ status }) => status),
      )
      .toEqual([200]);
  });
  await test.step("after the session has ended, a login adds the wish once", async () => {
    await page.context().clearCookies({ name: "lagune" });
    await add.click();
    await logIn(page);
    await expect(
      page.getByRole("dialog", { name: "T-shirt, organic cotton was added to the list “Our new kitchen”." }),
    ).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
    expect(
      (await control.log()).filter(({ path }) => path === `${calls}/addproductvariant`).map(({ status }) => status),
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
    await expectConsole(logged, [/401/]);
  });
  await test.step("the dialog shows that the product is on the list and removes it", async () => {
    await link.click();
    await expect(status).toHaveText("Already on the list “Our new kitchen”.");
    await remove.click();
    await expect(status).toHaveText("Removed from the list “Our new kitchen”.");
    await expect(add).toBeFocused();
    await expect(count).toHaveText("9");
    expect(await requests(control, "deletefrom")).toEqual(["DELETE deletefromlist/v4011/71"]);
  });
});
