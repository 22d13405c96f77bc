import { onTyping } from "../../../shared/composition.ts";
import { emit, on } from "../../../shared/events.ts";
import { announce } from "../../../shared/live.ts";
import { check, isOfKnownForm, loadMore, lookedAt, type Verdict } from "./check.ts";
import { isChecked, leavesUnchecked } from "./checked-form.ts";
import { beginComposition, composed } from "./composed.ts";
import { messageOf, type Resource } from "./culture/resource.ts";
import { asField, type Field, fieldsOf, groupOf, plainValue, subjectOf } from "./fields.ts";
import { focusField } from "./focus.ts";
import { markRequired } from "./required-mark.ts";
import { clear, isWrong, show } from "./show.ts";
import { dropServerItems, targetOf } from "./summary.ts";

/** What visitors have done so far. */
export interface Early {
  /** Fields that were typed into: they are looked at when they are left, also when they hold again what they held. */
  typed: WeakSet<EventTarget>;
  left: Iterable<EventTarget> & { add(target: EventTarget): unknown };
}

/** Listens for all forms of the document, also those that come later. Nothing is to be called when content is put on the page. VAL-13 */
export function listen(resource: Resource, signal: AbortSignal, { typed, left }: Early): void {
  /** Fields that have been judged: from then on they are looked at while the visitor types. */
  const judged = new WeakSet<Field>();
  /** Forms that wait for an answer of the server, with the button that sent them. */
  const waiting = new WeakMap<HTMLFormElement, HTMLElement | null>();
  /** Forms whose answers have come: the next submit is not held up. */
  const released = new WeakSet<HTMLFormElement>();
  /** What waits until the visitor's finger is up: a message that came under it would move the button that is being pressed. */
  let held: (() => unknown)[] | null = null;
  const capture = { capture: true, signal };

  prepareAll();
  for (const target of left) look(asField(target), false);
  on(document, "page:loaded", prepareAll, signal);
  // Before the browser's own checks, which it makes at the click.
  for (const type of ["focusin", "pointerdown", "click", "keydown"]) document.addEventListener(type, prepare, capture);
  document.addEventListener(
    "pointerdown",
    () => {
      // Of a finger whose end was not told, such as one that brought up an alert.
      release();
      held = [];
    },
    capture,
  );
  for (const type of ["pointerup", "pointercancel", "keydown"]) document.addEventListener(type, release, capture);
  document.addEventListener("submit", submit, capture);
  document.addEventListener("reset", ({ target }) => reset(target as HTMLFormElement), capture);
  onTyping(document, (event) => look(asField(event.composedPath()[0]), true), { ...capture, pause: beginComposition });
  document.addEventListener("change", (event) => leave(asField(event.composedPath()[0])), capture);
  document.addEventListener(
    "focusout",
    (event) => {
      const field = asField(event.composedPath()[0]);
      if (field && typed.has(field) && !judged.has(groupOf(field)[0]!)) leave(field);
    },
    capture,
  );
  document.addEventListener("click", follow, capture);

  function prepareAll(): void {
    for (const form of document.forms) if (isChecked(form)) take(form);
  }

  function prepare(event: Event): void {
    const { form } = event.target as { form?: HTMLFormElement | null };
    if (form instanceof HTMLFormElement && !form.noValidate && isChecked(form)) take(form);
  }

  function take(form: HTMLFormElement): void {
    form.noValidate = true;
    loadMore(fieldsOf(form));
    markRequired(form);
  }

  function reset(form: HTMLFormElement): void {
    clear(form);
    // When the fields hold again what they came with.
    setTimeout(() => isChecked(form) && markRequired(form));
  }

  function leave(field: Field | undefined): void {
    if (held) held.push(() => look(field, false));
    else look(field, false);
  }

  function release(): void {
    const acts = held ?? [];
    held = null;
    // After the click that the finger makes.
    setTimeout(() => acts.forEach((act) => act()));
  }

  function look(field: Field | undefined, typing: boolean): void {
    if (!field?.form || !isChecked(field.form)) return;
    const first = groupOf(field)[0]!;
    if (typing) typed.add(field);
    else {
      writePlain(field);
      markRequired(field.form);
    }
    if (!typing || judged.has(first)) void judge(first, typing);
    for (const other of fieldsOf(field.form)) {
      if (other !== first && judged.has(other) && lookedAt(other).some((seen) => groupOf(seen)[0] === first))
        void judge(other, typing);
    }
  }

  /** Pasted text of a known form, such as a number, is judged, shown and sent as it would have been typed. */
  function writePlain(field: Field): void {
    const plain = plainValue(field);
    if (plain !== null && isOfKnownForm(field)) field.value = plain;
  }

  /** Looks at a field and shows what is found; tells it aloud where the focus has gone on. */
  function judge(field: Field, typing: boolean, aloud = true): Promise<Verdict> | Verdict {
    judged.add(field);
    const verdict = check(field, typing);
    if (!(verdict instanceof Promise)) return tell(field, verdict, aloud);
    const valueNow = (): string => plainValue(field) ?? subjectOf(field).value;
    const value = valueNow();
    field.classList.add("validation-pending");
    if (isWrong(field)) show(field, null);
    return verdict.then(async (late) => {
      await composed();
      // What was asked about is no longer there.
      if (valueNow() !== value) return late;
      return tell(field, late, aloud);
    });
  }

  function tell(field: Field, verdict: Verdict, aloud: boolean): Verdict {
    // It may have been taken out of its form meanwhile.
    if (!field.form) return null;
    const message =
      verdict &&
      (verdict.said ??
        (verdict.rule.message || messageOf(resource, verdict.rule.name, verdict.rule.params, subjectOf(field))));
    const isNew = message !== null && field.validationMessage !== message;
    field.classList.remove("validation-pending");
    show(field, message);
    if (isNew && aloud && !groupOf(field).includes(document.activeElement as Field)) announce(message);
    return verdict;
  }

  function submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    if (leavesUnchecked(submitter) || !isChecked(form)) return void waiting.delete(form);
    const isReleased = released.delete(form);
    if (waiting.has(form)) {
      waiting.set(form, submitter);
      return hold(event);
    }
    const fields = fieldsOf(form).filter((field) => groupOf(field)[0] === field);
    fields.forEach(writePlain);
    const verdicts = fields.map((field) => judge(field, false, false));
    if (verdicts.some((verdict) => verdict && !(verdict instanceof Promise))) {
      hold(event);
      return refuse(form, fields);
    }
    const late = verdicts.filter((verdict) => verdict instanceof Promise);
    if (late.length === 0 || isReleased) return dropServerItems(form);
    hold(event);
    waiting.set(form, submitter);
    form.setAttribute("aria-busy", "true");
    const valuesOf = (): string => JSON.stringify(fields.map((field) => subjectOf(field).value));
    const values = valuesOf();
    void Promise.all(late).then((all) => {
      form.removeAttribute("aria-busy");
      // Sent by another button meanwhile.
      if (!waiting.has(form)) return;
      const last = waiting.get(form);
      waiting.delete(form);
      if (!form.isConnected) return;
      if (all.some(Boolean)) return refuse(form, fields);
      // What was changed while it waited is looked at once more.
      if (valuesOf() === values) released.add(form);
      form.requestSubmit(last?.isConnected ? last : null);
    });
  }

  function hold(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function refuse(form: HTMLFormElement, fields: Field[]): void {
    const invalid = fields.filter(isWrong);
    if (emit(form, "form:invalid", { fields: invalid }) && invalid[0]) focusField(invalid[0]);
  }

  function follow(event: Event): void {
    const field = targetOf(event);
    if (!field) return;
    event.preventDefault();
    focusField(field);
  }
}
