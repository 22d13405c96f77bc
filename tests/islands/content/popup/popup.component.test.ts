import { afterEach, beforeEach, expect, test, vi } from "vitest";
import bannerDefinition from "../../../../islands/content/popup-banner/definition.ts";
import popupBanner from "../../../../islands/content/popup-banner/popup-banner.ts";
import definition from "../../../../islands/content/popup/definition.ts";
import popup from "../../../../islands/content/popup/popup.ts";
import type { ShellApi } from "../../../../shared/shell-api.ts";
import { island } from "../../../../shared/island/mount.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  readyTexts: () => text,
  subscribe: () => () => {},
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

const END = "2031-01-31T18:00:00+01:00";
const unmounts: (() => void)[] = [];
let shell: ShellApi;
let warned: unknown[];

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
  // Loads the dialog's code now, so that the test waits for the clock only.
  await import("../../../../shared/popup/popup-dialog.tsx");
  vi.useFakeTimers({
    now: Date.parse("2026-11-20T10:00:00Z"),
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((text: unknown) => void warned.push(text));
  shell = standInShell({ system: "Shop", app: "" });
  vi.mocked(shell.setHtml).mockImplementation((target, html) => target.replaceChildren(html));
});
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) unmount();
  document.dispatchEvent(new CustomEvent("page:out", { detail: {} }));
  for (const dialog of dialogs()) dialog.dispatchEvent(new Event("close"));
  await pass(600);
  vi.useRealTimers();
  await settledPromises();
  expect(dialogs()).toEqual([]);
  for (const name of ["ShopPopups", "ShopPopupBanners"])
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  vi.restoreAllMocks();
  document.documentElement.className = "";
  document.body.replaceChildren();
});

const dialogs = (): HTMLDialogElement[] => [...document.querySelectorAll("dialog")];
const titles = (): string[] => dialogs().map((dialog) => dialog.querySelector("h2")!.textContent);
const list = (name: string): unknown =>
  JSON.parse(
    decodeURIComponent(
      document.cookie
        .split("; ")
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1) ?? "null",
    ),
  );

