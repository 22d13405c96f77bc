// The heights that the island reports. Browser tests show where the menu stays.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/catalogue/sticky-menu/definition.ts";
import stickyMenu from "../../../../islands/catalogue/sticky-menu/sticky-menu.ts";
import { island } from "../../../../shared/island/mount.ts";

/** Elements that are observed, with the function that measures them. */
const observed = new Map<Element, () => void>();
let warned: string[];

beforeEach(() => {
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((message: string) => void warned.push(message));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      measure: () => void;
      constructor(measure: () => void) {
        this.measure = measure;
      }
      observe(element: Element): void {
        observed.set(element, this.measure);
      }
      disconnect(): void {
        for (const [element, measure] of observed) if (measure === this.measure) observed.delete(element);
      }
    },
  );
});
afterEach(() => {
  observed.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("style");
  document.body.replaceChildren();
});

const site = '<header style="position: sticky">Shop</header><div id="bar" style="position: fixed">Sale</div>';
const menu = (attributes = ""): string =>
  `<nav id="menu" class="filters" data-island="sticky-menu" style="position: sticky" ${attributes}>
    <a href="#list">Ceramics</a></nav>`;

function show(html: string) {
  document.body.innerHTML = html;
  const sent = document.body.innerHTML;
  const abort = new AbortController();
  const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
  const unmount = island(definition, stickyMenu)(find("#menu"), {
    signal: abort.signal,
    id: "sticky-menu-1",
    fail: vi.fn(),
  });
  /** Gives the element another height, in pixels. */
  const resize = (selector: string, height: number): void => {
    const element = find(selector);
    Object.defineProperty(element, "offsetHeight", { value: height, configurable: true });
    observed.get(element)?.();
  };
  return { sent, find, resize, unmount: () => (abort.abort(), unmount()) };
}

/** The reported heights of header and menu. */
const heights = (): string[] =>
  ["--atoll-header-height", "--atoll-menu-height"].map((name) => document.documentElement.style.getPropertyValue(name));

test("CAT-05 the page knows the heights of header and menu, and follows both", () => {
  const { resize } = show(site + menu());
  resize("header", 60);
  resize("#menu", 44);
  expect(heights()).toEqual(["60px", "44px"]);
  resize("header", 90);
  expect(heights()).toEqual(["90px", "44px"]);
  resize("#menu", 132);
  expect(heights()).toEqual(["90px", "132px"]);
  expect(warned).toEqual([]);
});

test("CAT-05 data-header names another element as the header, also one that is fixed", () => {
  const { resize } = show(site + menu('data-header="#bar"'));
  resize("#menu", 44);
  resize("#bar", 30);
  resize("header", 60);
  expect(heights()).toEqual(["30px", "44px"]);
  expect(warned).toEqual([]);
});

test("CAT-05 a header or menu that scrolls out of view counts as height 0, as on a phone", () => {
  const { find, resize } = show(site + menu());
  resize("#menu", 44);
  resize("header", 60);
  find("header").style.position = "relative";
  resize("header", 100);
  expect(heights()).toEqual(["0px", "44px"]);
  find("#menu").style.position = "static";
  resize("#menu", 200);
  expect(heights()).toEqual(["0px", "0px"]);
  find("header").style.position = "sticky";
  resize("header", 60);
  expect(heights()).toEqual(["60px", "0px"]);
});

test.each(["#none", "header >", ""])(
  "CAT-05 data-header=%j is reported once; the menu stays at the top of the window",
  (selector) => {
    const { resize } = show(site + menu(`data-header="${selector}"`));
    resize("header", 60);
    resize("#menu", 44);
    resize("#menu", 45);
    expect(heights()).toEqual(["0px", "45px"]);
    expect(warned).toEqual([
      "[atoll] sticky-menu on <nav#menu.filters>: data-header expects a selector of the page's header, " +
        `got ${JSON.stringify(selector)}; the menu stays at the top of the window.`,
    ]);
  },
);

test("CAT-05 a page without a header has the menu at the top of the window, without a message", () => {
  const { resize } = show(menu());
  resize("#menu", 44);
  expect(heights()).toEqual(["0px", "44px"]);
  expect(warned).toEqual([]);
});

test("CAT-05 NAV-20 after a visit nothing is measured; the heights stay for the menu of the next page", () => {
  const { sent, resize, unmount } = show(site + menu());
  resize("header", 60);
  resize("#menu", 44);
  unmount();
  expect([...observed.keys()]).toEqual([]);
  resize("header", 90);
  expect(heights()).toEqual(["60px", "44px"]);
  expect(document.body.innerHTML).toBe(sent);
});
