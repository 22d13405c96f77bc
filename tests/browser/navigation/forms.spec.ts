import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab } from "../lab.ts";
import { arrived, requestCount, ready } from "./watch.ts";

const before = menu("one", "two");
const sent = "<h1>Sent</h1>";

test("NAV-14 a form adds its query to the address, honours its button and follows redirects in place", async ({
  page,
  control,
  visit,
  guard,
}) => {
  await test.step("a search form adds its query to the address; Back restores the input", async () => {
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
    expect(await requestCount(control, "/lab/one")).toBe(1);
  });
  await test.step("the pressed button adds its name and value and sets the action", async () => {
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><form data-ajax method="post" action="/lab/wrong"><input name="action" value="field">
          <button name="do" value="save">Save</button>
            <button name="do" value="find" formaction="/lab/two" formmethod="get">Find</button>
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

  await test.step("a redirected form shows the final page and URL; Back returns to the form", async () => {
    await control.reset();
    await visit("/en/contact");
    await page.fill("[name=name]", "Ada");
    await page.fill("[name=email]", "ada@example.com");
    await page.fill("[name=message]", "A message that is long enough");
    await page.click("main form[method=post] button[type=submit]");
    await expect(page).toHaveURL("/en/contact/sent");
    expect(await requestCount(control, "/en/contact", "POST")).toBe(1);
    expect(await requestCount(control, "/en/contact/sent")).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL("/en/contact");
    await expect(page.locator("[name=name]")).toHaveValue("Ada");
  });

  await test.step("handled, unmarked and invalid forms are left alone", async () => {
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
    expect(await requestCount(control, "/lab/two")).toBe(0);
    await guard.expectFullLoad(() => page.click("text=Plain"));
    await arrived(page, "two", "Two");
  });
});

test("NAV-03 NAV-14 NAV-23 forms of the browser, the site or a page without a section are left alone", async ({
  page,
  context,
  visit,
  guard,
  control,
}) => {
  await test.step("a site's document handler can prevent clicks and submits, however late it is added", async () => {
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
        page: `<h1>One</h1><p id="said"></p><a id="link" href="/lab/two">Link</a><form id="form" data-ajax
          action="/lab/two"><button>Send</button></form>${script}`,
      },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("h1"));
    await page.click("text=Link");
    await page.click("text=Send");
    await expect(page.locator("#said")).toHaveText("#link#form");
    // Requests caused by the click and the form would come before this one.
    await page.evaluate(() => fetch("/lab/one"));
    expect(await requestCount(control, "/lab/two")).toBe(0);
    await arrived(page, "one", "One");
  });

  await test.step("a form for a new window is left to the browser, also after all code has loaded", async () => {
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax action="/lab/two" target="_blank"><button>Window</button></form>',
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("button"));
    const opened = context.waitForEvent("page");
    await page.click("button");
    await expect((await opened).locator("h1")).toHaveText("Two");
    await arrived(page, "one", "One");
  });

  await test.step("a method=dialog form closes its dialog, also after all code has loaded", async () => {
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

  await test.step("a form redirected to a file is left to the browser", async () => {
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
    expect(await requestCount(control, "/lab/send")).toBe(1);
  });
  await test.step("a page without a page section", async () => {
    await control.reset();
    const notice = /there is no #page/;
    guard.allowConsole(notice);
    const form = '<form data-ajax method="post" action="/lab/send"><input name="word"><button>Send</button></form>';
    await control.page("/lab/one", labHtml({ page: `<h1>One</h1>${form}` }).replace('id="page"', ""));
    await answerPost(control, "send", { html: labHtml({ page: sent }) });
    const noticed = page.waitForEvent("console", (message) => notice.test(message.text()));
    await visit("/lab/one");
    // The code that says so loads when the visitor moves.
    await page.hover("text=Send");
    await noticed;
    await page.fill("[name=word]", "tea");
    await guard.expectFullLoad(() => page.click("text=Send"));
    await expect(page.locator("h1")).toHaveText("Sent");
    const requests = (await control.log()).filter(({ path }) => path === "/lab/send");
    expect(requests.map(({ method, body }) => [method, body])).toEqual([["POST", "word=tea"]]);
  });
});
