import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/mobile-navigation/definition.ts";
import view from "../../../../islands/content/mobile-navigation/mobile-navigation.ts";
import { island } from "../../../../shared/island/mount.ts";
import type { Islands } from "../../../../shell/core/islands-on-demand.ts";
import { counter, pageOf, settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: (key: string, ...values: string[]) => string) => void) => (
    use((key, ...values) => [key.split(".")[1], ...values].join(" ")),
    () => {}
  ),
}));

const nav = `<nav id="main" data-page-part="menu" aria-label="Categories">
  <ul class="navbar" id="list">
    <li class="d-none"><a class="nav-link" id="one" href="/one"><i class="icon"></i>One</a></li>
    <li><a href="/help" aria-describedby="about outside">Help</a><ul><li><a href="/terms">Terms</a></li><li><a
      href="#one">To one</a></li></ul></li>
    <li class="dropdown"><a class="dropdown-toggle" href="#" role="button" data-bs-toggle="dropdown"
      aria-expanded="false">More</a><div class="dropdown-menu"><ul><li><a href="/now"
        aria-current="page">Now</a></li></ul></div></li>
  </ul>
  <p id="about">All about it</p><script>window.ran = (window.ran ?? 0) + 1</script>
</nav>`;
const page = (navigation = "#main", menu = nav): void =>
  void (document.body.innerHTML = `<div id="toggle" data-island="mobile-navigation" data-navigation="${navigation}"><a
    class="knob" href="#main"><svg></svg>Menu</a></div>${menu}<main id="page"></main>`);
const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
const toggle = (): HTMLButtonElement => find("#toggle > button");
const panel = (): HTMLDialogElement => find("dialog");
async function press(): Promise<void> {
  toggle().click();
  await vi.waitFor(() => expect(panel()?.open).toBe(true));
}
function pressBackdrop(init: MouseEventInit = {}): void {
  for (const type of ["pointerdown", "click"]) panel().dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));
}
const isOpen = (): boolean[] => [
  document.body.classList.contains("nav-open"),
  panel()?.open ?? false,
  toggle().getAttribute("aria-expanded") === "true",
];

const mount = island(definition, view);
let islands: Islands;
async function start(): Promise<void> {
  islands = pageOf({ "mobile-navigation": { mount, replace: true } });
  const face = standInShell();
  Object.assign(face, { scan: islands.scan, sweep: islands.sweep });
  islands.scan();
  await settledPromises();
}
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
});
afterEach(() => {
  islands.sweep(document.body);
  document.body.replaceChildren();
  document.body.className = "";
});

test("CNT-01 the link becomes a button; the panel is created on first press", async () => {
  page();
  document.body.classList.add("nav-open");
  await start();
  expect([
    toggle().className,
    toggle().textContent,
    toggle().getAttribute("aria-expanded"),
    toggle().querySelector("svg") !== null,
  ]).toEqual(["knob", "Menu", "false", true]);
  expect(document.body.classList.contains("nav-open")).toBe(false);
  expect(panel()).toBeNull();
  await press();
  expect(isOpen()).toEqual([true, true, true]);
  expect(toggle().getAttribute("aria-controls")).toBe(panel().id);
  expect(find(".atoll-mobile-nav-title").textContent).toBe("Menu");
  expect(find("dialog nav").getAttribute("aria-label")).toBe("Categories");
  const first = find("dialog nav ul");
  panel().close();
  expect(isOpen()).toEqual([false, false, false]);
  await press();
  expect(find("dialog nav ul")).toBe(first);
});

test("CNT-01 NAV-20 the button takes the focus of the link that it replaces, and no other focus", async () => {
  page();
  find("#toggle a").focus();
  await start();
  expect(document.activeElement).toBe(toggle());
  islands.sweep(document.body);
  page("#main", `${nav}<button id="other">Other</button>`);
  find("#other").focus();
  await start();
  expect(document.activeElement).toBe(find("#other"));
});

