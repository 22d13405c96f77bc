import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/news/scrolled-list/definition.ts";
import scrolledList from "../../../../islands/news/scrolled-list/scrolled-list.ts";
import { island } from "../../../../shared/island/mount.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

let abort: AbortController;
let reducesMotion: boolean;
let resized: () => void;
const scrolled = vi.fn();

beforeEach(() => {
  abort = new AbortController();
  reducesMotion = false;
  vi.stubGlobal("matchMedia", () => ({ matches: reducesMotion }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  scrolled.mockReset();
  vi.unstubAllGlobals();
});

/** Ten entries of 50 px in an area of 120 px. */
function show(whole = 500) {
  document.body.innerHTML = `<div id="host"><div data-scroll-area=""
    tabindex="0"><ul>${"<li>x</li>".repeat(10)}</ul></div></div>`;
  const host = document.getElementById("host")!;
  const area = host.firstElementChild as HTMLElement;
  const sent = document.body.innerHTML;
  Object.defineProperties(area, {
    clientHeight: { value: 120 },
    scrollHeight: { get: () => whole },
    onscrollend: { value: null },
  });
  area.scrollTo = ((to: ScrollToOptions) => {
    scrolled(to.behavior, to.top);
    if (to.behavior === "instant") area.scrollTop = to.top!;
  }) as typeof area.scrollTo;
  area.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  [...area.querySelectorAll("li")].forEach(
    (item, index) =>
      (item.getBoundingClientRect = () =>
        ({ top: index * 50 - area.scrollTop, bottom: index * 50 + 50 - area.scrollTop }) as DOMRect),
  );
  const leave = island(definition, scrolledList)(host, {
    signal: abort.signal,
    id: "scrolled-list-1",
    fail: vi.fn(),
  }) as () => void;
  const [up, down] = [...host.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
  return { host, area, sent, leave, up, down, ends: () => [up.ariaDisabled, down.ariaDisabled] };
}

test("NEW-04 buttons scroll by the visible entries, add up during a scroll and are off at the ends", () => {
  const { area, up, down, ends } = show();
  expect([up.ariaLabel, down.ariaLabel, ...ends()]).toEqual(["News.ScrollUp", "News.ScrollDown", "true", "false"]);
  down.click();
  down.click();
  expect(scrolled.mock.calls).toEqual([
    ["smooth", 100],
    ["smooth", 200],
  ]);
  expect(ends()).toEqual(["false", "false"]);
  area.scrollTop = 200;
  area.dispatchEvent(new Event("scrollend"));
  down.click();
  down.click();
  expect(scrolled.mock.lastCall).toEqual(["smooth", 380]);
  area.scrollTop = 380;
  area.dispatchEvent(new Event("scrollend"));
  expect(ends()).toEqual(["false", "true"]);
});

test("NEW-04 buttons continue from the wheel position; with reduced motion they scroll instantly", () => {
  const { area, up, down, ends } = show();
  down.click();
  area.scrollTop = 250;
  area.dispatchEvent(new Event("wheel"));
  reducesMotion = true;
  up.click();
  expect(scrolled.mock.lastCall).toEqual(["instant", 150]);
  area.scrollTop = 0;
  area.dispatchEvent(new Event("scroll"));
  expect(ends()).toEqual(["true", "false"]);
});

test("NEW-04 a list that fits has no visible buttons", () => {
  const { host, sent, leave } = show(120);
  expect(host.hasAttribute("data-fits")).toBe(true);
  resized();
  leave();
  expect(document.body.innerHTML).toBe(sent);
});

test("NEW-04 ERR-06 a list without data-scroll-area throws", () => {
  document.body.innerHTML = `<div id="host"></div>`;
  expect(() =>
    island(definition, scrolledList)(document.getElementById("host")!, {
      signal: abort.signal,
      id: "s",
      fail: vi.fn(),
    }),
  ).toThrow(/scrolled-list on .* expects an element with `data-scroll-area` in it/);
});
