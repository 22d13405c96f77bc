import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { setConsentCookie } from "../../../browser/shop/visitor.ts";
import { openWishlists, current, itemsCall, json, link, listName, nameCall, notice, ready } from "../wishlist-page.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("WSH-05 a list's name and description are edited in place, and drafts survive failures", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/422|500/, /could not be saved/]) guard.allowConsole(pattern);
  await openWishlists(page, visit);
  const edit = page.getByRole("button", { name: "Edit name" });
  const name = page.getByLabel("Name of the list");
  const description = page.getByRole("textbox", { name: "Description" });
  const saved = async (): Promise<unknown[]> =>
    (await control.log()).filter((entry) => entry.path.startsWith(nameCall));
  await test.step("Escape restores the text", async () => {
    await edit.click();
    await expect(name).toBeFocused();
    await name.fill("Something else");
    await page.keyboard.press("Escape");
    await expect(listName(page)).toHaveText("Our new kitchen");
    await expect(edit).toBeFocused();
    await edit.click();
    await expect(name).toHaveValue("Our new kitchen");
  });
  await test.step("an empty name is refused by the page, and other names with the server's message", async () => {
    await name.fill("  ");
    await page.keyboard.press("Enter");
    await expect(name).toHaveAccessibleDescription("Please give the list a name.");
    expect(await saved()).toEqual([]);
    for (const [answer, message] of [
      [json({ Status: 422, Message: "Not <b>that</b>." }, 422), "Not <b>that</b>."],
      [{ status: 500, body: "no" }, "Internal Server Error"],
    ] as const) {
      await control.answer({ path: nameCall, ...answer });
      await name.fill("Half");
      await page.keyboard.press("Enter");
      await expect(name).toHaveAccessibleDescription(message);
      await expect(name).toBeFocused();
    }
  });
  await test.step("a draft survives another list and a refresh while typing", async () => {
    await name.fill("Half");
    const refreshed = page.waitForResponse(`**${itemsCall}?wishlistid=71`);
    await name.evaluate((field) => {
      Object.assign(field, { isOld: true });
      document.dispatchEvent(new CustomEvent("wishlist:changed"));
    });
    await refreshed;
    await expect(name).not.toHaveJSProperty("isOld", true);
    await expect(name).toBeFocused();
    await page.keyboard.type(" typed");
    await expect(name).toHaveValue("Half typed");
    await link(page, "A garden in spring").click();
    await expect(listName(page)).toHaveText("A garden in spring");
    await expect(name).toBeHidden();
    await link(page, "Our new kitchen").click();
    await expect(name).toHaveValue("Half typed");
  });
  await test.step("Enter saves once, and the menu shows the new name as text", async () => {
    const release = await hold(page, `**${nameCall}?**`);
    await name.fill(" A <img src=x>  kitchen ");
    await name.press("Enter");
    await name.press("Enter");
    release();
    await expect(listName(page)).toHaveText("A <img src=x> kitchen");
    await page.unrouteAll({ behavior: "wait" });
    await expect(current(page)).toContainText("A <img src=x> kitchen");
    await expect(edit).toBeFocused();
    expect((await saved()).length).toBe(3);
  });
  await test.step("a failure after switching lists is a notice, and the draft is kept", async () => {
    await ready(page);
    await control.answer({ path: nameCall, ...json({ Message: "Too late." }, 422) });
    const release = await hold(page, `**${nameCall}?**`);
    await edit.click();
    await name.fill("Late");
    await name.press("Enter");
    await link(page, "A garden in spring").click();
    await expect(listName(page)).toHaveText("A garden in spring");
    release();
    await expect(notice(page)).toHaveText("Too late.");
    await page.unrouteAll({ behavior: "wait" });
    await link(page, "A <img src=x> kitchen").click();
    await expect(name).toHaveValue("Late");
    await page.locator(".wishlist-text-name").getByRole("button", { name: "Cancel" }).click();
    await expect(listName(page)).toHaveText("A <img src=x> kitchen");
  });
  await test.step("in a description Enter starts a new line, and Ctrl+Enter saves", async () => {
    await page.getByRole("button", { name: "Edit description" }).click();
    await description.fill("One");
    await description.press("End");
    await description.press("Enter");
    await page.keyboard.type("two");
    await description.press("Control+Enter");
    await expect(page.locator(".wishlist-text-description [data-text]")).toHaveText("One\ntwo", { useInnerText: true });
    await page.getByRole("button", { name: "Edit description" }).click();
    await description.fill("");
    await page.locator(".wishlist-text-description").getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".wishlist-text-description [data-text]")).toHaveText("No description yet.");
  });
});
