import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/popover/definition.ts";
import popover from "../../../../islands/content/popover/popover.ts";
import { island } from "../../../../shared/island/mount.ts";
import { composingKey } from "../../../unit/stand-ins/composition.ts";

let abort: AbortController;
const { prototype } = HTMLElement as unknown as { prototype: { showPopover?: unknown } };
const showPopover = Object.getOwnPropertyDescriptor(prototype, "showPopover");

beforeEach(() => {
  vi.useFakeTimers();
  abort = new AbortController();
  delete prototype.showPopover;
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  if (showPopover) Object.defineProperty(prototype, "showPopover", showPopover);
  document.body.replaceChildren();
});

test("CHK-01 browsers without popover support show and hide the text, too", () => {
  document.body.innerHTML =
    '<label><input type="radio"> Post <button data-island="popover" data-target="#about">?</button></label><p id="about" popover>Two days</p>';
  const sent = document.body.innerHTML;
  const [host, panel] = [document.querySelector("button")!, document.querySelector("p")!];
  const unmount = island(definition, popover)(host, { signal: abort.signal, id: "popover-1", fail: vi.fn() });
  expect(panel.hidden).toBe(true);
  host.click();
  expect([panel.hidden, host.getAttribute("aria-expanded")]).toEqual([false, "true"]);
  // During composition Escape cancels the composition.
  expect([composingKey(document.querySelector("input")!, "Escape"), panel.hidden]).toEqual([true, false]);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  expect([panel.hidden, host.getAttribute("aria-expanded")]).toEqual([true, "false"]);
  host.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  vi.advanceTimersByTime(200);
  expect(panel.hidden).toBe(false);
  unmount();
  expect(document.body.innerHTML).toBe(sent);
});
