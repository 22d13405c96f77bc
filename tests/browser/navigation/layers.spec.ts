// Dialogs and popovers outside the page section, such as a menu panel in the header.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveFile, serveLab, tall } from "../lab.ts";
import { arrived, mark, replaced } from "./watch.ts";

const before = `<header id="head">
  <button id="open">Menu</button> <button popovertarget="panel">Panel</button>
    <button id="open-manual">Own panel</button> <button id="ask">Ask</button>
  <dialog id="gate">Are you 18? <button>Yes</button></dialog>
  <dialog id="menu"><a href="/lab/two">Two, in the dialog</a></dialog>
  <div id="panel" popover><a href="/lab/two">Two, in the panel</a> <a data-stay href="/lab/one">One again</a></div>
  <div id="manual" popover="manual"><a href="/lab/two">Two, in the own panel</a></div>
  <div id="toast" popover="manual">Saved.</div>
</header>
<script nonce="{{nonce}}">
  document.querySelector("#open").onclick = () => document.querySelector("#menu").showModal();
  const gate = document.querySelector("#gate");
  gate.oncancel = (event) => event.preventDefault();
  document.querySelector("#ask").onclick = () => gate.showModal();
  document.querySelector("#open-manual").onclick = () => document.querySelector("#manual").showPopover();
</script>`;
const pages = {
  one: { before, page: `<h1>One</h1><a href="/lab/three">Three</a>${tall(1500)}` },
  two: { before, page: '<h1>Two</h1><a href="/lab/three">Three</a>' },
  three: { before, page: "<h1>Three</h1>" },
};
const openLayers = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll(":modal, :popover-open")].map(({ id }) => id));

