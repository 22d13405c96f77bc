import { newElement } from "../../../shared/dom/new-element.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { type Dropdown, type DropdownOptions, selectClass } from "./dropdown.ts";

/** Attributes that are mirrored from the field to the select. */
const mirrored = [
  "required",
  "disabled",
  "aria-required",
  "aria-invalid",
  "aria-describedby",
  "aria-label",
  "aria-labelledby",
];

/**
 * Shows a native select. It has no name: the field, which is visually hidden, is still submitted, validated, and
 * carried over when the page is reloaded. CHK-07
 */
export function fewTowns({ input, options, chosen, choose }: DropdownOptions): Dropdown {
  const restore = saveAttributes(input, ["id", "tabindex", "aria-hidden"]);
  const removal = new AbortController();
  const { signal } = removal;
  const isActive = document.activeElement === input;
  const select = newElement(
    "select",
    selectClass(input),
    ...options.map((option) => new Option(option, option, false, option === chosen)),
  );
  const placeholder = new Option("", "", false, true);
  if (!chosen) select.prepend(placeholder);
  const stopTexts = withTexts((t) => (placeholder.text = t("City.Choose")));
  // The select takes over the id, so that the label and a restored focus find it.
  select.id = input.id;
  input.removeAttribute("id");
  input.tabIndex = -1;
  input.setAttribute("aria-hidden", "true");
  input.classList.add("atoll-unseen-field");
  input.after(select);

  const mirror = (): void => {
    for (const name of mirrored) {
      const value = input.getAttribute(name);
      if (value === null) select.removeAttribute(name);
      else select.setAttribute(name, value);
    }
    select.classList.toggle("input-validation-error", input.classList.contains("input-validation-error"));
  };
  const observer = new MutationObserver(mirror);
  observer.observe(input, { attributeFilter: ["class", ...mirrored] });
  mirror();
  select.addEventListener("change", () => choose(select.value), { signal });
  // Code that focuses the field, such as validation, gets to the select.
  input.addEventListener("focus", () => select.focus({ preventScroll: true }), { signal });
  if (isActive) select.focus({ preventScroll: true });
  return {
    control: select,
    remove() {
      const wasActive = document.activeElement === select;
      removal.abort();
      observer.disconnect();
      stopTexts();
      select.remove();
      input.classList.remove("atoll-unseen-field");
      restore();
      if (wasActive) input.focus({ preventScroll: true });
    },
  };
}
