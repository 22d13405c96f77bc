import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/account/robot-check/definition.ts";
import robotCheck from "../../../../islands/account/robot-check/robot-check.ts";
import { island } from "../../../../shared/island/mount.ts";
import { compose, endComposition } from "../../../unit/stand-ins/composition.ts";

let abort: AbortController;
beforeEach(() => void (abort = new AbortController()));
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
});
const context = () => ({ signal: abort.signal, id: "robot-check-1", fail: vi.fn() });

function robot(inside = `<input name="Answer"><div aria-hidden="true"><input name="website" tabindex="-1"></div>`) {
  document.body.innerHTML = `<form><div data-answer-message="<i>Wrong</i>"
    data-trap-message="Leave it empty">${inside}</div></form>`;
  const host = document.querySelector("div")!;
  const unmount = island(definition, robotCheck)(host, context());
  const [answer, trap] = [...host.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
  const type = (field: HTMLInputElement, value: string): void => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return { answer, trap, type, unmount, cover: host.querySelector("[aria-hidden]") };
}

test("SEC-04 a wrong answer makes the field invalid with the page's message; right or empty is valid", () => {
  const { answer, trap, type } = robot();
  expect([answer.validationMessage, trap.validationMessage]).toEqual(["", ""]);
  type(answer, "5");
  expect(answer.validationMessage).toBe("<i>Wrong</i>");
  type(answer, " 4 ");
  expect(answer.validationMessage).toBe("");
  type(answer, "");
  expect(answer.validationMessage).toBe("");
});

test("SEC-04 fields are validated before capturing input listeners on the document run", () => {
  const { answer, type } = robot();
  const values: string[] = [];
  document.addEventListener("input", () => values.push(answer.validationMessage), {
    capture: true,
    signal: abort.signal,
  });
  type(answer, "5");
  type(answer, "4");
  expect(values).toEqual(["<i>Wrong</i>", ""]);
});

test("SEC-04 the trap field, once filled in, appears on submit so that it can be cleared", () => {
  const { answer, trap, type, cover } = robot();
  type(answer, "4");
  trap.value = "https://spam.example";
  // Moving from the field to the button fires `change`; the trap field must not appear then, or the button would move.
  answer.dispatchEvent(new Event("change", { bubbles: true }));
  expect([trap.validationMessage, cover!.hasAttribute("aria-hidden")]).toEqual(["Leave it empty", true]);
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(trap.validationMessage).toBe("Leave it empty");
  expect([trap.hasAttribute("tabindex"), cover!.hasAttribute("aria-hidden")]).toEqual([false, false]);
  type(trap, "");
  expect(trap.validationMessage).toBe("");
});

test("SEC-04 NAV-20 unmounting restores the fields; a missing field is named", () => {
  const { answer, trap, type, unmount, cover } = robot();
  type(answer, "5");
  type(trap, "x");
  abort.abort();
  unmount();
  expect([
    answer.validationMessage,
    trap.validationMessage,
    trap.getAttribute("tabindex"),
    cover!.getAttribute("aria-hidden"),
  ]).toEqual(["", "", "-1", "true"]);
  type(answer, "6");
  expect(answer.validationMessage).toBe("");
  expect(() => robot(`<input name="Answer">`)).toThrow(
    "robot-check on <div> expects an input `website` in it; add it to the markup.",
  );
  expect(() => robot(`<input name="website">`)).toThrow("expects an input for the answer in it");
});

test("SEC-04 an answer is validated only after composition", () => {
  const { answer } = robot();
  compose(answer, "5");
  expect(answer.validationMessage).toBe("");
  endComposition(answer, "5");
  expect(answer.validationMessage).toBe("<i>Wrong</i>");
  compose(answer, "4");
  endComposition(answer, "4");
  expect(answer.validationMessage).toBe("");
});
