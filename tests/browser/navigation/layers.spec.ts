// Dialogs and popovers outside the page section, such as a menu panel in the header.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab, tall } from "../lab.ts";
import { arrived } from "./watch.ts";

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

test("NAV-01 NAV-02 NAV-22 a header menu closes on each visit; a manual popover stays open", async ({
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
    await page.click("text=Two, in the own panel");
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
    await page.click("#head >> text=Panel");
    await page.click("text=One again");
    await arrived(page, "one", "One");
    expect(await openLayers(page)).toEqual(["panel"]);
  });
});
