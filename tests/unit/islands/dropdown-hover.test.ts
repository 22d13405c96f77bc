import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../islands/content/dropdown-hover/definition.ts";
import dropdownHover from "../../../islands/content/dropdown-hover/dropdown-hover.ts";
import { emit } from "../../../shared/events.ts";
import { island } from "../../../shared/island/mount.ts";
import { composingKey } from "../stand-ins/composition.ts";

let abort: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  abort = new AbortController();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.bootstrap;
  document.body.replaceChildren();
});

/** Bootstrap as it is on the window: it focuses the toggle as it opens, and keeps what it made until it is told. */
function standInBootstrap(toggle: HTMLElement, list: HTMLElement, known = false) {
  const made = {
    show() {
      toggle.focus();
      list.classList.add("show");
    },
    hide: () => list.classList.remove("show"),
    dispose: vi.fn(),
  };
  let instance = known ? made : null;
  window.bootstrap = { Dropdown: { getOrCreateInstance: () => (instance = made), getInstance: () => instance } };
  return made;
}

function show(known = false) {
  document.body.innerHTML = `<input><div><a href="#" data-bs-toggle="dropdown" aria-expanded="false">Help</a><ul class="dropdown-menu"><li><a href="#">Contact</a></li></ul></div>`;
  const [host, toggle, list] = ["div", "a", "ul"].map((selector) => document.querySelector<HTMLElement>(selector)!) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const made = standInBootstrap(toggle, list, known);
  const unmount = island(definition, dropdownHover)(host, {
    signal: abort.signal,
    id: "dropdown-hover-1",
    fail: vi.fn(),
  });
  const point = (type: "pointerenter" | "pointerleave"): void => {
    for (const one of type === "pointerenter" ? [type, "pointermove"] : [type])
      host.dispatchEvent(new PointerEvent(one, { pointerType: "mouse" }));
    vi.advanceTimersByTime(300);
  };
  const away = (): void => {
    abort.abort();
    unmount();
  };
  return { host, toggle, list, made, point, away };
}

test("SUI-04 Bootstrap opens and closes, and the focus stays where somebody types", () => {
  const { list, toggle, point } = show();
  const field = document.querySelector("input")!;
  field.focus();
  point("pointerenter");
  expect(list.classList.contains("show")).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(Object.hasOwn(toggle, "focus")).toBe(false);
  // Escape gives up what is being composed in the field.
  composingKey(field, "Escape");
  expect(list.classList.contains("show")).toBe(true);
  point("pointerleave");
  expect(list.classList.contains("show")).toBe(false);
});

test("SUI-04 a menu that comes to lie under a mouse at rest, as its page does, stays closed until the mouse moves, once", () => {
  const { host, list, point } = show();
  const mouse = (type: string): void => {
    host.dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
    vi.advanceTimersByTime(300);
  };
  mouse("pointerenter");
  expect(list.classList.contains("show")).toBe(false);
  mouse("pointermove");
  expect(list.classList.contains("show")).toBe(true);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  mouse("pointermove");
  expect(list.classList.contains("show")).toBe(false);
  point("pointerenter");
  expect(list.classList.contains("show")).toBe(true);
});

test("SUI-04 CRT-04 a menu that the mouse has opened stays while the page shows itself anew, and goes with a visit", () => {
  const { list, point } = show();
  const visit = { url: "/", method: "GET", headers: {}, kept: false, traverse: false, target: document.body };
  point("pointerenter");
  emit(document, "page:out", { ...visit, stay: true });
  expect(list.classList.contains("show")).toBe(true);
  emit(document, "page:out", visit);
  expect(list.classList.contains("show")).toBe(false);
});

test("NAV-20 SUI-04 what Bootstrap made for the menu goes with it, and no timer is left", () => {
  const { list, made, point, away } = show();
  point("pointerenter");
  away();
  expect(list.classList.contains("show")).toBe(false);
  expect(made.dispose).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("NAV-20 SUI-04 what Bootstrap had made before is left to it", () => {
  const { made, point, away } = show(true);
  point("pointerenter");
  away();
  expect(made.dispose).not.toHaveBeenCalled();
});
