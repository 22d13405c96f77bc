import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab } from "../lab.ts";
import { arrived, asked, ready } from "./watch.ts";

const before = menu("one", "two");
const sent = "<h1>Sent</h1>";

test("NAV-14 a search form puts its query into the address, in place, and Back has what was typed", async ({
  page,
  control,
}) => {
  await serveLab(control, {
    one: {
      before,
      page: '<h1>One</h1><form data-ajax action="/lab/two?old=1"><input name="q"><input type="checkbox" name="new" value="1" checked></form>',
    },
    two: { before, page: "<h1>Two</h1>" },
  });
  await page.goto("/lab/one");
  await page.fill("[name=q]", "blue & green");
  await page.press("[name=q]", "Enter");
  await arrived(page, "two?q=blue+%26+green&new=1", "Two");
  await page.goBack();
  await arrived(page, "one", "One");
  await expect(page.locator("[name=q]")).toHaveValue("blue & green");
  expect(await asked(control, "/lab/one")).toBe(1);
});

test("NAV-14 a form goes where its button says, in place where its author wants that, and shows where the server leads", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("the button that was pressed counts: its name, its value and where it sends", async () => {
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><form data-ajax method="post" action="/lab/wrong"><input name="action" value="field">
          <button name="do" value="save">Save</button> <button name="do" value="find" formaction="/lab/two" formmethod="get">Find</button>
          <button name="do" value="send" formaction="/lab/send">Send</button></form>`,
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await answerPost(control, "send", { html: labHtml({ before, page: sent }) });
    await visit("/lab/one");
    await page.click("text=Find");
    await arrived(page, "two?action=field&do=find", "Two");
    await page.goBack();
    const request = page.waitForRequest("**/lab/send");
    await page.click("text=Send");
    expect((await request).postData()).toBe("action=field&do=send");
    await expect(page.locator("h1")).toHaveText("Sent");
  });

  await test.step("a form that the server redirects shows the page it leads to, with its address, and Back leads to the form", async () => {
    await control.reset();
    await visit("/en/contact");
    await page.fill("[name=name]", "Ada");
    await page.fill("[name=email]", "ada@example.com");
    await page.fill("[name=message]", "A message that is long enough");
    await page.click("main form[method=post] button[type=submit]");
    await expect(page).toHaveURL("/en/contact/sent");
    expect(await asked(control, "/en/contact", "POST")).toBe(1);
    expect(await asked(control, "/en/contact/sent")).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL("/en/contact");
    await expect(page.locator("[name=name]")).toHaveValue("Ada");
  });

  await test.step("a form is left alone when its own script handles it, or its author did not mark it, or it is invalid", async () => {
    await control.reset();
    const script = `<script nonce="{{nonce}}">document.querySelector("#own").onsubmit = (event) => {
      event.preventDefault();
      document.querySelector("#said").textContent = "handled";
    };</script>`;
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><p id="said"></p><form id="own" data-ajax action="/lab/two"><button>Own</button></form>
          <form data-ajax action="/lab/two"><input name="q" required><button>Invalid</button></form>
          <form action="/lab/two"><button>Plain</button></form>${script}`,
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("text=Own");
    await expect(page.locator("#said")).toHaveText("handled");
    await page.click("text=Invalid");
    await expect(page.locator("[name=q]")).toBeFocused();
    await arrived(page, "one", "One");
    expect(await asked(control, "/lab/two")).toBe(0);
    await guard.expectFullLoad(() => page.click("text=Plain"));
    await arrived(page, "two", "Two");
  });
});

test("NAV-03 NAV-14 NAV-23 what a form is to the browser, or to the site's own handlers, it stays once the shell has all its code", async ({
  page,
  context,
  visit,
  guard,
  control,
}) => {
  await test.step("what a site's own handler on the document does with a click or a form counts, however late it was added", async () => {
    const script = `<script nonce="{{nonce}}">
      const own = (type, selector) => document.addEventListener(type, (event) => {
        if (!event.target.closest(selector)) return;
        event.preventDefault();
        document.querySelector("#said").append(selector);
      });
      addEventListener("load", () => (own("click", "#link"), own("submit", "#form")));
    </script>`;
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><p id="said"></p><a id="link" href="/lab/two">Link</a><form id="form" data-ajax action="/lab/two"><button>Send</button></form>${script}`,
      },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("h1"));
    await page.click("text=Link");
    await page.click("text=Send");
    await expect(page.locator("#said")).toHaveText("#link#form");
    // What the click and the form ask for is asked for before this.
    await page.evaluate(() => fetch("/lab/one"));
    expect(await asked(control, "/lab/two")).toBe(0);
    await arrived(page, "one", "One");
  });

  await test.step("a form in a new window is the browser's, also once the shell has all its code", async () => {
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax action="/lab/two" target="_blank"><button>Window</button></form>',
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("button"));
    const opened = context.waitForEvent("page", { timeout: 5_000 });
    await page.click("button");
    await expect((await opened).locator("h1")).toHaveText("Two");
    await arrived(page, "one", "One");
  });

  await test.step("a form that closes its dialog does so, also once the shell has all its code", async () => {
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><dialog id="ask" open><form data-ajax method="dialog"><button value="ok">Close</button></form></dialog>',
      },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("#ask button"));
    await page.click("#ask button");
    await expect(page.locator("#ask")).toBeHidden();
  });

  await test.step("a form that the server redirects to a file that is no page is led there by the browser", async () => {
    await control.reset();
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><button>Send</button></form>',
      },
    });
    await control.page("/lab/receipt", '{"paid": true}', { headers: { "Content-Type": "application/json" } });
    await control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: "/lab/receipt" } });
    await visit("/lab/one");
    await guard.expectFullLoad(() => page.click("text=Send"));
    await expect(page.locator("body")).toContainText('{"paid": true}');
    await expect(page).toHaveURL("/lab/receipt");
    expect(await asked(control, "/lab/send")).toBe(1);
  });
});
