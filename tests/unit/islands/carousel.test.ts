import { afterEach, beforeEach, expect, test, vi } from "vitest";
import carousel from "../../../islands/content/carousel/carousel.ts";
import definition from "../../../islands/content/carousel/definition.ts";
import { island } from "../../../shared/island/mount.ts";
import { standInMotion, standInSight } from "../stand-ins/sight.ts";

const said = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../shared/i18n/texts.ts", () => ({
  texts: () => said,
  withTexts: (use: (t: typeof said) => void) => (use(said), () => {}),
}));
// What comes later has not come yet.
vi.mock("../../../shared/load-later.ts", () => ({ loadLater: () => new Promise(() => {}) }));
const announced = vi.hoisted(() => vi.fn());
vi.mock("../../../shared/live.ts", () => ({ announce: announced }));

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
  `<ul>${Array.from({ length: count }, (_, index) => `<li><a href="/${index + 1}">${index + 1}</a></li>`).join("")}</ul>`;

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

test("CNT-08 six makers are in sight; arrows lead on one by one, round from the end, and say where; the others are inert", () => {
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

test("CNT-09 partners go on every 5 s and begin anew after the last; a dot for each place leads there, and nothing is said meanwhile", () => {
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

test("CNT-09 WCAG-2.2.2 it rests under the pointer, with the focus in it, out of sight, in a hidden tab, for who wants less motion, and for good once it was paused", async () => {
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
  // The focus stays on the button.
  one(".atoll-pause").focus();
  one(".atoll-pause").click();
  expect(await goesOn()).toBe(true);
});

test("CNT-08 CNT-09 with the window the number of those in sight changes; where all are in sight nothing moves, and there are no buttons", () => {
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

test("NEW-04 of the news one line is seen, for 3 s; keys lead up and down, and the focus goes with them", () => {
  const { host, one, inSight, press } = show('data-preset="ticker"', list(3));
  isSeen(true);
  expect(host.style.getPropertyValue("--atoll-carousel-speed")).toBe("500ms");
  const shown = (): string => one(".atoll-carousel-shown").textContent!;
  expect([shown(), inSight()]).toEqual(["1", [1]]);
  vi.advanceTimersByTime(3000);
  expect([shown(), inSight()]).toEqual(["2", [2]]);
  one("li:not([inert]) a").focus();
  press("ArrowDown", document.activeElement!);
  expect([shown(), document.activeElement!.textContent]).toEqual(["3", "3"]);
  press("ArrowDown", document.activeElement!);
  press("ArrowUp", document.activeElement!);
  expect([shown(), document.activeElement!.textContent]).toEqual(["3", "3"]);
  // What has the focus is read already.
  expect(announced).not.toHaveBeenCalled();
});

test("CNT-09 keys in a field of an item are the field's, not the carousel's", () => {
  const { one, inSight, press } = show("", `<ul><li><input></li><li><a href="/2">2</a></li></ul>`);
  for (const key of ["ArrowRight", "End"]) press(key, one("input"));
  expect(inSight()).toEqual([1]);
  press("End", one(".atoll-carousel-next"));
  expect(inSight()).toEqual([2]);
});

test("CNT-08 CNT-09 NAV-20 NEW-04 when it is left the page is as it was sent, and nothing goes on", () => {
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

test("CNT-08 one item is left as it is; no list is an error of the page's author, and a wish that cannot be read is told", () => {
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
