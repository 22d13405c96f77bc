// Pages made of parts: elements that live on, lists that grow, transitions, and input that is not saved.
import { menu, serveLab } from "../browser/lab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { expectArrived } from "./places.ts";

const before = menu("one", "two");

test("NAV-01 NAV-02 an element with data-keep is the same in the next page and on Back, with what was typed in it", async ({
  tab,
  control,
}) => {
  const chat = (text: string): string =>
    `<aside id="chat" data-keep><b>${text}</b><input name="line"><div data-island="quantity"><input name="Quantity" value="1"></div></aside>`;
  const head = '<meta name="view-transition" content="same-origin">';
  await serveLab(control, {
    one: { before, head, page: `<h1>One</h1>${chat("First")}` },
    two: { before, head, page: `<h1>Two</h1><section>${chat("Second")}</section>` },
  });
  await tab.open("/lab/one");
  await tab.css("#chat [name=line]").fill("Hello");
  await until(
    "the island",
    () => tab.css("#chat [data-island]").attribute("data-island-state"),
    (state) => state === "live",
  );
  await tab.css("#head").role("link", "two").click();
  await expectArrived(tab, "two", "Two");
  await expect(tab.css("section > #chat b")).toRead("First");
  await expect(tab.css("#chat [name=line]")).toHold("Hello");
  expect(await tab.css("#chat [data-island]").attribute("data-island-state")).toBe("live");
  expect(await tab.evaluate(() => document.documentElement.dataset["visit"])).toBe("forward");
  await tab.back();
  await expectArrived(tab, "one", "One");
  await expect(tab.css("#chat b")).toRead("First");
  await expect(tab.css("#chat [name=line]")).toHold("Hello");
  expect(await tab.evaluate(() => document.documentElement.dataset["visit"])).toBe("back");
});

test("NAV-02 NAV-22 a link adds items to a list, and the first new one has the focus", async ({ tab, control }) => {
  const list = (items: number[], more = ""): string =>
    `<h1>List</h1><ul id="list">${items.map((item) => `<li id="p${item}"><a href="/lab/two">Item ${item}</a></li>`).join("")}</ul>${more}`;
  const more = '<a id="more" href="/lab/next" data-ajax-target="#list" data-ajax-mode="append">More</a>';
  await serveLab(control, {
    one: { before, page: list([1, 2], more) },
    next: { before, page: list([2, 3]) },
    two: { before, page: "<h1>Two</h1>" },
  });
  await tab.open("/lab/one");
  await tab.css("#more").click();
  await expect(tab.css("#list li")).toBeSeenTimes(3);
  expect(await tab.css("#more").count()).toBe(0);
  expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe("Item 3");
  await tab.css("#p3 a").click();
  await expectArrived(tab, "two", "Two");
  await tab.back();
  await expect(tab.css("#list li")).toBeSeenTimes(3);
});

test("NAV-12 NAV-02 a link and Back ask before they take away what was typed, and so does a page's own handler", async ({
  tab,
  control,
}) => {
  const script = `<script nonce="{{nonce}}">window.onbeforeunload = () => (window.asks ? "Wait" : undefined)</script>`;
  const form = '<form data-warn-unsaved="Leave without saving?"><input name="city"></form>';
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${form}${script}` },
    two: { before, page: "<h1>Two</h1>" },
  });
  await tab.open("/lab/two");
  await tab.css("#head").role("link", "one").click();
  await expectArrived(tab, "one", "One");
  await tab.css("[name=city]").fill("Ghent");
  const stay = tab.css("dialog form").role("button", "Stay on the page");
  await tab.css("#head").role("link", "two").click();
  await stay.click();
  await tab.back();
  await expect(tab.css("dialog h2")).toRead("Leave without saving?");
  await stay.click();
  await expectArrived(tab, "one", "One");
  await expect(tab.css("[name=city]")).toHold("Ghent");
  await tab.css("[name=city]").fill("");
  await tab.evaluate(() => void Object.assign(window, { asks: true }));
  await tab.css("#head").role("link", "two").click();
  await stay.click();
  await tab.evaluate(() => void Object.assign(window, { asks: false }));
  await tab.css("#head").role("link", "two").click();
  await expectArrived(tab, "two", "Two");
});
