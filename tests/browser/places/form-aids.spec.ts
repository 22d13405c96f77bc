import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab, tall } from "../lab.ts";
import { arrived, requestCount, scrolledTo } from "../navigation/watch.ts";

const before = menu("one", "two");

test("NAV-12 a form with a question asks when it is valid, and is sent on Yes", async ({
  page,
  visit,
  guard,
  control,
}) => {
  const form = (attributes: string): string => `<h1>One</h1><form method="post" action="/lab/send"${attributes}
    data-confirm="Delete the address?"><input name="code" required><button>Delete</button></form>`;
  await answerPost(control, "send", { html: labHtml({ before, page: "<h1>Gone</h1>" }), times: 2 });
  const dialog = page.getByRole("dialog", { name: "Delete the address?" });
  for (const attributes of [" data-ajax", ""]) {
    await serveLab(control, { one: { before, page: form(attributes) } });
    await visit("/lab/one");
    await page.click("text=Delete");
    await expect(page.locator("[name=code]")).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await page.fill("[name=code]", "1");
    await page.press("[name=code]", "Enter");
    await dialog.getByRole("button", { name: "Cancel" }).last().click();
    await expect(dialog).toHaveCount(0);
    await page.click("#page button");
    const yes = (): Promise<void> => dialog.getByRole("button", { name: "Delete" }).click();
    await (attributes ? yes() : guard.expectFullLoad(yes));
    await expect(page.locator("h1")).toHaveText("Gone");
  }
  expect(await requestCount(control, "/lab/send", "POST")).toBe(2);
});

test("NAV-14 a button says that its form is being sent, and says its own text again when that fails @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 500/);
  await serveLab(control, {
    one: {
      before,
      page: `<h1>One</h1><form data-ajax method="post" action="/lab/send"><button data-sending="Sending…"><b>Send</b></button></form>`,
    },
  });
  await control.answer({ path: "/lab/send", method: "POST", status: 500, body: "", gate: "sent" });
  await visit("/lab/one");
  await page.click("#page button");
  await expect(page.locator("#page button")).toHaveText("Sending…");
  await control.open("sent");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await expect(page.locator("#page button b")).toHaveText("Send");
  await expect(page.locator("#page button")).not.toHaveAttribute("style", /./);
});

test("NAV-14 NAV-22 a form with data-stay keeps position and focus when the server redirects to its page, not to another @all", async ({
  page,
  visit,
  control,
}) => {
  const html = (text: string): string => `<h1>One</h1>${tall(900)}<form data-ajax data-stay method="post"
    action="/lab/send"><button id="vote">Vote</button> <output>${text}</output></form>${tall(900)}`;
  await serveLab(control, {
    one: { before, page: html("1 vote") },
    two: { before, page: `<h1>Two</h1>${tall(3000)}` },
  });
  await visit("/lab/one");
  await page.locator("#vote").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 600));
  await serveLab(control, { one: { before, page: html("2 votes") } });
  const redirect = (name: string): Promise<unknown> =>
    control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: `/lab/${name}` }, body: "" });
  await redirect("one");
  await page.click("#vote");
  await expect(page.locator("output")).toHaveText("2 votes");
  await scrolledTo(page, 600);
  await expect(page.locator("#vote")).toBeFocused();
  await redirect("two");
  await page.click("#vote");
  await arrived(page, "two", "Two");
  await scrolledTo(page, 0);
  await expect(page.locator("h1")).toBeFocused();
});

test("NAV-03 links and forms in an element with no-ajax, and paths of the setting fullLoad, are left to the browser @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  const form = '<form data-ajax action="/lab/two"><button>Find</button></form>';
  const settings = { fullLoad: ["/lab/admin/"] };
  await serveLab(control, {
    one: {
      before,
      settings,
      page: `<h1>One</h1><div class="no-ajax"><p><a href="/lab/two">Plain</a></p>${form}</div>
        <a href="/lab/admin/two">Admin</a><form data-ajax action="/lab/admin/two"><button>Administer</button></form>`,
    },
    two: { before, settings, page: "<h1>Two</h1>" },
    "admin/two": { before, settings, page: "<h1>Two</h1>" },
  });
  for (const text of ["Plain", "Find", "Admin", "Administer"]) {
    await visit("/lab/one");
    await guard.expectFullLoad(() => page.getByText(text, { exact: true }).click());
    await expect(page.locator("h1")).toHaveText("Two");
  }
  await visit("/lab/one");
  await guard.expectFullLoad(() => page.evaluate(() => void window.atoll!.visit("/lab/admin/two")));
  await expect(page.locator("h1")).toHaveText("Two");
});
