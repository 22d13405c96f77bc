import { afterEach, beforeEach, expect, test, vi } from "vitest";
import carousel from "../../../../islands/content/carousel/carousel.ts";
import definition from "../../../../islands/content/carousel/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInMotion, standInSight } from "../../../unit/stand-ins/sight.ts";

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
let isSeen: (isSeen: boolean) => void;
let wantsLess: (wantsLess: boolean) => void;
beforeEach(() => {
  vi.useFakeTimers();
  abort = new AbortController();
  announced.mockClear();
  isSeen = standInSight();
  wantsLess = standInMotion();
  vi.stubGlobal("innerWidth", 1280);
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, "hidden");
});

const list = (count: number): string =>
  `<ul>${Array.from(
    { length: count },
    (_, index) => `<li><a
    href="/${index + 1}">${index + 1}</a></li>`,
  ).join("")}</ul>`;

function show(attributes: string, html: string) {
  document.body.innerHTML = `<div id="row" ${attributes}>${html}</div><button id="elsewhere">Elsewhere</button>`;
  const host = document.querySelector<HTMLElement>("#row")!;
  const sent = document.body.innerHTML;
  const unmount = island(definition, carousel)(host, { signal: abort.signal, id: "carousel-1", fail: vi.fn() });
  const one = (selector: string): HTMLElement => host.querySelector<HTMLElement>(selector)!;
  const inSight = (): number[] =>
    [...host.querySelectorAll<HTMLElement>("li")].flatMap((item, index) => (item.inert ? [] : [index + 1]));
  const press = (key: string, target: Element = host): void =>
    void target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return { host, sent, one, inSight, press, leave: () => (abort.abort(), unmount()) };
}
const resize = (width: number): void => {
  vi.stubGlobal("innerWidth", width);
  dispatchEvent(new Event("resize"));
};

test("CNT-08 six slides are visible; arrows move one by one and wrap around", () => {
  const { one, inSight, host } = show('data-preset="brands"', list(8));
  expect(inSight()).toEqual([1, 2, 3, 4, 5, 6]);
  expect([
    host.getAttribute("role"),
    host.getAttribute("aria-roledescription"),
    one(".atoll-carousel-next").ariaLabel,
  ]).toEqual(["group", "Carousel.Role", "Carousel.Next"]);
  one(".atoll-carousel-next").click();
  expect(inSight()).toEqual([2, 3, 4, 5, 6, 7]);
  expect(announced).toHaveBeenLastCalledWith("Carousel.Some 2 7 8");
  one(".atoll-carousel-next").click();
  one(".atoll-carousel-next").click();
  expect(inSight()).toEqual([1, 2, 3, 4, 5, 6]);
  one(".atoll-carousel-previous").click();
  expect(inSight()).toEqual([3, 4, 5, 6, 7, 8]);
  expect(document.querySelector(".atoll-pause")).toBeNull();
  isSeen(true);
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toEqual([3, 4, 5, 6, 7, 8]);
});

test("CNT-09 partners advance every 5 s and start over; a dot shows its slide", () => {
  const { host, one, inSight } = show('data-preset="partners"', list(7));
  const dots = (): (string | null)[] =>
    [...host.querySelectorAll(".atoll-carousel-dot")].map((dot) => dot.getAttribute("aria-current"));
  isSeen(true);
  expect(dots()).toEqual(["true", null, null]);
  vi.advanceTimersByTime(4999);
  expect(inSight()).toEqual([1, 2, 3, 4, 5]);
  vi.advanceTimersByTime(1);
  expect([inSight(), dots()]).toEqual([
    [2, 3, 4, 5, 6],
    [null, "true", null],
  ]);
  vi.advanceTimersByTime(10_000);
  expect([inSight(), dots()]).toEqual([
    [1, 2, 3, 4, 5],
    ["true", null, null],
  ]);
  expect(announced).not.toHaveBeenCalled();
  host.querySelectorAll<HTMLElement>(".atoll-carousel-dot")[2]!.click();
  expect(inSight()).toEqual([3, 4, 5, 6, 7]);
  expect(announced).toHaveBeenLastCalledWith("Carousel.Some 3 7 7");
  expect(one(".atoll-carousel-next")).toBeNull();
});

test("CNT-09 a new window size does not keep a slide longer; a chosen slide stays for the whole time", () => {
  const { host, inSight } = show('data-preset="partners"', list(7));
  isSeen(true);
  vi.advanceTimersByTime(3000);
  window.dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(2000);
  expect(inSight()).toEqual([2, 3, 4, 5, 6]);
  vi.advanceTimersByTime(3000);
  host.querySelectorAll<HTMLElement>(".atoll-carousel-dot")[0]!.click();
  vi.advanceTimersByTime(4999);
  expect(inSight()).toEqual([1, 2, 3, 4, 5]);
  vi.advanceTimersByTime(1);
  expect(inSight()).toEqual([2, 3, 4, 5, 6]);
});

