/** A checkbox that tells the form's validation whether the widget has a file. AST-09 */
export interface RequiredCheckbox {
  /** Returns true if the value changed. */
  set(hasFile: boolean): boolean;
  restore(): void;
}

/** Marks a field that is hidden because a widget replaces it. The validation engine still checks such a field. */
const HIDDEN_ATTRIBUTE = "data-val-hidden";

interface CheckboxOptions {
  /** Where to look for the checkbox of the CMS. */
  scope: ParentNode;
  /** Where to create the checkbox if the CMS has none. */
  place: HTMLElement;
  name: string;
  /** Message for a required file that is missing. */
  text: string;
  /** Runs when a missing file blocks the form. `isReported`: the form's validation engine already shows the message. */
  onMissing(isReported: boolean): void;
}

export function requiredCheckbox({ scope, place, name, text, onMissing }: CheckboxOptions): RequiredCheckbox {
  const cmsCheckbox = scope.querySelector<HTMLInputElement>(`input[type=checkbox][name="${CSS.escape(name)}"]`);
  const checkbox = cmsCheckbox ?? createCheckbox(place, name);
  const controller = new AbortController();
  const { signal } = controller;
  const before = checkbox.checked;
  const hadAttribute = checkbox.hasAttribute(HIDDEN_ATTRIBUTE);
  checkbox.toggleAttribute(HIDDEN_ATTRIBUTE, true);
  // Only the widget sets the checkbox.
  checkbox.addEventListener("click", (event) => event.preventDefault(), { signal });
  checkbox.addEventListener(
    "invalid",
    (event) => {
      // A hidden checkbox cannot get the focus, so the browser could not show its message.
      // The form's validation engine uses the same event.
      event.preventDefault();
      onMissing(!!checkbox.form?.noValidate && checkbox.getAttribute("aria-invalid") === "true");
    },
    { signal },
  );
  // Replaces the browser's own message, which asks the visitor to tick a box.
  const validate = (): void => checkbox.setCustomValidity(checkbox.required && !checkbox.checked ? text : "");
  validate();
  return {
    set(hasFile) {
      if (checkbox.checked === hasFile) return false;
      checkbox.checked = hasFile;
      validate();
      checkbox.dispatchEvent(new Event("change", { bubbles: true }));
      return true;
    },
    restore() {
      controller.abort();
      checkbox.checked = before;
      checkbox.setCustomValidity("");
      checkbox.toggleAttribute(HIDDEN_ATTRIBUTE, hadAttribute);
      if (!cmsCheckbox) checkbox.remove();
    },
  };
}

function createCheckbox(place: HTMLElement, name: string): HTMLInputElement {
  const checkbox = document.createElement("input");
  checkbox.type = "checkbox";
  checkbox.name = name;
  checkbox.value = "true";
  checkbox.hidden = true;
  return place.appendChild(checkbox);
}