/** Advances the clock and waits until the effects are rendered. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  // The framework renders in the next frame.
  for (let i = 0; i < 5; i++) {
    await new Promise((resolve) => requestAnimationFrame(() => setImmediate(resolve)));
    await vi.advanceTimersByTimeAsync(0);
  }
}
async function close(): Promise<void> {
  dialogs().at(-1)!.dispatchEvent(new Event("close"));
  await pass(0);
}

const templateHtml = (id: string, title: string, end = END): string =>
  `<template data-id="${id}" data-end-datetime="${end}" data-title="${title}"><p>Code <a
    href="/en/catalog">${title}</a></p></template>`;
function mount(
  html: string,
  view = popup as never,
  of: typeof definition | typeof bannerDefinition = definition,
): { host: HTMLElement; unmount(): void } {
  document.body.insertAdjacentHTML("beforeend", html);
  const host = document.body.lastElementChild as HTMLElement;
  const abort = new AbortController();
  const end = island(of as never, view)(host, { signal: abort.signal, id: "popup-1", fail: vi.fn() });
  const unmount = (): void => (abort.abort(), end());
  unmounts.push(unmount);
  return { host, unmount };
}
const mountPopup = (id = "1", title = "Ten percent", end = END) => mount(templateHtml(id, title, end));
const mountBanner = (id = "1", html = `<p>Free delivery</p>`, end = END) =>
  mount(`<aside data-id="${id}" data-end-datetime="${end}">${html}</aside>`, popupBanner as never, bannerDefinition);

test("CNT-05 a popup shows 3000 ms after its page; closing it is stored in the cookie", async () => {
  mountPopup();
  await pass(2_999);
  expect(dialogs()).toEqual([]);
  await pass(1);
  expect(titles()).toEqual(["Ten percent"]);
  expect(dialogs()[0]!.querySelector(".atoll-popup-content > p")!.textContent).toBe("Code Ten percent");
  expect(list("ShopPopups")).toBeNull();
  await close();
  expect(dialogs()).toEqual([]);
  expect(list("ShopPopups")).toEqual([{ Id: "1", EndDatetime: END }]);
  mountPopup();
  await pass(4_000);
  expect(dialogs()).toEqual([]);
  // A popup with another end counts as another popup.
  mountPopup("1", "Ten percent again", "2031-02-28T18:00:00+01:00");
  await pass(3_000);
  expect(titles()).toEqual(["Ten percent again"]);
  await close();
  expect(list("ShopPopups")).toEqual([{ Id: "1", EndDatetime: "2031-02-28T18:00:00+01:00" }]);
});

test("CNT-05 several popups show one after another; those closed in another tab are skipped", async () => {
  for (const id of ["1", "2", "3"]) mountPopup(id, `Popup ${id}`);
  await pass(3_000);
  expect(titles()).toEqual(["Popup 1"]);
  document.cookie = `ShopPopups=${encodeURIComponent(JSON.stringify([{ Id: "2", EndDatetime: END }]))}; path=/`;
  await close();
  await pass(500);
  expect(titles()).toEqual(["Popup 3"]);
  await close();
  expect(list("ShopPopups")).toEqual([
    { Id: "2", EndDatetime: END },
    { Id: "1", EndDatetime: END },
    { Id: "3", EndDatetime: END },
  ]);
});

const inTheWay: [title: string, begin: () => () => void][] = [
  [
    "the visitor types in a field",
    () => {
      const field = document.body.appendChild(document.createElement("input"));
      field.focus();
      return () => field.blur();
    },
  ],
  [
    "another dialog is open",
    () => {
      const dialog = document.createElement("dialog");
      dialog.setAttribute("open", "");
      document.body.append(dialog);
      return () => dialog.remove();
    },
  ],
  [
    "the tab is hidden",
    () => {
      const see = (value: string): unknown =>
        Object.defineProperty(document, "visibilityState", { value, configurable: true });
      see("hidden");
      return () => void see("visible");
    },
  ],
  [
    "the visitor is leaving the page",
    () => {
      document.documentElement.classList.add("page-out");
      return () => document.documentElement.classList.remove("page-out");
    },
  ],
  [
    "the cookie banner is open",
    () => {
      const banner = document.body.appendChild(document.createElement("section"));
      banner.dataset["island"] = "consent";
      return () => void (banner.dataset["islandState"] = "failed");
    },
  ],
  [
    "the mobile navigation is open",
    () => {
      document.body.classList.add("nav-open");
      return () => document.body.classList.remove("nav-open");
    },
  ],
];
test.each(inTheWay)("CNT-05 popup and banner wait while %s", async (_what, begin) => {
  const end = begin();
  mountPopup();
  const { host } = mountBanner();
  await pass(10_000);
  expect(document.querySelector(".atoll-dialog")).toBeNull();
  expect(host.className).toBe("");
  end();
  await pass(500);
  expect(titles()).toEqual(["Ten percent"]);
  expect(host.className).toBe("");
  await close();
  await pass(500);
  expect(host.className).toBe("atoll-popup-banner");
});

test("CNT-05 a popup waits for the cookie banner, also when it is reopened", async () => {
  const choice = { stamp: "", preferences: false, statistics: false, marketing: false };
  document.cookie = `ShopCookieConsent=${encodeURIComponent(JSON.stringify(choice))}; path=/`;
  const banner = document.body.appendChild(document.createElement("section"));
  banner.dataset["island"] = "consent";
  banner.innerHTML = "<form></form>";
  mountPopup();
  await pass(4_000);
  expect(dialogs()).toEqual([]);
  banner.replaceChildren();
  await pass(500);
  expect(titles()).toEqual(["Ten percent"]);
  document.cookie = "ShopCookieConsent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/";
});

test("CNT-05 leaving the page cancels a waiting popup and releases the next", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  const early = mountPopup("1", "Early");
  await pass(2_000);
  early.unmount();
  const late = mountPopup("2", "Late");
  field.focus();
  await pass(4_000);
  late.unmount();
  field.blur();
  await pass(4_000);
  expect(dialogs()).toEqual([]);
  mountPopup("3", "Third");
  await pass(3_000);
  expect(titles()).toEqual(["Third"]);
});

test("CNT-05 following its link closes a popup for good; a page reload in place keeps it open", async () => {
  mountPopup("1", "One");
  await pass(3_000);
  document.dispatchEvent(new CustomEvent("page:out", { detail: { stay: true } }));
  expect(titles()).toEqual(["One"]);
  dialogs()[0]!
    .querySelector("a")!
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(list("ShopPopups")).toEqual([{ Id: "1", EndDatetime: END }]);
});

test.each([
  ["have ended", "2026-11-20T09:00:00Z"],
  ["were closed", END],
])("CNT-05 a popup and a banner that %s are not shown", async (_what, end) => {
  for (const name of ["ShopPopups", "ShopPopupBanners"])
    document.cookie = `${name}=${encodeURIComponent(JSON.stringify([{ Id: "1", EndDatetime: END }]))}; path=/`;
  mountPopup("1", "One", end);
  const { host } = mountBanner("1", "<p>Two</p>", end);
  expect(vi.getTimerCount()).toBe(0);
  await pass(4_000);
  expect([titles(), host.className]).toEqual([[], ""]);
});

test("CNT-05 an invalid cookie counts as an empty list", async () => {
  document.cookie = "ShopPopups=%5B%7B; path=/";
  mountPopup();
  await pass(3_000);
  expect(titles()).toEqual(["Ten percent"]);
  await close();
  expect(list("ShopPopups")).toEqual([{ Id: "1", EndDatetime: END }]);
});

test("CNT-05 an invalid end time is reported once and ignored", async () => {
  mountPopup("1", "Ten percent", "end of January");
  mountBanner("1", "<p>Free delivery</p>", "31/31/2027");
  expect(warned).toEqual([
    '[atoll] popup on <template>: data-end-datetime expects an ISO date or time, such as 2027-01-31T18:00:00+01:00, got "end of January"; it has no end.',
    '[atoll] popup-banner on <aside>: data-end-datetime expects an ISO date or time, such as 2027-01-31T18:00:00+01:00, got "31/31/2027"; it has no end.',
  ]);
  await pass(3_000);
  expect(titles()).toEqual(["Ten percent"]);
});

test("CNT-05 markup in a title is shown as text", async () => {
  mountPopup("1", "&lt;img src=x onerror=alert(1)&gt;");
  await pass(3_000);
  expect(titles()).toEqual(["<img src=x onerror=alert(1)>"]);
  expect(document.querySelector("img")).toBeNull();
});

test("CNT-05 a popup on an element other than a template is refused", () => {
  expect(() => mount('<div data-id="1" data-title="No"></div>')).toThrow(
    "popup on <div> expects a `<template>` as its element",
  );
});