test("CNT-01 the copy has unique ids and no islands, parts or Bootstrap attributes", async () => {
  page();
  await start();
  await press();
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const copy = find("dialog nav");
  const originalId = copy.querySelector("p")!.id;
  expect(originalId).toMatch(/about$/);
  expect(copy.querySelector("[aria-describedby]")!.getAttribute("aria-describedby")).toBe(`${originalId} outside`);
  expect(copy.querySelector('a[href$="-one"]')!.getAttribute("href")).toBe(
    `#${[...copy.querySelectorAll("a")][0]!.id}`,
  );
  expect(copy.querySelector("script, [data-bs-toggle], [data-page-part], .dropdown-menu, .d-none")).toBeNull();
  expect(copy.querySelector("i.icon")).not.toBeNull();
  expect(document.querySelectorAll("[data-page-part]")).toHaveLength(1);
});

test("CNT-01 nested lists unfold by buttons; the current page's list is open", async () => {
  page();
  await start();
  await press();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("dialog nav button")];
  expect(
    buttons.map((button) => [
      button.getAttribute("aria-label") ?? button.textContent,
      button.getAttribute("aria-expanded"),
    ]),
  ).toEqual([
    ["More Help", "false"],
    ["More", "true"],
  ]);
  const terms = find('dialog a[href="/terms"]').closest("ul")!;
  expect(terms.hidden).toBe(true);
  expect(buttons[0]!.getAttribute("aria-controls")).toBe(terms.id);
  buttons[0]!.click();
  expect([terms.hidden, buttons[0]!.getAttribute("aria-expanded")]).toEqual([false, "true"]);
  buttons[0]!.click();
  expect(terms.hidden).toBe(true);
  expect(find('dialog a[href="/help"]').textContent).toBe("Help");
  expect(find('dialog a[href="/now"]').closest("[hidden]")).toBeNull();
});

test.each<[string, () => unknown]>([
  [
    "one of its links is followed",
    () => find('dialog a[href="/one"]').dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  ],
  ["its backdrop is pressed", () => pressBackdrop()],
  ["its close button is pressed", () => find("dialog .atoll-mobile-nav-close").click()],
  ["a visit begins", () => document.dispatchEvent(new CustomEvent("page:out", { detail: {} }))],
  ["another page is shown", () => document.dispatchEvent(new CustomEvent("page:loaded", { detail: {} }))],
  ["the page is left", () => window.dispatchEvent(new Event("pagehide"))],
])("CNT-01 the panel closes and the body loses its class when %s", async (_, act) => {
  page();
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await start();
  await press();
  expect(isOpen()).toEqual([true, true, true]);
  await act();
  expect(isOpen()).toEqual([false, false, false]);
});

test("CNT-01 the panel stays open for links to new tabs and for reloads in place", async () => {
  page();
  await start();
  await press();
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  find('dialog a[href="/one"]').dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }),
  );
  document.dispatchEvent(new CustomEvent("page:out", { detail: { stay: true } }));
  expect(isOpen()).toEqual([true, true, true]);
});

test("CNT-01 a double press neither follows a link nor closes the panel", async () => {
  page();
  await start();
  await press();
  const twice = (target: Element): boolean =>
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  expect(twice(find('dialog a[href="/one"]'))).toBe(false);
  pressBackdrop({ detail: 2 });
  expect(isOpen()).toEqual([true, true, true]);
  const help = find<HTMLButtonElement>("dialog nav button");
  twice(help);
  expect(help.getAttribute("aria-expanded")).toBe("true");
});

test("CNT-01 a drag that begins in the panel and ends outside does not close it", async () => {
  page();
  await start();
  await press();
  find("dialog nav").dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  panel().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(isOpen()).toEqual([true, true, true]);
  pressBackdrop();
  expect(isOpen()).toEqual([false, false, false]);
});

test("CNT-01 each opening copies the current navigation", async () => {
  page();
  await start();
  await press();
  panel().close();
  find("#main").outerHTML = '<nav id="main"><ul><li><a href="/two" aria-current="page">Two</a></li></ul></nav>';
  await press();
  expect([...document.querySelectorAll("dialog nav a")].map(({ textContent }) => textContent)).toEqual(["Two"]);
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
  panel().close();
  find("#main").remove();
  toggle().click();
  await settledPromises();
  expect(isOpen()).toEqual([false, false, false]);
});

test("CNT-01 late code does not open the panel during a visit", async () => {
  page();
  await start();
  toggle().click();
  document.dispatchEvent(new CustomEvent("page:out", { detail: {} }));
  await settledPromises();
  expect(isOpen()).toEqual([false, false, false]);
  toggle().click();
  await press();
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
});

