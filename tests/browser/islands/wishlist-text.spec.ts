import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { hasChosen } from "../shop/visitor.ts";
import { comeTo, current, itemsCall, json, link, listName, nameCall, notice, ready } from "./wishlist-page.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("WSH-05 name and description of a list are edited where they stand, by keyboard too; what is half typed survives another list and a failure, which is told at the field", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/422|500/, /could not be saved/]) guard.allowConsole(pattern);
  await comeTo(page, visit);
  const edit = page.getByRole("button", { name: "Edit the name" });
  const name = page.getByLabel("Name of the list");
  const description = page.getByRole("textbox", { name: "Description" });
  const saved = async (): Promise<unknown[]> =>
    (await control.log()).filter((entry) => entry.path.startsWith(nameCall));
  await test.step("Escape leaves it as it was", async () => {
    await edit.click();
    await expect(name).toBeFocused();
    await name.fill("Something else");
    await page.keyboard.press("Escape");
    await expect(listName(page)).toHaveText("Our new kitchen");
    await expect(edit).toBeFocused();
    await edit.click();
    await expect(name).toHaveValue("Our new kitchen");
  });
  await test.step("an empty name is refused here, a refused one with the shop's words", async () => {
    await name.fill("  ");
    await page.keyboard.press("Enter");
    await expect(name).toHaveAccessibleDescription("A list needs a name.");
    expect(await saved()).toEqual([]);
    for (const [answer, told] of [
      [json({ Status: 422, Message: "Not <b>that</b>." }, 422), "Not <b>that</b>."],
      [{ status: 500, body: "no" }, "Internal Server Error"],
    ] as const) {
      await control.answer({ path: nameCall, ...answer });
      await name.fill("Half");
      await page.keyboard.press("Enter");
      await expect(name).toHaveAccessibleDescription(told);
      await expect(name).toBeFocused();
    }
  });
  await test.step("half typed it is there again after another list, and whoever is typing as the list is shown anew types on", async () => {
    await name.fill("Half");
    const renewed = page.waitForResponse(`**${itemsCall}?wishlistid=71`);
    await name.evaluate((field) => {
      Object.assign(field, { isOld: true });
      document.dispatchEvent(new CustomEvent("wishlist:changed"));
    });
    await renewed;
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
  await test.step("Enter saves, once; the menu has the new name, as text", async () => {
    const letGo = await hold(page, `**${nameCall}?**`);
    await name.fill(" A <img src=x>  kitchen ");
    await name.press("Enter");
    await name.press("Enter");
    letGo();
    await expect(listName(page)).toHaveText("A <img src=x> kitchen");
    await page.unrouteAll({ behavior: "wait" });
    await expect(current(page)).toContainText("A <img src=x> kitchen");
    await expect(edit).toBeFocused();
    expect((await saved()).length).toBe(3);
  });
  await test.step("saved while another list is shown, it is told there, and is there on the way back", async () => {
    await ready(page);
    await control.answer({ path: nameCall, ...json({ Message: "Too late." }, 422) });
    const letGo = await hold(page, `**${nameCall}?**`);
    await edit.click();
    await name.fill("Late");
    await name.press("Enter");
    await link(page, "A garden in spring").click();
    await expect(listName(page)).toHaveText("A garden in spring");
    letGo();
    await expect(notice(page)).toHaveText("Too late.");
    await page.unrouteAll({ behavior: "wait" });
    await link(page, "A <img src=x> kitchen").click();
    await expect(name).toHaveValue("Late");
    await page.locator(".wishlist-text-name").getByRole("button", { name: "Cancel" }).click();
    await expect(listName(page)).toHaveText("A <img src=x> kitchen");
  });
  await test.step("in a description Enter begins a line, Ctrl and Enter save", async () => {
    await page.getByRole("button", { name: "Edit the description" }).click();
    await description.fill("One");
    await description.press("End");
    await description.press("Enter");
    await page.keyboard.type("two");
    await description.press("Control+Enter");
    await expect(page.locator(".wishlist-text-description [data-text]")).toHaveText("One\ntwo", { useInnerText: true });
    await page.getByRole("button", { name: "Edit the description" }).click();
    await description.fill("");
    await page.locator(".wishlist-text-description").getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".wishlist-text-description [data-text]")).toHaveText("No description yet.");
  });
});
