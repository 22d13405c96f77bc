import { fieldsOf } from "../../../shared/form/form-of.ts";

const FIELDS = "input:not([type=hidden]), select, textarea";
/** The Enter key presses these inputs. */
const BUTTONS = "[type=submit], [type=image], [type=button], [type=reset], [type=file], [type=color]";

/** Moves the focus from an input to the next field on Enter, which otherwise orders before the form is complete. */
export function enterToNextField(form: HTMLFormElement, signal: AbortSignal): void {
  const press = (event: KeyboardEvent): void => {
    const { target, key, isComposing, defaultPrevented } = event;
    if (key !== "Enter" || isComposing || defaultPrevented || !(target instanceof HTMLInputElement)) return;
    if (target.form !== form || target.matches(BUTTONS)) return;
    event.preventDefault();
    nextField(form, target)?.focus();
  };
  // On the document, for fields that belong to the form by their `form` attribute.
  document.addEventListener("keydown", press, { signal });
}

function nextField(form: HTMLFormElement, field: HTMLInputElement): HTMLElement | undefined {
  const elements = fieldsOf(form);
  return elements.slice(elements.indexOf(field) + 1).find(
    (next) =>
      next.matches(`:is(${FIELDS}):enabled:not(${BUTTONS})`) &&
      next.tabIndex >= 0 &&
      next.checkVisibility() &&
      // In a group of radio buttons, Enter goes to the chosen one.
      (next.type !== "radio" || (next.name !== field.name && isEntry(next, elements))),
  );
}

const isEntry = (radio: HTMLInputElement, elements: readonly HTMLInputElement[]): boolean =>
  radio.checked || !elements.some(({ type, name, checked }) => type === "radio" && name === radio.name && checked);
