import type { Page } from "@playwright/test";
import type { Control } from "../../../browser/guard/control.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { labHtml, menu } from "../../../browser/lab.ts";
import { dialog, setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";

const path = "/en/informations";
const requests = async (control: Control): Promise<number> =>
  (await control.log()).filter((entry) => entry.path === path).length;
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((entry) => entry.name === name);

test("CNT-06 a marked page shows the information until closed, then not for 168 hours", async ({
  page,
  visit,
  control,
}) => {
  await setConsentCookie(page);
  await visit("/en/news");
  await page.locator(".site-footer").getByRole("link", { name: "How to find us" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Before you visit");
  await expect(dialog(page)).toContainText("From November to February we close at 17:00.");
  await expect(dialog(page).locator("h1")).toHaveCount(0);
  expect(await cookie(page, "LaguneInformationPopup")).toBeUndefined();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await cookie(page, "LaguneInformationPopup"))?.value).toBe("1");
  const { expires, path: cookiePath, sameSite } = (await cookie(page, "LaguneInformationPopup"))!;
  expect(Math.abs(expires - Date.now() / 1_000 - 168 * 3_600)).toBeLessThan(120);
  expect([cookiePath, sameSite]).toEqual(["/", "Lax"]);
  expect(await requests(control)).toBe(1);
  await visit("/nl/visit");
  await live(page.locator("[data-island=information-popup]"));
  await islandsStarted(page);
  await expect(dialog(page)).toHaveCount(0);
  expect((await control.log()).filter((entry) => entry.path.endsWith("/informations"))).toHaveLength(1);
});

test("CNT-06 a mark on the body works too; leaving early or a failed response shows nothing", async ({
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
  await test.step("a failed answer shows nothing and logs a message", async () => {
    guard.allowConsole(/500|a popup could not be shown/);
    await control.answer({ path, status: 500, body: "<h1>Sorry</h1>" });
    const logged = page.waitForEvent("console", (message) => message.text().includes("a popup could not be shown"));
    await visit("/lab/one");
    await logged;
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("leaving before the answer keeps the popup off the next page", async () => {
    const release = await hold(page, `**${path}`, { times: 1 });
    const request = page.waitForRequest(`**${path}`);
    await visit("/lab/one");
    await request;
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(path));
    await page.getByRole("link", { name: "two" }).click();
    await expect(heading(page)).toHaveText("two");
    await failed;
    release();
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("the next marked page shows the popup; once closed, its cookie applies everywhere", async () => {
    await page.getByRole("link", { name: "three" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Before you visit");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect.poll(async () => (await cookie(page, "LabInformationPopup"))?.value).toBe("1");
    const before = await requests(control);
    await visit("/lab/one");
    await live(page.locator("body"));
    await islandsStarted(page);
    expect(await requests(control)).toBe(before);
    await expect(dialog(page)).toHaveCount(0);
  });
});
