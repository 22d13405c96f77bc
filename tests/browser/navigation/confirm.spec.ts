// Links and buttons that ask for confirmation.
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { answerPost, menu, serveLab } from "../lab.ts";
import { arrived, requestCount, pendingWorkDone } from "./watch.ts";

const before = menu("one", "two");

/** The default question in the stand-in's texts. */
async function defaultQuestion(request: APIRequestContext, culture: string): Promise<string> {
  const texts = await (await request.get(`/api/v1/localization/${culture}/stringresources`)).json();
  return texts.Core.SureToDelete;
}

test(
  "NAV-12 a link with a question is followed on Yes; Cancel and Escape return the focus to it",
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
    expect(await requestCount(control, "/lab/two")).toBe(0);
    await page.click("#remove");
    await dialog.getByRole("button", { name: "Remove" }).click();
    await arrived(page, "two", "Two");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await arrived(page, "one", "One");
  },
);

test("NAV-12 a question is asked once, and Yes does what the click would have done", async ({
  page,
  request,
  visit,
  guard,
  control,
}) => {
  await test.step("a link without its own question asks the translated default", async () => {
    await serveLab(control, {
      one: {
        settings: { culture: "fr" },
        lang: "fr",
        page: '<h1>One</h1><a id="remove" href="/lab/two" data-confirm>Remove</a>',
      },
    });
    await visit("/lab/one");
    await page.click("#remove");
    await expect(page.getByRole("dialog", { name: await defaultQuestion(request, "fr") })).toBeVisible();
    await page.getByRole("button", { name: "Annuler" }).last().click();
    await arrived(page, "one", "One");
  });

  await test.step("a confirmed button sends its form when it is agreed, with the button's value", async () => {
    await control.reset();
    const question = await defaultQuestion(request, "en");
    const form = (marks: string): string =>
      `<form method="post" action="/lab/send" ${marks}><input name="sku" value="A1"><button name="do" value="delete"
        data-confirm>Delete</button></form>`;
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
      const yes = (): Promise<void> => page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await (path === "one" ? yes() : guard.expectFullLoad(yes));
      expect((await sent).postData()).toBe("sku=A1&do=delete");
      await expect(page.locator("h1")).toHaveText("Sent");
    }
    expect(await requestCount(control, "/lab/send")).toBe(2);
  });

  await test.step("a double click asks once", async () => {
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

  await test.step("the button that agrees names an icon by its label, and else says Yes", async () => {
    await serveLab(control, {
      one: {
        page:
          '<h1>One</h1><a href="/lab/two" data-confirm="Sure?" aria-label="Remove the cup">×</a>' +
          '<p><a href="/lab/two" data-confirm="Sure?">+</a></p>',
      },
    });
    await visit("/lab/one");
    for (const [icon, name] of [
      ["×", "Remove the cup"],
      ["+", "Yes"],
    ] as const) {
      await page.click(`text=${icon}`);
      await expect(page.getByRole("dialog").getByRole("button").last()).toHaveText(name);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog")).toHaveCount(0);
    }
  });

  await test.step("after the question a link to a file is left to the browser", async () => {
    await serveLab(control, {
      one: { page: '<h1>One</h1><a class="no-ajax" href="/lab/two" data-confirm="Leave?">Leave</a>' },
      two: { page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("text=Leave");
    await guard.expectFullLoad(() => page.getByRole("button", { name: "Leave" }).click());
    await arrived(page, "two", "Two");
  });
});

test("NAV-12 NAV-03 an open question does not affect another page; Ctrl+click asks, too", async ({
  page,
  context,
  visit,
  control,
}) => {
  await test.step("a question whose texts load too late is not asked on the next page", async () => {
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
    const textsLoaded = page.waitForResponse("**/stringresources");
    answer();
    await (await textsLoaded).finished();
    await pendingWorkDone(page);
    await expect(page.locator("dialog")).toHaveCount(0);
    await arrived(page, "two", "Two");
  });

  await test.step("a ctrl-click asks, too, and opens a new tab after it", async () => {
    await page.unrouteAll();
    await control.reset();
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><a id="remove" href="/lab/two" data-confirm="Remove the line?">Remove</a>' },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#remove", { modifiers: ["Control"] });
    await expect(page.getByRole("dialog", { name: "Remove the line?" })).toBeVisible();
    expect(await requestCount(control, "/lab/two")).toBe(0);
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Remove" }).click();
    await expect((await opened).locator("h1")).toHaveText("Two");
    await arrived(page, "one", "One");
  });
});
