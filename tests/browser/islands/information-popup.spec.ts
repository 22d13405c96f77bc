import type { Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { labHtml, menu } from "../lab.ts";
import { dialog, hasChosen, heading, live } from "../shop/visitor.ts";

const path = "/en/informations";
const asked = async (control: Control): Promise<number> =>
  (await control.log()).filter((entry) => entry.path === path).length;
const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((one) => one.name === name);

test("CNT-06 a page that is marked shows the information until it is closed, then not for 168 hours", async ({
  page,
  visit,
  control,
}) => {
  await hasChosen(page);
  await visit("/en/news");
  // Laid out, the cards are as high as they stay: the footer below them no longer moves.
  await live(page.locator("[data-island=masonry]"));
  await page.locator(".site-footer").getByRole("link", { name: "How to find us" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Before you come");
  await expect(dialog(page)).toContainText("From November to February we close at 5 pm.");
  await expect(dialog(page).locator("h1")).toHaveCount(0);
  expect(await cookie(page, "LaguneInformationPopup")).toBeUndefined();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await cookie(page, "LaguneInformationPopup"))?.value).toBe("1");
  const { expires, path: where, sameSite } = (await cookie(page, "LaguneInformationPopup"))!;
  expect(Math.abs(expires - Date.now() / 1_000 - 168 * 3_600)).toBeLessThan(120);
  expect([where, sameSite]).toEqual(["/", "Lax"]);
  expect(await asked(control)).toBe(1);
  await visit("/nl/visit");
  await live(page.locator("[data-island=information-popup]"));
  await expect(dialog(page)).toHaveCount(0);
  expect((await control.log()).filter((entry) => entry.path.endsWith("/informations"))).toHaveLength(1);
});

test("CNT-06 the mark of the body counts, too; who leaves before the answer does not see it, and an answer that is none shows nothing", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const serve = (name: string, isMarked: boolean) => {
    const html = labHtml({ before: menu("one", "two", "three"), page: `<h1>${name}</h1>` });
    return control.page(
      `/lab/${name}`,
      isMarked ? html.replace("<body ", '<body data-island="information-popup" ') : html,
    );
  };
  await serve("one", true);
  await serve("two", false);
  await serve("three", true);
  await test.step("a failed answer shows nothing, and says so in the console", async () => {
    guard.allowConsole(/500|a popup could not be shown/);
    await control.answer({ path, status: 500, body: "<h1>Sorry</h1>" });
    const told = page.waitForEvent("console", (message) => message.text().includes("a popup could not be shown"));
    await visit("/lab/one");
    await told;
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("who leaves before the answer does not see it on the next page", async () => {
    const letGo = await hold(page, `**${path}`, { times: 1 });
    const request = page.waitForRequest(`**${path}`);
    await visit("/lab/one");
    await request;
    const failed = page.waitForEvent("requestfailed");
    await page.getByRole("link", { name: "two" }).click();
    await expect(heading(page)).toHaveText("two");
    await failed;
    letGo();
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("the next page that is marked shows it; closed, its cookie counts on each", async () => {
    await page.getByRole("link", { name: "three" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Before you come");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect.poll(async () => (await cookie(page, "LabInformationPopup"))?.value).toBe("1");
    const before = await asked(control);
    await visit("/lab/one");
    await live(page.locator("body"));
    expect(await asked(control)).toBe(before);
    await expect(dialog(page)).toHaveCount(0);
  });
});
