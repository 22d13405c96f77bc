import { answerPost, labHtml, menu, serveLab } from "../browser/lab.ts";
import { expect, test } from "./fixture/test.ts";
import { expectArrived } from "./places.ts";

const before = menu("one", "two");
const page = '<h1>One</h1><label>Note <input id="typed"></label> <a id="terms" href="/lab/terms" data-modal>Terms</a>';

test("NAV-13 NAV-22 a modal link opens its page in a dialog that keeps the focus; closing it gives the focus back", async ({
  tab,
  control,
}) => {
  await serveLab(control, {
    one: { before, page },
    terms: {
      title: "Our terms",
      before,
      page: `<h2>Terms</h2><p>All of them.</p><label>Name <input id="name" autofocus></label>
        <div data-island="quantity"><input name="Quantity" value="1"></div>`,
    },
  });
  await tab.open("/lab/one");
  await tab.css("#terms").click();
  const dialog = tab.role("dialog", "Our terms");
  await expect(dialog).toRead("All of them.");
  await expect(dialog.css("#name")).toHaveFocusNow();
  await expect(dialog.css("[data-island]")).toHaveAttributeOf("data-island-state", "live");
  await tab.type("Ada");
  for (const _ of "123") {
    await tab.press("Tab");
    await expect(dialog.css(":focus")).toBeSeen();
  }
  await expect(dialog.css("#name")).toHold("Ada");
  await tab.press("Escape");
  await expect(tab.role("dialog")).toBeGone();
  await expect(tab.css("#terms")).toHaveFocusNow();

  await tab.press("Enter");
  await expect(dialog).toBeSeen();
  await dialog.role("button", "Close").click();
  await expect(tab.role("dialog")).toBeGone();
  await expect(tab.css("#terms")).toHaveFocusNow();
  await expectArrived(tab, "one", "One");
});

test("NAV-13 NAV-14 NAV-02 a form in a dialog shows its errors there, then leads on; Back shows the page without it", async ({
  tab,
  control,
}) => {
  const form = (text: string, value: string, wrong = ""): string =>
    `<p id="said">${text}</p><form data-ajax method="post" action="/lab/send"><label>Name <input name="a" ${wrong}
      value="${value}"></label><button>Send</button></form>`;
  await serveLab(control, {
    one: { before, page },
    terms: { title: "Our terms", before, page: form("Please", "") },
    two: { before, page: "<h1>Two</h1>" },
  });
  await answerPost(control, "send", {
    status: 422,
    times: 1,
    html: labHtml({ before, page: `<h1>Not yet</h1>${form("Once more", "A", 'aria-invalid="true"')}` }),
  });
  await tab.open("/lab/one");
  await tab.css("#typed").fill("kept");
  await tab.css("#terms").click();
  const dialog = tab.role("dialog");
  await dialog.css("[name=a]").fill("A");
  await tab.press("Enter");
  await expect(tab.role("dialog", "Not yet").css("#said")).toRead("Once more");
  await expect(dialog.css("[name=a]")).toHaveFocusNow();
  await expectArrived(tab, "one", "One");
  await control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: "/lab/two" } });
  await dialog.role("button", "Send").click();
  await expectArrived(tab, "two", "Two");
  await expect(dialog).toBeGone();
  await tab.back();
  await expectArrived(tab, "one", "One");
  await expect(tab.css("#typed")).toHold("kept");
  await expect(tab.role("dialog")).toBeGone();
});

test("NAV-13 NAV-02 Back while a dialog is open closes it with its page", async ({ tab, control }) => {
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: page.replace("One", "Two") },
    terms: { title: "Our terms", before, page: "<p>All of them.</p>" },
  });
  await tab.open("/lab/one");
  await tab.css("#head").role("link", "two").click();
  await expectArrived(tab, "two", "Two");
  await tab.css("#terms").click();
  await expect(tab.role("dialog", "Our terms")).toRead("All of them.");
  await tab.back();
  await expectArrived(tab, "one", "One");
  await expect(tab.role("dialog")).toBeGone();
  await tab.forward();
  await expectArrived(tab, "two", "Two");
  await expect(tab.css("#terms")).toBeSeen();
  await tab.css("#terms").click();
  await expect(tab.role("dialog", "Our terms")).toBeSeenTimes(1);
});
