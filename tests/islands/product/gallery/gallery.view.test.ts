import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/product/gallery/definition.ts";
import gallery from "../../../../islands/product/gallery/gallery.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));
// Code that loads later never arrives in this test.
vi.mock("../../../../shared/island/lazy-import.ts", () => ({ lazyImport: () => new Promise(() => {}) }));
const announced = vi.hoisted(() => vi.fn());
vi.mock("../../../../shared/a11y/live-region.ts", () => ({ announce: announced }));

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  standInShell();
  announced.mockClear();
});
afterEach(() => document.body.replaceChildren());

const item = (alt: string, more = ""): string =>
  `<li ${more}><a href="/large/${alt}.jpg"><img src="/${alt}.jpg" alt="${alt}"></a></li>`;

function show(html: string) {
  document.body.innerHTML = `<div id="gallery">${html}</div>`;
  const host = document.querySelector<HTMLElement>("#gallery")!;
  const sent = document.body.innerHTML;
  const unmount = island(definition, gallery)(host, { signal: abort.signal, id: "gallery-1", fail: vi.fn() });
  const all = (selector: string): HTMLElement[] => [...host.querySelectorAll<HTMLElement>(selector)];
  return { host, sent, all, leave: () => (abort.abort(), unmount()) };
}

test("PRO-01 hidden photos are inert; counter, thumbnails and announcement follow the shown one", () => {
  const { host, all } = show(`<ul>${item("cup")}${item("mug", 'data-thumb="/small/mug.jpg"')}${item("pot")}</ul>`);
  const inert = (): boolean[] => all("li").map((item) => item.inert);
  expect(inert()).toEqual([false, true, true]);
  expect(
    all(".atoll-gallery-thumb").map((thumb) => [thumb.ariaLabel, thumb.querySelector("img")!.getAttribute("src")]),
  ).toEqual([
    ["cup", "/cup.jpg"],
    ["mug", "/small/mug.jpg"],
    ["pot", "/pot.jpg"],
  ]);
  all(".atoll-gallery-next")[0]!.click();
  expect(inert()).toEqual([true, false, true]);
  expect(host.querySelector(".atoll-gallery-count bdo")!.textContent).toBe("2 / 3");
  expect(all("[aria-current]").map(({ ariaLabel }) => ariaLabel)).toEqual(["mug"]);
  expect(announced).toHaveBeenLastCalledWith("Gallery.Shown 2 3 mug");
  all(".atoll-gallery-thumb")[2]!.click();
  all(".atoll-gallery-next")[0]!.click();
  expect(inert()).toEqual([true, true, false]);
  expect(announced).toHaveBeenCalledTimes(2);
});

test("PRO-09 NAV-20 unmounting restores the markup", () => {
  const { sent, all, leave } = show(`<h2>Photos</h2><ul class="mine">${item("cup")}${item("mug")}</ul><p>after</p>`);
  all(".atoll-gallery-next")[0]!.click();
  leave();
  expect(document.body.innerHTML).toBe(sent);
});

test("PRO-09 a replaced gallery returns the focus to the same button", () => {
  const html = `<ul>${item("cup")}${item("mug")}</ul>`;
  for (const isElsewhere of [false, true]) {
    abort = new AbortController();
    const { all, leave } = show(html);
    all(".atoll-gallery-next")[0]!.focus();
    leave();
    document.body.innerHTML = `<div id="gallery">${html}</div><button>Elsewhere</button>`;
    document.querySelector<HTMLElement>(isElsewhere ? "body > button" : "#gallery a")!.focus();
    const before = document.activeElement;
    abort = new AbortController();
    island(definition, gallery)(document.querySelector<HTMLElement>("#gallery")!, {
      signal: abort.signal,
      id: "gallery-2",
      fail: vi.fn(),
    });
    expect(document.activeElement).toBe(isElsewhere ? before : document.querySelector(".atoll-gallery-next"));
    abort.abort();
  }
});

test("PRO-01 a single photo has no buttons; a gallery without photos throws and is unchanged", () => {
  const { all, sent, leave } = show(`<ul>${item("cup")}</ul>`);
  expect(all("button")).toEqual([]);
  expect(all("a[aria-haspopup=dialog]")).toHaveLength(1);
  leave();
  expect(document.body.innerHTML).toBe(sent);
  for (const empty of ["<ul></ul><p>No photo yet</p>", '<img src="/none.svg" alt="No photo yet">']) {
    expect(() => show(empty)).toThrow("gallery on <div#gallery> expects a list in it, with an `<img>`");
    expect(document.body.innerHTML).toContain(empty);
  }
});

test("PRO-01 a photo without a large version opens no dialog", () => {
  const { all } = show(`<ul>${item("cup")}<li><img src="/mug.jpg" alt="mug"></li></ul>`);
  expect(all("li")).toHaveLength(2);
  expect(all("[aria-haspopup]")).toHaveLength(1);
});