test("NAV-01 NAV-02 NAV-22 a header menu closes on each visit; a manual popover stays; form links work", async ({
  page,
  control,
  visit,
}) => {
  await serveLab(control, pages);
  await visit("/lab/one");

  await test.step("following a link in a modal dialog closes it and focuses the next page's heading", async () => {
    await page.click("text=Menu");
    expect(await openLayers(page)).toEqual(["menu"]);
    await page.click("text=Two, in the dialog");
    await arrived(page, "two", "Two");
    expect(await openLayers(page)).toEqual([]);
    await expect(page.locator("h1")).toBeFocused();
    await page.click("#page >> text=Three");
    await arrived(page, "three", "Three");
  });

  await test.step("Back closes an open modal dialog", async () => {
    await page.click("text=Menu");
    await page.goBack();
    await arrived(page, "two", "Two");
    expect(await openLayers(page)).toEqual([]);
    await page.goBack();
    await arrived(page, "one", "One");
  });

  await test.step("following a link in a popover closes it", async () => {
    await page.click("#head >> text=Panel");
    await page.click("text=Two, in the panel");
    await arrived(page, "two", "Two");
    expect(await openLayers(page)).toEqual([]);
  });

  await test.step("a manual popover closes when its link is followed and stays otherwise", async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>("#toast")!.showPopover());
    await page.click("text=Own panel");
    await mark(page, "#page h1");
    await page.click("text=Two, in the own panel");
    await replaced(page, "#page h1");
    await arrived(page, "two", "Two");
    expect(await openLayers(page)).toEqual(["toast"]);
    await page.goBack();
    await arrived(page, "one", "One");
    expect(await openLayers(page)).toEqual(["toast"]);
    await page.evaluate(() => document.querySelector<HTMLElement>("#toast")!.hidePopover());
  });

  await test.step("a dialog that prevents cancelling stays open", async () => {
    await page.click("#page >> text=Three");
    await arrived(page, "three", "Three");
    await page.click("text=Ask");
    await page.goBack();
    await arrived(page, "one", "One");
    expect(await openLayers(page)).toEqual(["gate"]);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>("#gate")!.close());
  });

  await test.step("a link that reloads the page in place leaves its panel open", async () => {
    await mark(page, "#page h1");
    await page.click("#head >> text=Panel");
    await page.click("text=One again");
    await replaced(page, "#page h1");
    await arrived(page, "one", "One");
    expect(await openLayers(page)).toEqual(["panel"]);
  });
  await test.step("a link in a form works whatever the names of its fields are", async () => {
    await control.reset();
    const fields = ["parentNode", "assignedSlot", "host"].map((name) => `<input name="${name}" hidden>`).join("");
    await serveLab(control, {
      one: { page: `<h1>One</h1><form>${fields}<a href="/lab/two">Two</a></form>` },
      two: { page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    // Playwright's own click does not end in such a form.
    await page.evaluate(() => document.querySelector("a")!.click());
    await arrived(page, "two", "Two");
  });
});

const css = `#top { position: absolute; inset-block-start: 0; inset-inline-end: 0; }
  .drop { position: absolute; }`;
const menus = `<header>
  <dialog id="stubborn"><a href="/lab/two">Two, in the stubborn dialog</a></dialog>
  <dialog id="side"><a href="/lab/two">Two, in the side dialog</a></dialog>
  <dialog id="chat">How can we help?</dialog>
  <dialog id="search"><form data-ajax action="/lab/two"><button>Search</button></form></dialog>
  <details id="drop"><summary>Drop</summary><ul class="drop"><li><a href="/lab/two">Two, in the drop-down</a></li></ul></details>
  <details id="top"><summary>Top</summary><a href="/lab/two">Two, at the top</a></details>
  <details id="tree"><summary>Tree</summary><a href="/lab/two">Two, in the tree</a></details>
  <lab-menu><form><input name="matches" hidden><a href="/lab/two">Two, in the slot</a></form></lab-menu>
</header>
<script nonce="{{nonce}}">
  document.querySelector("#stubborn").oncancel = (event) => event.preventDefault();
  customElements.define("lab-menu", class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: "open" }).innerHTML = '<dialog><slot></slot><a href="/lab/two">Two, in the shadow</a></dialog>';
    }
  });
</script>`;
const layerPages = (before: string, after = "") => {
  const head = '<link rel="stylesheet" href="/lab/layers.css">';
  return {
    one: { head, before, after, page: '<h1>One</h1><a href="/lab/two">Two, in the page</a>' },
    two: { head, before, after, page: "<h1>Two</h1>" },
  };
};

/** Menus that a full load would close: how each opens, and its link or button. */
const openMenus: [menu: string, open: () => unknown, follow: string][] = [
  [
    "a modal dialog that prevents cancelling",
    () => document.querySelector<HTMLDialogElement>("#stubborn")!.showModal(),
    "Two, in the stubborn dialog",
  ],
  [
    "a dialog that is not modal",
    () => document.querySelector<HTMLDialogElement>("#side")!.show(),
    "Two, in the side dialog",
  ],
  ["a dialog with a form", () => document.querySelector<HTMLDialogElement>("#search")!.show(), "Search"],
  [
    "a modal dialog in a shadow tree, with the link in its slot",
    () => document.querySelector("lab-menu")!.shadowRoot!.querySelector("dialog")!.showModal(),
    "Two, in the slot",
  ],
  [
    "a modal dialog and its link in a shadow tree",
    () => document.querySelector("lab-menu")!.shadowRoot!.querySelector("dialog")!.showModal(),
    "Two, in the shadow",
  ],
  [
    "a drop-down of a details element",
    () => (document.querySelector<HTMLDetailsElement>("#drop")!.open = true),
    "Two, in the drop-down",
  ],
  [
    "a details element above the page",
    () => (document.querySelector<HTMLDetailsElement>("#top")!.open = true),
    "Two, at the top",
  ],
];

test("NAV-01 NAV-22 a menu closes when a link or form in it is followed, whatever element it is", async ({
  page,
  control,
  visit,
}) => {
  await serveFile(control, "layers.css", "text/css", css);
  await serveLab(control, layerPages(menus));
  /** The ids of all open layers. Dialogs in shadow trees have no id. */
  const open = (): Promise<string[]> =>
    page.evaluate(() =>
      [document, document.querySelector("lab-menu")!.shadowRoot!].flatMap((root) =>
        [...root.querySelectorAll(":is(dialog, details)[open]")].map(({ id }) => id),
      ),
    );
  await visit("/lab/one");
  for (const [menu, show, follow] of openMenus)
    await test.step(menu, async () => {
      await page.evaluate(show);
      expect(await open()).toHaveLength(1);
      await page.click(`text=${follow}`);
      await arrived(page, "two", "Two");
      expect(await open()).toEqual([]);
      await expect(page.locator("h1")).toBeFocused();
      await page.goBack();
      await arrived(page, "one", "One");
    });

  await test.step("a chat, and a tree of pages beside the content, stay open", async () => {
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>("#chat")!.show();
      document.querySelector<HTMLDetailsElement>("#tree")!.open = true;
    });
    await page.click("text=Two, in the tree");
    await arrived(page, "two", "Two");
    expect(await open()).toEqual(["chat", "tree"]);
  });
});

test("NAV-01 a dialog or popover around the page stays open, so that the next page is visible", async ({
  page,
  control,
  visit,
}) => {
  await serveFile(control, "layers.css", "text/css", css);
  for (const [start, open] of [
    ['<dialog id="around">', "showModal"],
    ['<dialog id="around">', "show"],
    ['<div id="around" popover="manual">', "showPopover"],
    ['<div id="around" popover>', "showPopover"],
  ] as const)
    await test.step(`${start} with ${open}`, async () => {
      const end = start.startsWith("<dialog") ? "</dialog>" : "</div>";
      const script = `<script nonce="{{nonce}}">document.querySelector("#around").${open}();</script>`;
      await serveLab(control, layerPages(`${start}<a href="/lab/two">Two, beside the page</a>`, end + script));
      await visit("/lab/one");
      for (const link of ["Two, in the page", "Two, beside the page"]) {
        await page.click(`text=${link}`);
        await arrived(page, "two", "Two");
        await expect(page.locator("h1")).toBeVisible();
        await page.goBack();
        await arrived(page, "one", "One");
        await expect(page.locator("h1")).toBeVisible();
      }
    });
});
