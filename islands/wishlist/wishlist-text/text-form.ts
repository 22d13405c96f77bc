import { announce } from "../../../shared/a11y/live-region.ts";
import { notify } from "../../../shared/notify.ts";
import { drafts, problems, restoreTyping } from "./drafts.ts";
import type { FieldMessage } from "./field-message.ts";
import { normalizeFieldText, type TextField } from "./rules.ts";

/** A text and the form that replaces it while it is edited. */
export interface TextForm {
  open(): void;
  /** Closes the form and discards the draft. */
  close(): void;
  /** Shows the saved text. If the visitor has typed on meanwhile, the form stays open. */
  showSaved(value: string): void;
  /** Shows an error at the field, or through a notice if the field is not visible. */
  showError(error: string): void;
  clearError(): void;
}

/** Opens and closes the form of the text with this key. `edit` is the button that opens it. */
export function textForm(
  elements: Elements,
  key: string,
  message: FieldMessage,
  edit: HTMLElement | null,
  signal: AbortSignal,
): TextForm {
  const { form, field, text } = elements;

  function close(): void {
    const hadFocus = form.contains(document.activeElement);
    drafts.delete(key);
    field.value = field.defaultValue;
    clearError();
    setOpen(elements, false);
    if (hadFocus) edit?.focus();
  }

  function clearError(): void {
    problems.delete(key);
    message.hide();
  }

  return {
    open() {
      setOpen(elements, true);
      field.focus();
    },
    close,
    clearError,
    showSaved(value) {
      const typed = field.value;
      text.textContent = value || (text.dataset["none"] ?? "");
      field.defaultValue = value;
      if (form.hidden || normalizeFieldText(field.name as TextField, typed) === value) close();
      else field.value = typed;
    },
    showError(error) {
      if (signal.aborted || form.hidden) return void notify({ kind: "error", text: error });
      if (drafts.has(key)) problems.set(key, error);
      message.show(error);
      announce(error, "assertive");
      const { activeElement: active } = document;
      if (!active || active === document.body || form.contains(active)) field.focus();
    },
  };
}

export function setOpen({ form, closed }: Elements, isOpen: boolean): void {
  closed.hidden = isOpen;
  form.hidden = !isOpen;
}

/** Opens the form with an unsaved text and its error. */
export function restoreDraft(elements: Elements, key: string, host: HTMLElement, message: FieldMessage): void {
  const { field } = elements;
  field.value = drafts.get(key)!;
  setOpen(elements, true);
  const problem = problems.get(key);
  if (problem) message.show(problem);
  restoreTyping(key, field, host);
}

export interface Elements {
  form: HTMLFormElement;
  field: HTMLInputElement | HTMLTextAreaElement;
  /** Shown while the form is closed. */
  closed: HTMLElement;
  text: HTMLElement;
  link: HTMLElement;
}

export function elementsIn(host: HTMLElement): Elements {
  const field = host.querySelector<Elements["field"]>("form :is([name=Name], [name=Description])")!;
  return {
    form: field.closest("form")!,
    field,
    closed: host.querySelector<HTMLElement>("[data-text-shown]")!,
    text: host.querySelector<HTMLElement>("[data-text]")!,
    link: host.querySelector<HTMLElement>("[data-text-edit]")!,
  };
}
