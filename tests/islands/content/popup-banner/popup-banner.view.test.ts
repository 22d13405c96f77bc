import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/popup-banner/definition.ts";
import popupBanner from "../../../../islands/content/popup-banner/popup-banner.ts";
import { island } from "../../../../shared/island/mount.ts";
import { composingKey } from "../../../unit/stand-ins/composition.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

type Use = (t: (key: string) => string) => void;
const texts = vi.hoisted(() => ({ areLoaded: true, listeners: new Set<Use>() }));
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: Use) => {
    if (texts.areLoaded) use((key) => key);
    texts.listeners.add(use);
    return () => texts.listeners.delete(use);
  },
}));

const END = "2031-01-31T18:00:00+01:00";
const unmounts: (() => void)[] = [];
let observers: Map<() => void, Element[]>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:00Z") });
  texts.areLoaded = true;
  observers = new Map();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly tell: () => void) {}
      observe(element: Element): void {
        observers.set(this.tell, [...(observers.get(this.tell) ?? []), element]);
      }
      disconnect(): void {
        observers.delete(this.tell);
      }
    },
  );
  standInShell({ system: "Shop", app: "" });
  document.body.innerHTML = '<main id="page"><button id="other">Other</button></main>';
});
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) unmount();
  await pass(0);
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const forget = (): string => (document.cookie = "ShopPopupBanners=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/");
const remember = (id: string): string =>
  (document.cookie = `ShopPopupBanners=${encodeURIComponent(JSON.stringify([{ Id: id, EndDatetime: END }]))}; path=/`);
/** Ids of the banners that the visitor has closed. */
const closed = (): string[] => {
  const value = document.cookie.split("; ").find((part) => part.startsWith("ShopPopupBanners="));
  const list = JSON.parse(decodeURIComponent(value?.split("=")[1] ?? "[]")) as { Id: string; EndDatetime: string }[];
  return list.map(({ Id, EndDatetime }) => (EndDatetime === END ? Id : `${Id} until ${EndDatetime}`));
};
const announced = (): string | undefined => document.getElementById("atoll-live-polite")?.textContent;

function show(id: string, content = `<p>Banner ${id}</p>`, attributes = `data-end-datetime="${END}"`) {
  document.body.insertAdjacentHTML("beforeend", `<aside data-id="${id}" ${attributes}>${content}</aside>`);
  const host = document.body.lastElementChild as HTMLElement;
  const abort = new AbortController();
  const { outerHTML: html } = host;
  const end = island(definition, popupBanner)(host, { signal: abort.signal, id: "popup-banner-1", fail: vi.fn() });
  const unmount = (): void => (abort.abort(), end());
  unmounts.push(unmount);
  return {
    host,
    unmount,
    isOpen: () => host.className === "atoll-popup-banner",
    /** Whether the element is as the server sent it. */
    isRestored: () => host.outerHTML === html,
    button: () => host.querySelector("button")!,
    press: (key: string) =>
      host.querySelector("button")!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
  };
}

test.each(["", ' class=""', ' class="promo"'])(
  "CNT-05 NAV-20 a closed banner with the attributes%s is as the server sent it",
  async (attributes) => {
    const banner = show("1", undefined, `data-end-datetime="${END}"${attributes}`);
    await pass(3_000);
    expect(banner.host.classList.contains("atoll-popup-banner")).toBe(true);
    banner.button().click();
    await pass(0);
    expect(banner.isRestored()).toBe(true);
  },
);

test("CNT-05 a banner shows 3000 ms after its page; its button closes it for good", async () => {
  const first = show("1", "<p>Free\n  delivery</p> <a href='/en/delivery'>How</a>");
  const second = show("2");
  await pass(2_999);
  expect(first.isRestored()).toBe(true);
  await pass(1);
  expect([first.isOpen(), second.isOpen()]).toEqual([true, false]);
  await pass(200);
  expect(announced()).toBe("Free delivery How");
  const button = first.button();
  expect([button.type, button.getAttribute("aria-label")]).toEqual(["button", "Notification.Close"]);
  expect(button.querySelector("[aria-hidden=true]")!.textContent).toBe(button.textContent);
  expect(closed()).toEqual([]);
  button.click();
  await pass(0);
  expect([first.isRestored(), second.isOpen(), closed()]).toEqual([true, true, ["1"]]);
  expect(document.cookie).not.toContain("ShopPopups=");
  await pass(200);
  const again = show("1");
  expect(vi.getTimerCount()).toBe(0);
  second.button().click();
  await pass(4_000);
  expect([again.isRestored(), closed()]).toEqual([true, ["1", "2"]]);
});

