// The next page's own element in the place of a kept one, and requests of kept elements that a visit overtakes.
import { expect, test } from "../guard/test.ts";
import { answerPost, menu, serveLab } from "../lab.ts";
import { arrived, mark, marked, ready, requestCount } from "../navigation/watch.ts";

const before = menu("one", "two", "three");

test("NAV-01 a kept frame is requested once, custom elements connect once, and chosen radio buttons stay chosen @all", async ({
  page,
  visit,
  control,
}) => {
  const kept = `<div id="kept" data-keep><iframe src="/lab/frame"></iframe><x-count></x-count>
    <label><input type="radio" name="r" value="a" checked>A</label><label><input type="radio" name="r" value="b">B</label></div>`;
  const script = `<script nonce="{{nonce}}">window.count = 0;
    customElements.define("x-count", class extends HTMLElement { connectedMoveCallback() {} connectedCallback() { window.count++; } })</script>`;
  await serveLab(control, {
    one: { before, head: script, page: `<h1>One</h1>${kept}` },
    two: { before, head: script, page: `<h1>Two</h1><section>${kept}</section>` },
    three: { before, head: script, page: "<h1>Three</h1>" },
    frame: { page: "<p>Frame</p>" },
  });
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"), "keep");
  await mark(page, "#kept");
  await page.check("[value=b]");
  const isKept = async (): Promise<void> => {
    expect(await marked(page, "#kept")).toBe(true);
    await expect(page.locator("[value=b]")).toBeChecked();
    expect(await page.evaluate(() => (window as unknown as { count: number }).count)).toBe(1);
    expect(await requestCount(control, "/lab/frame")).toBe(1);
  };
  await page.click("header >> text=two");
  await arrived(page, "two", "Two");
  await isKept();
  await page.goBack();
  await arrived(page, "one", "One");
  await isKept();
  await page.goForward();
  await arrived(page, "two", "Two");
  await isKept();
  await test.step("page one has its own element again when the kept one is elsewhere", async () => {
    await page.click("header >> text=three");
    await arrived(page, "three", "Three");
    await page.evaluate(() => history.go(-2));
    await arrived(page, "one", "One");
    await expect(page.locator("#kept [value=a]")).toBeChecked();
    await expect(page.locator("template")).toHaveCount(0);
    expect(await marked(page, "#kept")).toBe(false);
  });
});

test("NAV-01 NAV-14 a kept chat shows the answer to what was sent before a visit, and is sent once @all", async ({
  page,
  visit,
  control,
}) => {
  const chat = `<div id="chat" data-keep><ul id="log"></ul><form data-ajax method="post" action="/lab/say"
    data-ajax-target="#log" data-ajax-mode="append"><input name="line"><button>Say</button></form></div>`;
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${chat}` },
    two: { before, page: `<h1>Two</h1><section>${chat}</section>` },
  });
  await answerPost(control, "say", { html: "<li>Hello</li>", gate: "answer" });
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"), "keep");
  await page.fill("[name=line]", "Hello");
  await page.click("text=Say");
  await page.click("header >> text=two");
  await arrived(page, "two", "Two");
  await page.click("text=Say", { force: true });
  await control.open("answer");
  await expect(page.locator("section #log li")).toHaveText("Hello");
  await expect(page.locator("#chat form")).not.toHaveAttribute("aria-busy");
  expect(await requestCount(control, "/lab/say", "POST")).toBe(1);
});