test("CNT-09 WCAG-2.2.2 autoplay pauses on hover, focus, when hidden, and under reduced motion", async () => {
  const { one, inSight } = show('data-preset="partners"', list(9));
  const first = (): number => inSight()[0]!;
  const goesOn = async (): Promise<boolean> => {
    const before = first();
    await vi.advanceTimersByTimeAsync(5000);
    return first() !== before;
  };
  expect(await goesOn()).toBe(false);
  isSeen(true);
  expect(await goesOn()).toBe(true);
  const point = (type: string): boolean =>
    one(".atoll-slides").dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
  point("pointerenter");
  expect(await goesOn()).toBe(false);
  point("pointerleave");
  expect(await goesOn()).toBe(true);
  one(".atoll-slides").dispatchEvent(new Event("touchstart"));
  expect(await goesOn()).toBe(false);
  one(".atoll-slides").dispatchEvent(new Event("touchend"));
  expect(await goesOn()).toBe(true);
  one("li:not([inert]) a").focus();
  expect(await goesOn()).toBe(false);
  document.querySelector<HTMLElement>("#elsewhere")!.focus();
  expect(await goesOn()).toBe(true);
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await goesOn()).toBe(false);
  Reflect.deleteProperty(document, "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await goesOn()).toBe(true);
  wantsLess(true);
  expect([await goesOn(), one(".atoll-pause").textContent]).toEqual([false, "Carousel.Play"]);
  wantsLess(false);
  expect([await goesOn(), one(".atoll-pause").textContent]).toEqual([true, "Carousel.Pause"]);
  one(".atoll-pause").click();
  expect([await goesOn(), one(".atoll-pause").textContent]).toEqual([false, "Carousel.Play"]);
  point("pointerenter");
  point("pointerleave");
  isSeen(false);
  isSeen(true);
  expect(await goesOn()).toBe(false);
  // The button keeps the focus.
  one(".atoll-pause").focus();
  one(".atoll-pause").click();
  expect(await goesOn()).toBe(true);
});

test("CNT-08 CNT-09 the number of visible slides follows the window width", () => {
  const { host, one, inSight } = show('data-preset="partners"', list(5));
  isSeen(true);
  expect([one(".atoll-pause").hidden, one(".atoll-carousel-dots").hidden]).toEqual([true, true]);
  vi.advanceTimersByTime(20_000);
  expect(inSight()).toEqual([1, 2, 3, 4, 5]);
  resize(700);
  expect([
    inSight(),
    one(".atoll-pause").hidden,
    host.querySelectorAll(".atoll-carousel-dot").length,
    host.style.getPropertyValue("--atoll-carousel-slides"),
  ]).toEqual([[1, 2, 3], false, 3, "3"]);
  vi.advanceTimersByTime(10_000);
  expect(inSight()).toEqual([3, 4, 5]);
  resize(400);
  expect(inSight()).toEqual([3]);
  vi.advanceTimersByTime(10_000);
  expect(inSight()).toEqual([5]);
  resize(1280);
  expect(inSight()).toEqual([1, 2, 3, 4, 5]);
});

test("NEW-04 the ticker shows each line for 3 s; arrow keys change it and move the focus", () => {
  const { host, one, inSight, press } = show('data-preset="ticker"', list(3));
  isSeen(true);
  expect(host.style.getPropertyValue("--_carousel-speed")).toBe("500ms");
  const visibleRange = (): string => one(".atoll-carousel-shown").textContent!;
  expect([visibleRange(), inSight()]).toEqual(["1", [1]]);
  vi.advanceTimersByTime(3000);
  expect([visibleRange(), inSight()]).toEqual(["2", [2]]);
  one("li:not([inert]) a").focus();
  press("ArrowDown", document.activeElement!);
  expect([visibleRange(), document.activeElement!.textContent]).toEqual(["3", "3"]);
  press("ArrowDown", document.activeElement!);
  press("ArrowUp", document.activeElement!);
  expect([visibleRange(), document.activeElement!.textContent]).toEqual(["3", "3"]);
  // Screen readers already read the focused element.
  expect(announced).not.toHaveBeenCalled();
});

test("CNT-09 keys pressed in a field inside an item do not move the carousel", () => {
  const { one, inSight, press } = show("", `<ul><li><input></li><li><a href="/2">2</a></li></ul>`);
  for (const key of ["ArrowRight", "End"]) press(key, one("input"));
  expect(inSight()).toEqual([1]);
  press("End", one(".atoll-carousel-next"));
  expect(inSight()).toEqual([2]);
});

test("CNT-08 CNT-09 NAV-20 NEW-04 unmounting restores the markup, and nothing moves afterwards", () => {
  for (const preset of ["brands", "partners", "ticker", "slides"]) {
    abort = new AbortController();
    const { sent, host, leave } = show(`data-preset="${preset}" class="mine"`, `<h2>Row</h2>${list(9)}<p>after</p>`);
    isSeen(true);
    vi.advanceTimersByTime(6000);
    leave();
    expect(document.body.innerHTML).toBe(sent);
    vi.advanceTimersByTime(60_000);
    resize(400);
    resize(1280);
    expect(document.body.innerHTML).toBe(sent);
    expect([...host.querySelectorAll("li")].some(({ inert }) => inert)).toBe(false);
  }
});

test("CNT-08 a single item is unchanged; a missing list throws; a bad data-narrower warns", () => {
  const { sent, leave } = show('data-preset="slides"', list(1));
  expect(document.body.innerHTML).toBe(sent);
  leave();
  abort = new AbortController();
  expect(() => show('data-preset="slides"', "<p>Soon</p>")).toThrow(/carousel on <div#row> expects a list/);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { inSight } = show('data-preset="slides" data-slides="2" data-narrower="wide, 900:1"', list(3));
  expect(warned.mock.calls.flat().join()).toMatch(/data-narrower as "900:3, 500:1", got "wide"/);
  expect(inSight()).toEqual([1, 2]);
  resize(800);
  expect(inSight()).toEqual([1]);
  warned.mockRestore();
});
