import { announce } from "../../../shared/a11y/live-region.ts";
import { readyTexts, texts } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { shell } from "../../../shared/shell-api.ts";
import { check, hasKnownFormat, referencedFields, type Verdict } from "./check.ts";
import { isChecked } from "./checked-form.ts";
import { whenComposed } from "./composed.ts";
import { type Field, fieldsOf, groupOf, normalizedValue, subjectOf } from "./fields.ts";
import { messageOf, ruleAt } from "./messages.ts";
import { matchesNormalized } from "./native.ts";
import type { DeclaredRule } from "./read-rules.ts";
import { markRequired } from "./required-mark.ts";
import { isInvalid, showMessage } from "./show-message.ts";

/** Fields that have been checked: from then on they are also checked while the visitor types. */
const checked = new WeakSet<Field>();

/** The latest check of each field whose message comes later. A check after it replaces it. */
const latest = new WeakMap<Field, unknown>();

/** Whether `field` has been checked before. */
export const isKnown = (field: Field): boolean => checked.has(groupOf(field)[0]!);

/** Removes the message of a text field or select, which is as if it had never been checked. */
export function forget(field: Field): void {
  checked.delete(field);
  field.classList.remove("validation-pending");
  showMessage(field, null);
  // Rules of other fields may refer to it.
  if (update(field, true)) markRequired(field.form!);
}

/**
 * Checks a field that the visitor typed in or left, and the checked fields whose rules refer to it. Returns false when
 * the field is not in a form that is checked.
 */
export function update(field: Field | undefined, isTyping: boolean): boolean {
  if (!field?.form || !isChecked(field.form)) return false;
  const first = groupOf(field)[0]!;
  if (!isTyping) {
    writeNormalized(field);
    markRequired(field.form);
  }
  if (!isTyping || checked.has(first)) void run(first, isTyping);
  for (const other of fieldsOf(field.form)) {
    if (other !== first && checked.has(other) && refersTo(other, first)) void run(other, isTyping);
  }
  return true;
}

/** Whether the message has to come from the texts of the page. */
const lacksMessage = (verdict: Verdict): boolean => !!verdict && !verdict.message && !verdict.rule.message;

/**
 * Checks a field and shows its message. Announces the message unless `isSilent` or the field has the focus. Texts are
 * loaded for the first message that the markup lacks.
 */
export function run(field: Field, isTyping: boolean, isSilent = false): Promise<Verdict> | Verdict {
  checked.add(field);
  const verdict = check(field, isTyping);
  const own = {};
  latest.set(field, own);
  if (!(verdict instanceof Promise) && (!lacksMessage(verdict) || readyTexts()))
    return render(field, verdict, isTyping, isSilent);
  const currentValue = (): string => normalizedValue(field) ?? subjectOf(field).value;
  const value = currentValue();
  field.classList.add("validation-pending");
  if (isInvalid(field)) showMessage(field, null, isTyping);
  return Promise.resolve(verdict).then(async (late) => {
    if (lacksMessage(late)) await whenTexts();
    await whenComposed();
    // The value, or another field that a rule refers to, has changed since: the verdict is out of date.
    if (currentValue() !== value || latest.get(field) !== own) return late;
    return render(field, late, isTyping, isSilent);
  });
}

function render(field: Field, verdict: Verdict, isTyping: boolean, isSilent: boolean): Verdict {
  // The field may have been removed from its form meanwhile.
  if (!field.form) return null;
  const message = verdict && (verdict.message || verdict.rule.message || textOf(field, verdict.rule));
  const isNew = message !== null && field.validationMessage !== message;
  field.classList.remove("validation-pending");
  showMessage(field, message, isTyping);
  if (isNew && !isSilent && !groupOf(field).includes(document.activeElement as Field)) announce(message);
  return verdict;
}

function textOf(field: Field, { name, params }: DeclaredRule): string {
  const { dateFormat } = subjectOf(field);
  // Boxes of one name are a choice, as radios are.
  const rule = ruleAt(groupOf(field).length > 1 ? "radio" : field.type, name);
  return messageOf(texts()!, rule, params, { ...shell().settings, dateFormat });
}

const refersTo = (field: Field, first: Field): boolean =>
  referencedFields(field).some((referenced) => groupOf(referenced)[0] === first);

/** Pasted text in a known format, such as a number, is checked, shown and submitted as if it had been typed. */
export function writeNormalized(field: Field): void {
  const value = normalizedValue(field);
  if (value !== null && (hasKnownFormat(field) || matchesNormalized(field))) field.value = value;
}
