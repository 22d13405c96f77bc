// Links and buttons that ask first.
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { answerPost, menu, serveLab } from "../lab.ts";
import { arrived, asked, calm } from "./watch.ts";

const before = menu("one", "two");

/** The question of the stand-in's own texts. */
async function sureToDelete(request: APIRequestContext, culture: string): Promise<string> {
  const texts = await (await request.get(`/api/v1/localization/${culture}/stringresources`)).json();
  return texts.Core.SureToDelete;
}

test(
  "NAV-12 a link that asks first is followed in place on Yes and not on Cancel or Escape, and the focus is back on it",
  { tag: "@both" },
  async ({ page, control }) => {
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><a id="remove" href="/lab/two" data-confirm="Remove the line?">Remove</a>' },
      two: { before, page: "<h1>Two</h1>" },
    });
    await page.goto("/lab/one");
    const dialog = page.getByRole("dialog", { name: "Remove the line?" });
    for (const refuse of [
      () => dialog.getByRole("button", { name: "Cancel" }).last().click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await page.click("#remove");
      await expect(dialog).toBeVisible();
      await refuse();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.locator("#remove")).toBeFocused();
    }
    await arrived(page, "one", "One");
    expect(await asked(control, "/lab/two")).toBe(0);
    await page.click("#remove");
    await dialog.getByRole("button", { name: "Yes" }).click();
    await arrived(page, "two", "Two");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await arrived(page, "one", "One");
  },
);

test("NAV-12 a link or button that asks first asks once, in the words of the site, and its Yes is what the click would have been", async ({
  page,
  request,
  visit,
  guard,
  control,
}) => {
  await test.step("without a question of its own a link asks the translated one", async () => {
    await serveLab(control, {
      one: {
        settings: { culture: "fr" },
        lang: "fr",
        page: '<h1>One</h1><a id="remove" href="/lab/two" data-confirm>Remove</a>',
      },
    });
    await visit("/lab/one");
    await page.click("#remove");
    await expect(page.getByRole("dialog", { name: await sureToDelete(request, "fr") })).toBeVisible();
    await page.getByRole("button", { name: "Annuler" }).last().click();
    await arrived(page, "one", "One");
  });

  await test.step("a button that asks first sends its form on Yes only, with the button's own value", async () => {
    await control.reset();
    const question = await sureToDelete(request, "en");
    const form = (marks: string): string =>
      `<form method="post" action="/lab/send" ${marks}><input name="sku" value="A1"><button name="do" value="delete" data-confirm>Delete</button></form>`;
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${form("data-ajax")}` },
      plain: { before, page: `<h1>Plain</h1>${form("")}` },
    });
    await answerPost(control, "send", { html: '<main id="page"><h1>Sent</h1></main>', times: 2 });
    for (const [path, heading] of [
      ["one", "One"],
      ["plain", "Plain"],
    ] as const) {
      await visit(`/lab/${path}`);
      await page.click("text=Delete");
      await page.getByRole("dialog", { name: question }).getByRole("button", { name: "Cancel" }).last().click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await arrived(page, path, heading);
      await page.click("text=Delete");
      const sent = page.waitForRequest("**/lab/send");
      const yes = (): Promise<void> => page.getByRole("button", { name: "Yes" }).click();
      await (path === "one" ? yes() : guard.expectFullLoad(yes));
      expect((await sent).postData()).toBe("sku=A1&do=delete");
      await expect(page.locator("h1")).toHaveText("Sent");
    }
    expect(await asked(control, "/lab/send")).toBe(2);
  });

  await test.step("a double click on a link that asks first asks once", async () => {
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><a id="remove" href="/lab/two" data-confirm="Remove the line?">Remove</a>' },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.dblclick("#remove");
    const dialog = page.getByRole("dialog", { name: "Remove the line?" });
    await expect(dialog.first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
  });

  await test.step("a link to a file that asks first is the browser's on Yes", async () => {
    await serveLab(control, {
      one: { page: '<h1>One</h1><a class="no-ajax" href="/lab/two" data-confirm="Leave?">Leave</a>' },
      two: { page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("text=Leave");
    await guard.expectFullLoad(() => page.getByRole("button", { name: "Yes" }).click());
    await arrived(page, "two", "Two");
  });
});

test("NAV-12 NAV-03 a question leaves the page alone that did not ask it, and a click with ctrl asks first, too", async ({
  page,
  context,
  visit,
  control,
}) => {
  await test.step("a question whose words are awaited is not asked on the next page", async () => {
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><a id="remove" href="/lab/gone" data-confirm="Remove?">Remove</a>' },
      two: { before, page: "<h1>Two</h1>" },
    });
    let answer = (): void => {};
    await page.route("**/stringresources", async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await visit("/lab/one");
    const texts = page.waitForRequest("**/stringresources");
    await page.click("#remove");
    await texts;
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    const come = page.waitForResponse("**/stringresources");
    answer();
    await (await come).finished();
    await calm(page);
    await expect(page.locator("dialog")).toHaveCount(0);
    await arrived(page, "two", "Two");
  });

  await test.step("with ctrl held a link asks first, too, and opens beside this page on Yes", async () => {
    await page.unrouteAll();
    await control.reset();
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><a id="remove" href="/lab/two" data-confirm="Remove the line?">Remove</a>' },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#remove", { modifiers: ["Control"] });
    await expect(page.getByRole("dialog", { name: "Remove the line?" })).toBeVisible();
    expect(await asked(control, "/lab/two")).toBe(0);
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Yes" }).click();
    await expect((await opened).locator("h1")).toHaveText("Two");
    await arrived(page, "one", "One");
  });
});
