// Links and forms with a target whose answer is an error.
import { expect, test } from "../guard/test.ts";
import { answerPost, menu, serveLab } from "../lab.ts";
import { arrived, mark, marked } from "../navigation/watch.ts";

const before = menu("one", "two");
const whole = (part: string): string => `<!doctype html><title>Gone</title><body><main id="page">${part}</main></body>`;

for (const status of [404, 500]) {
  test(`NAV-14 a link with a target whose answer has status ${status}, a page or a fragment, is followed by the browser @all`, async ({
    page,
    visit,
    guard,
    control,
  }) => {
    guard.allowConsole(new RegExp(`status of ${status}`));
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><a href="/lab/gone" data-ajax-target="#box">More</a><div id="box"><p>Old</p></div>',
      },
    });
    for (const html of [whole("<h1>Gone</h1>"), "<h1>Gone</h1>"]) {
      await control.page("/lab/gone", html, { status });
      await visit("/lab/one");
      await guard.expectFullLoad(() => page.click("text=More"));
      await expect(page.locator("h1")).toHaveText("Gone");
      await expect(page).toHaveURL(/gone$/);
      await expect(page.locator("#box")).toHaveCount(0);
    }
  });
}

test("NAV-14 a link with a target shows the part of an error page that has the id of the target @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 404/);
  await serveLab(control, {
    one: { before, page: '<h1>One</h1><a href="/lab/gone" data-ajax-target="#box">More</a><div id="box">Old</div>' },
  });
  await control.page("/lab/gone", whole('<h1>Gone</h1><div id="box">No more</div>'), { status: 404 });
  await visit("/lab/one");
  await page.click("text=More");
  await expect(page.locator("#box")).toHaveText("No more");
  await arrived(page, "one", "One");
});

const form = `<h1>One</h1><form data-ajax data-ajax-target="#box" method="post" action="/lab/send">
  <input name="city"><button>Send</button></form><div id="box">Old</div>`;

test("NAV-14 the fragment that refuses a form with a target fills the target, and what was typed stays @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 422/);
  await serveLab(control, { one: { before, page: form } });
  await answerPost(control, "send", { status: 422, html: '<p role="alert">Unknown city</p>' });
  await visit("/lab/one");
  await mark(page, "#page form");
  await page.fill("[name=city]", "Gent");
  await page.click("text=Send");
  await expect(page.locator("#box")).toHaveText("Unknown city");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await marked(page, "#page form")).toBe(true);
  await expect(page.locator("[name=city]")).toHaveValue("Gent");
  await expect(page.locator("#page form")).not.toHaveAttribute("aria-busy");
  await arrived(page, "one", "One");
});

for (const [name, html] of [
  ["a page", whole('<h1>Sorry</h1><div id="box">Sorry</div>')],
  ["a fragment", "<p>Sorry</p>"],
] as const) {
  test(`NAV-14 a form with a target whose answer is ${name} of status 500 shows a message and keeps all that is there @all`, async ({
    page,
    visit,
    guard,
    control,
  }) => {
    guard.allowConsole(/status of 500/);
    await serveLab(control, { one: { before, page: form } });
    await answerPost(control, "send", { status: 500, html });
    await answerPost(control, "send", { html: "<p>Sent</p>" });
    await visit("/lab/one");
    await page.fill("[name=city]", "Ghent");
    await page.click("text=Send");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("may not have been sent");
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toHaveCount(0);
    await arrived(page, "one", "One");
    await expect(page.locator("#box")).toHaveText("Old");
    await expect(page.locator("[name=city]")).toHaveValue("Ghent");
    const request = page.waitForRequest("**/lab/send");
    await page.click("text=Send");
    expect((await request).postData()).toBe("city=Ghent");
    await expect(page.locator("#box")).toHaveText("Sent");
  });
}
