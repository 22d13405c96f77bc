// Visits in place in browsers without features of the platform.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, ready } from "../navigation/watch.ts";
import { live } from "../shop/visitor.ts";
import { switchOff } from "./switch-off.ts";

test("NAV-01 without dialog.requestClose() a visit closes the site's dialogs, also one that prevents cancel @all", async ({
  page,
  control,
  visit,
}) => {
  await switchOff(page, "dialog.requestClose()");
  const before = `${menu("one", "two")}<dialog id="menu">Menu</dialog><dialog id="gate">Are you 18?</dialog>
    <script nonce="{{nonce}}">document.querySelector("#gate").oncancel = (event) => event.preventDefault();</script>`;
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
  await visit("/lab/one");
  for (const id of ["menu", "gate"]) {
    await page.evaluate((id) => document.querySelector<HTMLDialogElement>(`#${id}`)!.showModal(), id);
    await page.evaluate(() => window.atoll!.visit("/lab/two"));
    await arrived(page, "two", "Two");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await page.evaluate(() => window.atoll!.visit("/lab/one"));
    await arrived(page, "one", "One");
  }
});

test("NAV-21 without parseHTMLUnsafe() pages are shown in place, and declarative shadow roots stay templates @all", async ({
  page,
  control,
  visit,
}) => {
  await switchOff(page, "parseHTMLUnsafe() and setHTMLUnsafe()");
  const before = menu("one", "two");
  const card = '<div id="card"><template shadowrootmode="open"><slot></slot></template>Oak</div>';
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: `<h1>Two</h1>${card}` },
  });
  await visit("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await expect(page.locator("#card")).toHaveText("Oak");
  expect(await page.locator("#card").evaluate((element) => element.shadowRoot)).toBeNull();
  await page.evaluate((html) => window.atoll!.setHtml(document.querySelector("#page")!, html), card);
  await expect(page.locator("#card > template")).toHaveCount(1);
});

test("CHK-01 NAV-01 without the Popover API an island's panel opens in the page, and visits still work @all", async ({
  page,
  control,
  visit,
}) => {
  const replaced = await switchOff(page, "Popover API");
  const before = `${menu("one", "two")}<div id="panel" popover>The site's panel</div>`;
  const host = `<button type="button" data-island="popover" data-target="#about" popovertarget="about">About</button>
    <div id="about" popover>Two days</div>`;
  await serveLab(control, { one: { before, page: `<h1>One</h1>${host}` }, two: { before, page: "<h1>Two</h1>" } });
  await visit("/lab/one");
  await live(page.locator("[data-island=popover]"));
  expect(replaced()).toBe(3);
  const about = page.locator("#about");
  await expect(about).toBeHidden();
  const button = page.getByRole("button", { name: "About" });
  await button.click();
  await expect(about).toBeVisible();
  await expect(about).toBeInViewport({ ratio: 1 });
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
  await page.getByRole("link", { name: "two" }).click();
  await arrived(page, "two", "Two");
  await page.goBack();
  await arrived(page, "one", "One");
  await button.click();
  await expect(about).toBeVisible();
});

test("idle: without requestIdleCallback() an island that waits for an idle moment loads after the page @all", async ({
  page,
  control,
  visit,
}) => {
  await switchOff(page, "requestIdleCallback()");
  await serveLab(control, {
    one: {
      page: `<h1>One</h1><div data-island="number-spinner" data-when="idle"><label>Number <input value="1"></label></div>`,
    },
  });
  await visit("/lab/one");
  await live(page.locator("[data-island]"));
});

const ahead = `<h1>One</h1><a data-prefetch href="/lab/two">Two</a>${tall(10)}`;
const prefetches = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  page.on("request", (request) => (count += Number(request.headers()["x-purpose"] === "prefetch")));
  await act();
  return count;
};

test("prefetch: without navigator.connection links with data-prefetch are fetched ahead; data saver prevents it @all", async ({
  page,
  control,
  visit,
}) => {
  await serveLab(control, { one: { page: ahead }, two: { page: "<h1>Two</h1>" } });
  const link = page.getByRole("link", { name: "Two" });
  const focusAndFollow = async (): Promise<void> => {
    await visit("/lab/one");
    await ready(page, () => page.locator("h1").hover(), "prefetch");
    await link.focus();
    await link.press("Enter");
    await arrived(page, "two", "Two");
  };
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  expect(await prefetches(page, focusAndFollow)).toBe(0);
  await page.addInitScript(() => Reflect.deleteProperty(navigator, "connection"));
  await switchOff(page, "navigator.connection");
  expect(await prefetches(page, focusAndFollow)).toBe(1);
});

test("NAV-02 with disabled storage pages are swapped, and Back restores the position @all", async ({
  page,
  control,
  visit,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  const before = menu("one", "two");
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${tall(3000)}<a href="/lab/two">Two below</a>` },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await page.getByRole("link", { name: "Two below" }).click();
  await arrived(page, "two", "Two");
  await page.goBack();
  await arrived(page, "one", "One");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
});

test("NAV-23 without AbortSignal.any() or URL.canParse() the script does not start, and the shop works as without it @all", async ({
  page,
  context,
  guard,
  visit,
}) => {
  for (const [what, remove] of [
    ["AbortSignal.any()", () => Reflect.deleteProperty(AbortSignal, "any")],
    ["URL.canParse()", () => Reflect.deleteProperty(URL, "canParse")],
  ] as const) {
    await test.step(`without ${what}`, async () => {
      const old = await context.newPage();
      await old.addInitScript(remove);
      await old.goto("/en/terms");
      expect(await old.evaluate(() => "atoll" in window)).toBe(false);
      await expect(old.locator("[data-island-state]")).toHaveCount(0);
      await guard.expectFullLoad(() =>
        old.locator(".site-footer").getByRole("link", { name: "Delivery and returns" }).press("Enter"),
      );
      await expect(old.locator("#page h1")).toHaveText("Delivery and returns");
      await old.close();
    });
  }
  await visit("/en/terms");
  expect(await page.evaluate(() => "atoll" in window)).toBe(true);
});
