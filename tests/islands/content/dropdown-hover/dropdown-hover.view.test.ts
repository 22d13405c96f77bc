import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/dropdown-hover/definition.ts";
import dropdownHover from "../../../../islands/content/dropdown-hover/dropdown-hover.ts";
import { emit } from "../../../../shared/events.ts";
import { island } from "../../../../shared/island/mount.ts";
import { composingKey } from "../../../unit/stand-ins/composition.ts";

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

/** Stubs `window.bootstrap`: `show` focuses the toggle, and an instance exists until it is disposed. */
function standInBootstrap(toggle: HTMLElement, list: HTMLElement, hasInstance = false) {
  const dropdown = {
    show() {
      toggle.focus();
      list.classList.add("show");
    },
    hide: () => list.classList.remove("show"),
    dispose: vi.fn(),
  };
  let instance = hasInstance ? dropdown : null;
  window.bootstrap = { Dropdown: { getOrCreateInstance: () => (instance = dropdown), getInstance: () => instance } };
  return dropdown;
}

function show(hasInstance = false) {
  document.body.innerHTML = `<input><div><a href="#" data-bs-toggle="dropdown" aria-expanded="false">Help</a><ul
    class="dropdown-menu"><li><a href="#">Contact</a></li></ul></div>`;
  const [host, toggle, list] = ["div", "a", "ul"].map((selector) => document.querySelector<HTMLElement>(selector)!) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const bootstrap = standInBootstrap(toggle, list, hasInstance);
  const unmount = island(definition, dropdownHover)(host, {
    signal: abort.signal,
    id: "dropdown-hover-1",
    fail: vi.fn(),
  });
  const point = (type: "pointerenter" | "pointerleave"): void => {
    for (const eventType of type === "pointerenter" ? [type, "pointermove"] : [type])
      host.dispatchEvent(new PointerEvent(eventType, { pointerType: "mouse" }));
    vi.advanceTimersByTime(300);
  };
  const away = (): void => {
    abort.abort();
    unmount();
  };
  return { host, toggle, list, made: bootstrap, point, away };
}

test("SUI-04 hovering opens and closes the Bootstrap menu without moving the focus", () => {
  const { list, toggle, point } = show();
  const field = document.querySelector("input")!;
  field.focus();
  point("pointerenter");
  expect(list.classList.contains("show")).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(Object.hasOwn(toggle, "focus")).toBe(false);
  // During composition Escape cancels the composition.
  composingKey(field, "Escape");
  expect(list.classList.contains("show")).toBe(true);
  point("pointerleave");
  expect(list.classList.contains("show")).toBe(false);
});

test("SUI-04 a menu under a resting mouse stays closed until the mouse moves", () => {
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

test("SUI-04 CRT-04 a hovered menu stays open on a reload and closes on a visit", () => {
  const { list, point } = show();
  const visit = { url: "/", method: "GET", headers: {}, kept: false, traverse: false, target: document.body };
  point("pointerenter");
  emit(document, "page:out", { ...visit, stay: true });
  expect(list.classList.contains("show")).toBe(true);
  emit(document, "page:out", visit);
  expect(list.classList.contains("show")).toBe(false);
});

test("NAV-20 SUI-04 unmounting disposes the Bootstrap instance it created and leaves no timer", () => {
  const { list, made, point, away } = show();
  point("pointerenter");
  away();
  expect(list.classList.contains("show")).toBe(false);
  expect(made.dispose).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("NAV-20 SUI-04 unmounting does not dispose an existing Bootstrap instance", () => {
  const { made, point, away } = show(true);
  point("pointerenter");
  away();
  expect(made.dispose).not.toHaveBeenCalled();
});
