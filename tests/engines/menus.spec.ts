// Panels that open by hover, press or keyboard, and the page's links to share.
import { serveLab, shopStyle } from "../browser/lab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { islandsLive, moveAway, openWidget } from "./lab-widget.ts";

const method = (id: number, name: string, content: string): string => `<div><label><input type="radio" name="m"
  value="${id}"> ${name}</label> <button type="button" class="btn btn-link" data-island="popover" data-target="#about-${id}"
  popovertarget="about-${id}" aria-label="About ${name}">?</button><div id="about-${id}" popover>${content}</div></div>`;

test("CHK-01 SUI-04 a popover and a menu open under the mouse, stay after a press, and open and close by keys", async ({
  tab,
  control,
}) => {
  const menu = `<div class="dropdown" data-island="dropdown-hover"><a class="dropdown-toggle" href="/en/contact"
    data-bs-toggle="dropdown" aria-expanded="false">Help</a><ul class="dropdown-menu"><li><a class="dropdown-item"
    href="/lab/two">Two</a></li></ul></div>`;
  const head = `<link rel="stylesheet" href="/theme/bootstrap.min.css"><script nonce="{{nonce}}" defer
    src="/theme/bootstrap.bundle.min.js"></script>`;
  await serveLab(control, { two: { head, before: menu, page: "<h1>Two</h1>" } });
  await openWidget(tab, control, {
    head,
    before: menu,
    page: `<h1>Delivery</h1><form>${method(1, "Post", "Two days.")}
      ${method(3, "Pickup", 'A shop near you. <a href="/lab/two">More</a>')}</form>`,
  });
  const [post, pickup] = ["About Post", "About Pickup"].map((name) => tab.role("button", name)) as [
    ReturnType<typeof tab.role>,
    ReturnType<typeof tab.role>,
  ];
  const panel = tab.css(".atoll-popover");

  await post.hover();
  await expect(panel).toRead("Two days.");
  await panel.hover();
  await pickup.hover();
  await expect(panel).toRead("A shop near you. More");
  await moveAway(tab);
  await expect(panel).toBeGone();
  await post.click();
  await expect(panel).toRead("Two days.");
  await moveAway(tab);
  await tab.css("h1").click();
  await expect(panel).toBeGone();
  await tab.css("[value='1']").click();
  await tab.press("Tab");
  await expect(post).toHaveFocusNow();
  await expect(panel).toBeGone();
  await tab.press("Enter");
  await expect(panel).toRead("Two days.");
  await tab.press("Tab");
  await expect(pickup).toHaveFocusNow();
  await tab.press("Enter");
  await expect(panel).toRead("A shop near you. More");
  await tab.press("Tab");
  await expect(tab.role("link", "More")).toHaveFocusNow();
  await expect(panel).toBeSeen();
  await tab.press("Escape");
  await expect(panel).toBeGone();

  const toggle = tab.css(".dropdown-toggle");
  const list = tab.css(".dropdown-menu");
  await toggle.hover();
  await expect(list).toBeSeen();
  await moveAway(tab);
  await expect(list).toBeGone();
  await toggle.hover();
  await expect(list).toBeSeen();
  await toggle.click();
  await expect(list).toBeSeen();
  await toggle.click();
  await expect(list).toBeGone();
  await moveAway(tab);
  await tab.evaluate(() => document.querySelector<HTMLElement>(".dropdown-toggle")!.focus());
  await tab.press(" ");
  await expect(list).toBeSeen();
  await tab.press("Escape");
  await expect(list).toBeGone();
  await toggle.hover();
  await list.role("link", "Two").click();
  await expect(tab.css("#page h1")).toRead("Two");
  await expect(list).toBeGone();
});