test("CNT-01 islands in the navigation are copied as server markup and are mounted only once", async () => {
  page("#main", '<nav id="main"><div data-island="inner">plain</div></nav>');
  const inner = counter();
  const popover = {
    ...inner,
    replace: true,
    mount: (host: HTMLElement) => {
      inner.on++;
      const before = host.innerHTML;
      host.textContent = "made";
      return () => void ((host.innerHTML = before), inner.off++);
    },
  };
  islands = pageOf({ "mobile-navigation": { mount, replace: true }, inner: popover });
  Object.assign(standInShell(), { scan: islands.scan, sweep: islands.sweep });
  islands.scan();
  await settledPromises();
  expect(find("#main").textContent).toBe("made");
  await press();
  await settledPromises();
  expect(find("dialog nav").textContent).toBe("plain");
  expect(find("#main").textContent).toBe("made");
  islands.scan();
  await settledPromises();
  expect(find("dialog nav").textContent).toBe("plain");
  expect(inner.on - inner.off).toBe(1);
});

test("CNT-01 a navigation with islands is copied again after a visit", async () => {
  page("#main", '<nav id="main"><a href="/one" aria-current="page">One</a><div data-island="inner"></div></nav>');
  islands = pageOf({ "mobile-navigation": { mount, replace: true }, inner: counter() });
  Object.assign(standInShell(), { scan: islands.scan, sweep: islands.sweep });
  islands.scan();
  await settledPromises();
  await press();
  const first = panel();
  panel().close();
  await press();
  expect(panel()).toBe(first);
  panel().close();
  find("#main a").removeAttribute("aria-current");
  document.dispatchEvent(new CustomEvent("page:loaded", { detail: {} }));
  await press();
  expect(document.querySelectorAll("dialog [aria-current]")).toHaveLength(0);
});

test("CNT-01 a Bootstrap menu without a list unfolds like a list of its links", async () => {
  page(
    "#main",
    '<nav id="main"><ul><li class="dropdown"><a href="/news" role="button" data-bs-toggle="dropdown">Journal</a><div class="dropdown-menu" id="menu"><a class="dropdown-item" href="/sea">At sea</a><hr class="dropdown-divider"><a href="/makers">Makers</a></div></li></ul></nav>',
  );
  await start();
  await press();
  expect([...document.querySelectorAll("dialog li li > a")].map(({ textContent }) => textContent)).toEqual([
    "At sea",
    "Makers",
  ]);
  const submenuButton = find("dialog nav button");
  expect([
    submenuButton.getAttribute("aria-label"),
    submenuButton.getAttribute("aria-expanded"),
    find('dialog a[href="/sea"]').closest("[hidden]")?.id,
  ]).toEqual(["More Journal", "false", submenuButton.getAttribute("aria-controls")]);
  expect(find('dialog a[href="/news"]').closest("[hidden]")).toBeNull();
});

test("CNT-01 HTML in navigation texts is shown as text in the panel", async () => {
  const hostile = "<img src=x onerror=alert(1)>";
  page(
    "#main",
    `<nav id="main" aria-label="${hostile.replaceAll("<", "&lt;")}"><ul><li><a
      href="/x">${hostile.replaceAll("<", "&lt;")}</a><ul><li><a href="/y">Y</a></li></ul></li></ul></nav>`,
  );
  await start();
  await press();
  expect(find("dialog img")).toBeNull();
  expect(find("dialog nav button").getAttribute("aria-label")).toBe(`More ${hostile}`);
});

test("CNT-01 ERR-06 without a navigation the link stays; unmounting restores the page", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  page("#nowhere");
  const before = document.body.innerHTML;
  await start();
  expect(find("#toggle a")).not.toBeNull();
  expect(String(errors.mock.calls[0])).toContain("expects an element on the page that matches `#nowhere`");
  islands.sweep(document.body);
  page();
  const plain = document.body.innerHTML;
  for (let time = 0; time < 2; time++) {
    await start();
    await press();
    islands.sweep(document.body);
    expect(document.body.innerHTML.replace(/ data-island-state="\w*"/, "")).toBe(plain);
    expect(document.body.className).toBe("");
  }
  expect(before).toContain("#nowhere");
});
