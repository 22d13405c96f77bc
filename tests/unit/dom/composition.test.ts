import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isComposing, onTyping } from "../../../shared/form/composition.ts";
import { delegate, undelegate } from "../../../shared/dom/delegate.ts";
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

test("SUI-05 keys of an input method are recognised, including Safari's last one", () => {
  const states: boolean[] = [];
  field.addEventListener("keydown", (event) => states.push(isComposing(event)));
  press("Enter");
  composingKey(field, "Enter");
  safariKey(field, "Enter");
  expect(states).toEqual([false, true, true]);
});

test("SUI-05 typing is reported at once, composed text once when complete", () => {
  const [typed, pause] = [vi.fn(), vi.fn()];
  // The events bubble, so listen on the field's parent.
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

test("SUI-05 delegated handlers get no typing or keys during composition", () => {
  const events: string[] = [];
  delegate(field, {
    input: () => events.push("input"),
    keydown: ({ key }) => events.push(key),
    compositionstart: () => events.push("pause"),
  });
  type();
  press("ArrowUp");
  expect(events.splice(0)).toEqual(["input", "ArrowUp"]);
  compose(field, "に");
  expect(events.splice(0)).toEqual(["pause", "pause"]);
  for (const key of ["ArrowUp", "Enter"]) composingKey(field, key);
  expect(events).toEqual([]);
  endComposition(field, "日本");
  expect(events.splice(0)).toEqual(["input"]);
  safariKey(field, "Enter");
  // The key after the composition changes nothing.
  expect(events).toEqual([]);
  press("Enter");
  expect(events).toEqual(["Enter"]);
});

test("SUI-05 a field hears the reset of its form, which has a field named elements", () => {
  document.body.innerHTML = `<form><input><input name="elements"></form>`;
  const form = document.querySelector("form")!;
  // In happy-dom fields do not shadow the properties of a form, as they do in browsers.
  Object.defineProperty(form, "elements", { value: document.querySelector("[name=elements]") });
  field = document.querySelector("input")!;
  const reset = vi.fn();
  delegate(field, { reset });
  form.dispatchEvent(new Event("reset", { bubbles: true }));
  expect(reset).toHaveBeenCalledTimes(1);
});

test("SUI-05 composition does not affect an element that delegates only clicks", () => {
  const click = vi.fn();
  delegate(field, { click });
  compose(field, "に");
  endComposition(field, "日本");
  field.click();
  expect(click).toHaveBeenCalledOnce();
});
