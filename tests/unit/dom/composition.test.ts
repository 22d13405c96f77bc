import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isComposing, onTyping } from "../../../shared/composition.ts";
import { delegate, undelegate } from "../../../shared/delegate.ts";
import { compose, composingKey, endComposition, safariKey } from "../stand-ins/composition.ts";

let abort: AbortController;
let field: HTMLInputElement;
beforeEach(() => {
  abort = new AbortController();
  document.body.innerHTML = "<div><input></div>";
  field = document.querySelector("input")!;
});
afterEach(() => {
  abort.abort();
  undelegate(field);
  document.body.replaceChildren();
});
const type = (): boolean => field.dispatchEvent(new InputEvent("input", { bubbles: true }));
const press = (key: string): boolean =>
  field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

test("SUI-05 keys of an input method are told from others, also the last one in Safari, which comes after the end", () => {
  const seen: boolean[] = [];
  field.addEventListener("keydown", (event) => seen.push(isComposing(event)));
  press("Enter");
  composingKey(field, "Enter");
  safariKey(field, "Enter");
  expect(seen).toEqual([false, true, true]);
});

test("SUI-05 a listener hears of typing as it happens, of composed text once, when it is complete; timers are paused as it begins and goes on", () => {
  const [typed, pause] = [vi.fn(), vi.fn()];
  // The events bubble: a listener may be around its fields.
  onTyping(field.parentElement!, ({ target }) => typed((target as HTMLInputElement).value), {
    signal: abort.signal,
    pause: ({ type }) => pause(type),
  });
  type();
  compose(field, "に");
  expect([typed.mock.calls, pause.mock.calls]).toEqual([[[""]], [["compositionstart"], ["input"]]]);
  endComposition(field, "日本");
  expect(typed.mock.calls).toEqual([[""], ["日本"]]);
  abort.abort();
  type();
  compose(field, "に");
  endComposition(field, "日本");
  expect([typed.mock.calls.length, pause.mock.calls.length]).toEqual([2, 2]);
});

test("SUI-05 of an element whose events are delegated neither typing nor keys are told while text is composed, and typing once at its end, also in Safari", () => {
  const heard: string[] = [];
  delegate(field, {
    input: () => heard.push("input"),
    keydown: ({ key }) => heard.push(key),
    compositionstart: () => heard.push("pause"),
  });
  type();
  press("ArrowUp");
  expect(heard.splice(0)).toEqual(["input", "ArrowUp"]);
  compose(field, "に");
  expect(heard.splice(0)).toEqual(["pause", "pause"]);
  for (const key of ["ArrowUp", "Enter"]) composingKey(field, key);
  expect(heard).toEqual([]);
  endComposition(field, "日本");
  expect(heard.splice(0)).toEqual(["input"]);
  safariKey(field, "Enter");
  // The key changes nothing that the end of the composition has started.
  expect(heard).toEqual([]);
  press("Enter");
  expect(heard).toEqual(["Enter"]);
});

test("SUI-05 an element that does not listen to typing is not told of compositions", () => {
  const click = vi.fn();
  delegate(field, { click });
  compose(field, "に");
  endComposition(field, "日本");
  field.click();
  expect(click).toHaveBeenCalledOnce();
});
