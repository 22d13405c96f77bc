import { announce } from "../../../shared/a11y/live-region.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { ownValidity } from "../../../shared/form/own-validity.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { type ExpectedKey, expectedNumber } from "../../../shared/number/expected-number.ts";

const keys: Record<string, ExpectedKey> = { weight: "Quantity.EnterWeight", length: "Quantity.EnterLength" };

/** Numbers the messages, whose ids are unique on a page. */
let count = 0;

/**
 * Says at a quantity field without the quantity island why its text is not saved, and what it expects, until the text
 * changes or `signal` aborts. `soldBy` is `weight`, `length` or a value for pieces. QTY-07
 */
export async function explainUnreadable(field: HTMLInputElement, soldBy: string, signal: AbortSignal): Promise<void> {
  const text = field.value;
  const t = await whenTexts();
  if (signal.aborted || field.value !== text || !field.validity.valid) return;
  const message = expectedNumber(t, text, keys[soldBy] ?? "Quantity.Number");
  const note = newElement("div", "atoll-line-note", message);
  note.id = `atoll-line-note-${++count}`;
  const restore = saveAttributes(field, ["aria-invalid", "aria-describedby"]);
  const setValidity = ownValidity(field);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", `${field.getAttribute("aria-describedby") ?? ""} ${note.id}`.trim());
  setValidity(message);
  field.after(note);
  announce(message, "assertive");
  const changed = new AbortController();
  const clear = (): void => {
    changed.abort();
    note.remove();
    restore();
    setValidity("");
  };
  const until = { signal: changed.signal };
  field.addEventListener("input", clear, until);
  field.form?.addEventListener("reset", clear, until);
  signal.addEventListener("abort", clear, until);
}
