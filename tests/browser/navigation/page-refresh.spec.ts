// A page with `<meta http-equiv="refresh">`, shown in place.
import { test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const before = menu("one", "thanks");
const refresh = (content: string): string => `<meta http-equiv="Refresh" content="${content}">`;

test("NAV-21 a page shown in place that refreshes itself leads to its next page", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    thanks: { head: refresh("0; url=two"), before, page: "<h1>Thanks</h1>" },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await guard.expectFullLoad(() => page.click("#head >> text=thanks"));
  await arrived(page, "two", "Two");
  await guard.expectFullLoad(() => page.goBack());
  await arrived(page, "one", "One");
});

test("NAV-21 a visitor who leaves a page that refreshes itself stays where they are", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    thanks: { head: refresh("600; url=two"), before, page: "<h1>Thanks</h1>" },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await page.click("#head >> text=thanks");
  await arrived(page, "thanks", "Thanks");
  // A full load ends the browser's timer.
  await guard.expectFullLoad(() => page.click("#head >> text=one"));
  await arrived(page, "one", "One");
});

test("NAV-21 NAV-14 a visitor who sends a form of a page that refreshes itself stays at its answer", async ({
  page,
  visit,
  control,
  guard,
}) => {
  const form = '<form method="post" data-ajax action="/lab/thanks"><input name="topic"><button>Send</button></form>';
  await serveLab(control, { one: { head: refresh("600; url=two"), before, page: `<h1>One</h1>${form}` } });
  await answerPost(control, "thanks", { html: labHtml({ before, page: "<h1>Thanks</h1>" }), times: 2 });
  await visit("/lab/one");
  // A full load ends the browser's timer.
  await guard.expectFullLoad(() => page.click("text=Send"));
  await arrived(page, "thanks", "Thanks");
  await visit("/lab/one");
  await page.locator("form").evaluate((form) => form.setAttribute("data-ajax-target", "#page"));
  await guard.expectFullLoad(() => page.click("text=Send"));
  await arrived(page, "thanks", "Thanks");
});

test("NAV-21 NAV-08 a link of a page that refreshes itself to its own address leaves the anchor", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await serveLab(control, {
    one: { head: refresh("600; url=two"), before: menu("one"), page: '<h1>One</h1><p id="end">End</p>' },
  });
  await visit("/lab/one#end");
  await guard.expectFullLoad(() => page.click("#head >> text=one"));
  await arrived(page, "one", "One");
});
