import { expect, test } from "../guard/test.ts";
import { menu, serveFile, serveLab } from "../lab.ts";
import { arrived, requestCount } from "./watch.ts";

const before = menu("one", "two", "three");

test("NAV-01 NAV-21 NAV-02 NAV-04 pages with odd field names or a base address swap in place", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a field whose id is also that of the page section does not hide the section", async () => {
    const hidden = `${before}<form><input type="hidden" id="page" name="page" value="1"></form>`;
    await serveLab(control, {
      one: { before: hidden, page: "<h1>One</h1>" },
      two: { before: hidden, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await expect(page.locator("main#page h1")).toHaveText("Two");
  });

  await test.step("a relative base address is resolved against its page's URL", async () => {
    await serveFile(control, "b/two.js", "text/javascript", "window.labTwo = (window.labTwo ?? 0) + 1;");
    const withBase = { head: '<base href="./">' };
    await serveLab(control, {
      "a/one": { ...withBase, before: '<header id="head"><a href="../b/two">two</a></header>', page: "<h1>One</h1>" },
      "b/two": {
        ...withBase,
        before: '<header id="head"><a href="../a/one">one</a></header>',
        page: '<h1>Two</h1><a href="three">three</a><script src="two.js"></script>',
      },
      "b/three": { ...withBase, page: "<h1>Three</h1>" },
    });
    await visit("/lab/a/one");
    await page.click("#head >> text=two");
    await arrived(page, "b/two", "Two");
    await expect.poll(() => page.evaluate(() => (window as unknown as { labTwo?: number }).labTwo)).toBe(1);
    await page.click("#page >> text=three");
    await arrived(page, "b/three", "Three");
  });

  await test.step("Back to a URL that changed the cart shows the cached page without repeating the change", async () => {
    await control.reset();
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><div data-changes-with="cart"></div>' },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one?page=2&add-to-cart=16");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await page.goBack();
    await arrived(page, "one?page=2", "One");
    const log = (await control.log()).filter(({ path }) => path === "/lab/one");
    expect(log.map(({ search }) => search)).toEqual(["?page=2&add-to-cart=16", "?page=2"]);
  });

  await test.step("Back to the page of a link that empties or removes something never repeats the request", async () => {
    await control.reset();
    const cart = { before, page: '<h1>Gone</h1><p data-changes-with="cart">1 line</p>' };
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><a href="/lab/cart/delete/id/5">Remove</a>' },
      "cart/delete/id/5": cart,
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("text=Remove");
    await arrived(page, "cart/delete/id/5", "Gone");
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "cart/delete/id/5", "Gone");
    expect(await requestCount(control, "/lab/cart/delete/id/5")).toBe(1);
    // The same holds when such a URL is the first page.
    await visit("/lab/cart/delete/id/5");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
    await page.goBack();
    await arrived(page, "cart/delete/id/5", "Gone");
    expect(await requestCount(control, "/lab/cart/delete/id/5")).toBe(2);
  });
});

test("NAV-04 NAV-19 NAV-14 NAV-02 NAV-23 links and forms of odd pages act once; Back restores no passwords", async ({
  page,
  control,
  guard,
  context,
  visit,
}) => {
  await test.step("a page section inside a form", async () => {
    const notice = /#page is in a form; every link is a full load/;
    guard.allowConsole(notice);
    const around = {
      before: `${before}<form method="post"><input type="hidden" name="state" value="1">`,
      after: "</form>",
    };
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { ...around, page: "<h1>Two</h1>" },
      three: { ...around, page: "<h1>Three</h1>" },
    });
    await page.goto("/lab/one");
    await guard.expectFullLoad(() => page.click("#head >> text=two"));
    await arrived(page, "two", "Two");
    // The code that says so loads when the visitor moves.
    const noticed = page.waitForEvent("console", (message) => notice.test(message.text()));
    await page.hover("#head >> text=three");
    await noticed;
    await guard.expectFullLoad(() => page.click("#head >> text=three"));
    await arrived(page, "three", "Three");
  });
  await test.step("links and forms act once", async () => {
    await control.reset();
    await test.step("a 204 link is requested once; a redirect to a non-page reloads only the final URL", async () => {
      await serveLab(control, {
        one: {
          before,
          page: '<h1>One</h1><a id="toggle" href="/lab/wish/toggle">Toggle</a> <a id="remove" href="/lab/remove">Remove</a>',
        },
      });
      await control.answer({ path: "/lab/wish/toggle", method: "GET", status: 204 });
      await control.answer({ path: "/lab/remove", method: "GET", status: 303, headers: { Location: "/lab/left" } });
      await control.page("/lab/left", '{ "left": 0 }', { headers: { "Content-Type": "application/json" } });
      await visit("/lab/one");
      await page.click("#toggle");
      await expect.poll(() => requestCount(control, "/lab/wish/toggle")).toBe(1);
      await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
      await guard.expectFullLoad(() => page.click("#remove"));
      await expect(page.locator("body")).toContainText('"left": 0');
      expect(
        await Promise.all(["/lab/wish/toggle", "/lab/remove", "/lab/left"].map((path) => requestCount(control, path))),
      ).toEqual([1, 1, 2]);
    });

    await test.step("a form for another window that allows only one submit is sent", async () => {
      await control.reset();
      await serveLab(control, {
        one: {
          before,
          page: `<h1>One</h1><form data-ajax method="post" action="/lab/two" target="_blank"><button>Send</button></form>
    <script nonce="{{nonce}}">{ let sent = false; document.querySelector("form").onsubmit = () => { if (sent) return false; sent = true; }; }</script>`,
        },
        two: { page: "<h1>Two</h1>" },
      });
      await control.answer({ path: "/lab/two", method: "POST", body: "<h1>Sent</h1>" });
      await visit("/lab/one");
      const [opened] = await Promise.all([context.waitForEvent("page"), page.click("text=Send")]);
      await expect(opened.locator("h1")).toHaveText("Sent");
      expect(await requestCount(control, "/lab/two", "POST")).toBe(1);
    });

    await test.step("Back does not restore a password that was shown as text", async () => {
      await serveLab(control, {
        one: {
          before,
          page: '<h1>One</h1><form><input type="password" name="p" autocomplete="current-password"><input type="password" name="user[Password2]"><input name="name"></form>',
        },
        two: { before, page: "<h1>Two</h1>" },
      });
      await visit("/lab/one");
      await page.fill("[name=p]", "secret");
      await page.fill("[name=name]", "Ann");
      await page.fill("[name*=Password]", "secret");
      await page
        .locator("[type=password]")
        .evaluateAll((fields) => fields.forEach((field) => field.setAttribute("type", "text")));
      await page.click("#head >> text=two");
      await arrived(page, "two", "Two");
      await page.goBack();
      await expect(page.locator("[name=name]")).toHaveValue("Ann");
      await expect(page.locator("[name=p]")).toHaveValue("");
      await expect(page.locator("[name*=Password]")).toHaveValue("");
    });
  });
});
