import { onTyping } from "../../../shared/form/composition.ts";
import { on } from "../../../shared/events.ts";
import { loadRareRules } from "./check.ts";
import { isChecked } from "./checked-form.ts";
import { beginComposition } from "./composed.ts";
import { asField, type Field, fieldsOf } from "./fields.ts";
import { forget, isKnown, update } from "./field-checks.ts";
import { focusField } from "./focus.ts";
import { needMessages } from "./messages.ts";
import { afterPress } from "./press.ts";
import { markRequired } from "./required-mark.ts";
import { clearMessages } from "./show-message.ts";
import { handleSubmit } from "./submit-check.ts";
import { targetOf } from "./summary.ts";

/** Input that the visitor made before the engine had loaded. */
export interface Early {
  /** Fields that were typed in. They are checked when they lose the focus, even if their value is the same again. */
  typed: WeakSet<EventTarget>;
  /** Fields that were typed in or changed, and then left. */
  left: Iterable<EventTarget> & { add(target: EventTarget): unknown };
}

/**
 * Checks all forms of the document, including those added later: pages need no call after they insert content. VAL-13
 */
export function listen(signal: AbortSignal, { typed, left }: Early): void {
  const capture = { capture: true, signal };
  needMessages();
  const whenReleased = afterPress(capture);
  const leave = (field: Field | undefined): void => {
    const hadValue = !!field?.value;
    // By then a script may have emptied the field, because the press has chosen another address.
    whenReleased(() => (hadValue && !field.value) || update(field, false));
  };

  prepareAll();
  for (const target of left) update(asField(target), false);
  on(document, "page:loaded", prepareAll, signal);
  // A click comes before the browser's own checks, so `noValidate` is set in time.
  for (const type of ["focusin", "pointerdown", "click", "keydown"])
    document.addEventListener(type, prepareForm, capture);
  document.addEventListener("submit", handleSubmit, capture);
  document.addEventListener("reset", reset, capture);
  const handleTyping = (event: Event): void => {
    const field = fieldOf(event);
    if (update(field, true)) typed.add(field!);
  };
  onTyping(document, handleTyping, { ...capture, pause: beginComposition });
  document.addEventListener("change", (event) => leave(fieldOf(event)), capture);
  document.addEventListener(
    "focusout",
    (event) => {
      const field = fieldOf(event);
      if (field && typed.has(field) && !isKnown(field)) leave(field);
    },
    capture,
  );
  document.addEventListener("click", followLink, capture);
}

/**
 * The field of the event, also inside a shadow root. A script that empties a field for the visitor to fill in, such as
 * for another address, dispatches events with the new value, "", as `detail`: that field is not checked yet.
 */
function fieldOf(event: Event): Field | undefined {
  const field = asField(event.composedPath()[0]);
  if (!field?.form || (event as CustomEvent).detail !== "") return field;
  forget(field);
  return undefined;
}

function prepareAll(): void {
  for (const form of document.forms) if (isChecked(form)) prepare(form);
}

function prepareForm({ target }: Event): void {
  const { form } = target as { form?: HTMLFormElement | null };
  if (form instanceof HTMLFormElement && !form.noValidate && isChecked(form)) prepare(form);
}

function prepare(form: HTMLFormElement): void {
  form.noValidate = true;
  loadRareRules(fieldsOf(form));
  markRequired(form);
}

function reset({ target }: Event): void {
  const form = target as HTMLFormElement;
  clearMessages(form);
  // The fields have their initial values only after the event.
  setTimeout(() => isChecked(form) && markRequired(form));
}

function followLink(event: Event): void {
  const field = targetOf(event);
  if (!field) return;
  event.preventDefault();
  focusField(field);
}
