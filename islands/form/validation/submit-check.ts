import { emit } from "../../../shared/events.ts";
import { readyTexts } from "../../../shared/i18n/texts.ts";
import { isChecked, skipsValidation } from "./checked-form.ts";
import { type Field, fieldsOf, groupOf, subjectOf } from "./fields.ts";
import { run, writeNormalized } from "./field-checks.ts";
import { focusField } from "./focus.ts";
import { isInvalid } from "./show-message.ts";
import { dropServerItems } from "./summary.ts";

/** Forms that wait for an answer of the server, with the button that submitted them last, and what it would have sent. */
const waiting = new WeakMap<HTMLFormElement, { submitter: HTMLElement | null; values: string }>();
/** Forms whose answers have arrived: the next submit is not delayed. */
const released = new WeakSet<HTMLFormElement>();

/** Stops the submit of an invalid form, and delays a submit that needs the server's answer. */
export function handleSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (skipsValidation(submitter) || !isChecked(form)) return void waiting.delete(form);
  const isReleased = released.delete(form);
  const fields = fieldsOf(form).filter((field) => groupOf(field)[0] === field);
  if (waiting.has(form)) {
    waiting.set(form, { submitter, values: valuesOf(fields) });
    return stop(event);
  }
  fields.forEach(writeNormalized);
  const verdicts = fields.map((field) => run(field, false, true));
  const isBroken = verdicts.some((verdict) => verdict && !(verdict instanceof Promise));
  const late = verdicts.filter((verdict) => verdict instanceof Promise);
  if (!isBroken && (late.length === 0 || isReleased)) return dropServerItems(form);
  stop(event);
  // Without texts, a field may wait for its message, and the focus for that field.
  if (isBroken && (late.length === 0 || readyTexts())) return reportInvalid(form, fields);
  waiting.set(form, { submitter, values: valuesOf(fields) });
  void submitAfter(Promise.all(verdicts), form, fields);
}

async function submitAfter(verdicts: Promise<unknown[]>, form: HTMLFormElement, fields: Field[]): Promise<void> {
  form.setAttribute("aria-busy", "true");
  const values = valuesOf(fields);
  const isBroken = (await verdicts).some(Boolean);
  form.removeAttribute("aria-busy");
  // Another button has submitted the form unchecked meanwhile.
  if (!waiting.has(form)) return;
  const { submitter, values: lastValues } = waiting.get(form)!;
  waiting.delete(form);
  if (!form.isConnected) return;
  // A visitor who has corrected the form and submitted it again expects another check.
  if (isBroken && lastValues === values) return reportInvalid(form, fields);
  // Values that changed during the wait are checked again.
  if (valuesOf(fields) === values) released.add(form);
  form.requestSubmit(submitter?.isConnected ? submitter : null);
}

const valuesOf = (fields: Field[]): string => JSON.stringify(fields.map((field) => subjectOf(field).value));

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function reportInvalid(form: HTMLFormElement, fields: Field[]): void {
  const invalid = fields.filter(isInvalid);
  if (emit(form, "form:invalid", { fields: invalid }) && invalid[0]) focusField(invalid[0]);
}