test("CNT-05 Escape closes a banner and moves the focus from it to the page; other keys do not", async () => {
  const banner = show("1");
  await pass(3_000);
  banner.button().focus();
  banner.press("a");
  // During a composition in a field of the banner, Escape cancels the composition.
  composingKey(banner.button(), "Escape");
  expect(banner.isOpen()).toBe(true);
  banner.press("Escape");
  expect([banner.isOpen(), closed()]).toEqual([false, ["1"]]);
  expect(document.activeElement!.id).toBe("page");
  const next = show("2");
  await pass(3_000);
  document.getElementById("other")!.focus();
  next.button().click();
  expect(document.activeElement!.id).toBe("other");
});

test("CNT-05 NAV-20 an open banner whose page is left leaves nothing behind, and may return", async () => {
  const banner = show("1");
  const waiting = show("2");
  await pass(3_200);
  const button = banner.button();
  const [resized] = observers.keys();
  Object.defineProperty(banner.host, "offsetHeight", { value: 64, configurable: true });
  resized!();
  const { style } = document.documentElement;
  expect(style.getPropertyValue("--_popup-banner-height")).toBe("64px");
  expect([...observers.values()]).toEqual([[banner.host]]);
  banner.unmount();
  waiting.unmount();
  await pass(0);
  expect([banner.isRestored(), waiting.isRestored(), observers.size, closed()]).toEqual([true, true, 0, []]);
  expect(style.getPropertyValue("--_popup-banner-height")).toBe("");
  button.click();
  banner.host.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(closed()).toEqual([]);
  await pass(4_000);
  expect([banner.isRestored(), waiting.isRestored(), vi.getTimerCount()]).toEqual([true, true, 0]);
  const returned = show("1");
  await pass(3_000);
  expect(returned.isOpen()).toBe(true);
});

test("CNT-05 a second press on the close button changes nothing", async () => {
  const banner = show("1");
  const next = show("2");
  await pass(3_000);
  const button = banner.button();
  button.click();
  forget();
  button.click();
  await pass(0);
  expect([closed(), next.isOpen(), document.querySelectorAll("aside > button").length]).toEqual([[], true, 1]);
});

test("CNT-05 a hidden banner is displayed while it is open, and hidden again afterwards", async () => {
  const banner = show("1", "<p>Sale</p>", `data-end-datetime="${END}" hidden`);
  await pass(3_000);
  expect(banner.host.hidden).toBe(false);
  banner.button().click();
  expect(banner.host.hidden).toBe(true);
});

test("CNT-05 the 3000 ms begin when the page has loaded; a page that is left earlier shows nothing", async () => {
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const banner = show("1");
  const left = show("2");
  await pass(10_000);
  left.unmount();
  state.mockRestore();
  window.dispatchEvent(new Event("load"));
  await pass(1_000);
  show("3").unmount();
  expect(vi.getTimerCount()).toBe(1);
  await pass(1_999);
  expect(banner.isOpen()).toBe(false);
  await pass(1);
  expect([banner.isOpen(), left.isOpen()]).toEqual([true, false]);
});

test("CNT-05 LOC-02 a banner waits for its texts; one whose page is left meanwhile gives way to the next", async () => {
  texts.areLoaded = false;
  const left = show("1");
  const banner = show("2");
  await pass(10_000);
  expect([left.isOpen(), banner.isOpen()]).toEqual([false, false]);
  left.unmount();
  await pass(0);
  // The second banner has asked for them, too.
  expect(texts.listeners.size).toBe(2);
  for (const use of texts.listeners) use((key) => `${key} in French`);
  await pass(0);
  expect([left.isRestored(), banner.isOpen()]).toEqual([true, true]);
  expect(banner.button().getAttribute("aria-label")).toMatch(/^Notification\.Close/);
  expect(texts.listeners.size).toBe(0);
});

test("CNT-05 a banner that ends or is closed in another tab while it waits is not shown", async () => {
  const first = show("1");
  const second = show("2");
  const short = show("3", "<p>Today</p>", 'data-end-datetime="2026-11-20T10:00:05Z"');
  const endless = show("4", "<p>Always</p>", "");
  await pass(6_000);
  expect(first.isOpen()).toBe(true);
  remember("2");
  first.button().click();
  await pass(0);
  expect([second.isRestored(), short.isRestored(), endless.isOpen()]).toEqual([true, true, true]);
  endless.button().click();
  expect(closed()).toEqual(["2", "1", "4 until "]);
});

test("CNT-05 a banner without an id is refused with one message, and its element stays", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const html = '<aside data-id=""><p>Sale</p></aside>';
  expect(() => show("", "<p>Sale</p>", "")).toThrow("popup-banner on <aside>: data-id expects a text, got nothing.");
  expect([document.querySelector("aside")!.outerHTML, warn.mock.calls]).toEqual([html, []]);
});