test("CNT-01 on a phone a panel has the navigation; Escape and a press beside it close it, a link goes on in place", async ({
  tab,
  control,
}) => {
  await tab.remote.resize(360, 640);
  const before = `<div data-island="mobile-navigation" data-navigation="#nav"><a href="#nav">Menu</a></div><nav
    id="nav"><ul><li><a href="/lab/two">Two</a><ul><li><a href="/lab/widget">Under two</a></li></ul></li></ul></nav>`;
  await serveLab(control, { two: { before, page: "<h1>Two</h1>" } });
  await openWidget(tab, control, { before, page: "<h1>One</h1>" });
  const toggle = tab.role("button", "Menu");
  const panel = tab.css("dialog.atoll-mobile-nav");
  await tab.evaluate(() => document.querySelector<HTMLElement>("[data-island] button")!.focus());
  await tab.press("Enter");
  await expect(panel.role("button", "Close")).toHaveFocusNow();
  await tab.press("Escape");
  await expect(panel).toBeGone();
  await expect(toggle).toHaveFocusNow();
  await toggle.click();
  await expect(panel.role("button", "Close")).toBeSeen();
  const edge = await tab.evaluate(
    () => document.querySelector("dialog.atoll-mobile-nav")!.getBoundingClientRect().right,
  );
  await tab.remote.movePointer((edge + 360) / 2, 400);
  await tab.remote.pressPointer();
  await tab.remote.releasePointer();
  await expect(panel).toBeGone();
  await toggle.click();
  await panel.role("button", "More in Two").click();
  await expect(panel.role("link", "Under two")).toBeSeen();
  await panel.role("link", "Two").click();
  await expect(tab.css("#page h1")).toRead("Two");
  await expect(panel).toBeGone();
});

test("OPT-07 OPT-03 without a share dialog of the device the links remain, the address is copied, a code is drawn", async ({
  tab,
  control,
}) => {
  await serveLab(control, {
    share: {
      head: `${shopStyle}<script nonce="{{nonce}}">delete Navigator.prototype.share;</script>`,
      page: `<h1>Share</h1><div data-island="share"><a data-share="email" href="/old">E-mail</a> <a
        data-share="x" href="/old">X</a> <a data-share="copy" href="/old">Copy</a></div><div data-island="qr-code"
        data-text="https://www.example.com/" data-size="200"><a href="/en">www.example.com</a></div>`,
    },
  });
  await tab.open("/lab/share");
  await islandsLive(tab);
  expect(await tab.css("[data-island=share] button").count()).toBe(0);
  const address = await tab.evaluate(() => location.href);
  await expect(tab.css("[data-share=email]")).toHaveAttributeOf(
    "href",
    `mailto:?subject=Lab&body=${encodeURIComponent(address)}`,
  );
  await tab.css("[data-share=copy]").click();
  await expect(tab.css(".atoll-notice")).toRead("The link has been copied.");
  await expect(tab.role("img", "QR code: https://www.example.com/")).toBeSeen();
  const dark = await until(
    "a code of 200 pixels",
    () => tab.evaluate(() => document.querySelector("[data-island=qr-code] svg")!.getBoundingClientRect().width),
    (width) => width === 200,
  );
  expect(dark).toBe(200);
});

test("NAV-01 NAV-22 menus close when a link in them is followed, also in shadow trees and under stubborn dialogs", async ({
  tab,
  control,
}) => {
  await control.page("/lab/drop.css", ".drop { position: absolute; }", { headers: { "Content-Type": "text/css" } });
  const head = '<link rel="stylesheet" href="/lab/drop.css">';
  const before = `<dialog id="stubborn"><a href="/lab/two">From the dialog</a></dialog>
    <details><summary>Menu</summary><div class="drop"><a href="/lab/two">From the drop-down</a></div></details>
    <lab-menu><a href="/lab/two">From the slot</a></lab-menu>
    <script nonce="{{nonce}}">
      document.querySelector("#stubborn").oncancel = (event) => event.preventDefault();
      customElements.define("lab-menu", class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<dialog><slot></slot></dialog>"; }
      });
    </script>`;
  await serveLab(control, { one: { head, before, page: "<h1>One</h1>" }, two: { head, before, page: "<h1>Two</h1>" } });
  for (const [link, open] of [
    ["From the dialog", () => document.querySelector<HTMLDialogElement>("#stubborn")!.showModal()],
    ["From the drop-down", () => void (document.querySelector("details")!.open = true)],
    [
      "From the slot",
      () => document.querySelector("lab-menu")!.shadowRoot!.querySelector<HTMLDialogElement>("dialog")!.showModal(),
    ],
  ] as const) {
    await tab.open("/lab/one");
    await tab.evaluate(open);
    await tab.role("link", link).click();
    await expect(tab.css("#page h1")).toRead("Two");
    await expect(tab.css("h1")).toHaveFocusNow();
    expect(
      await tab.evaluate(() =>
        [document, document.querySelector("lab-menu")!.shadowRoot!].flatMap((root) =>
          [...root.querySelectorAll("[open]")].map(({ localName }) => localName),
        ),
      ),
    ).toEqual([]);
  }
});
