import { element } from "../../../shared/element.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { type Dropdown, type DropdownNeeds, selectClass } from "./dropdown.ts";

/** What is said of the field is said of the select. */
const told = [
  "required",
  "disabled",
  "aria-required",
  "aria-invalid",
  "aria-describedby",
  "aria-label",
  "aria-labelledby",
];

/**
 * The browser's own select. It has no name: the field, which nobody sees, is what the form submits, what is checked, and what is carried
 * over when the page shows itself anew. CHK-07
 */
export function fewTowns({ input, options, chosen, choose }: DropdownNeeds): Dropdown {
  const restore = keptAttributes(input, ["id", "tabindex", "aria-hidden"]);
  const gone = new AbortController();
  const { signal } = gone;
  const isActive = document.activeElement === input;
  const select = element(
    "select",
    selectClass(input),
    ...options.map((option) => new Option(option, option, false, option === chosen)),
  );
  const placeholder = new Option("", "", false, true);
  if (!chosen) select.prepend(placeholder);
  const stopTexts = withTexts((t) => (placeholder.text = t("City.Choose")));
  // Its label, and who comes back to where they were, find the select.
  select.id = input.id;
  input.removeAttribute("id");
  input.tabIndex = -1;
  input.setAttribute("aria-hidden", "true");
  input.classList.add("atoll-unseen-field");
  input.after(select);

  const tell = (): void => {
    for (const name of told) {
      const value = input.getAttribute(name);
      if (value === null) select.removeAttribute(name);
      else select.setAttribute(name, value);
    }
    select.classList.toggle("input-validation-error", input.classList.contains("input-validation-error"));
  };
  const observer = new MutationObserver(tell);
  observer.observe(input, { attributeFilter: ["class", ...told] });
  tell();
  select.addEventListener("change", () => choose(select.value), { signal });
  // Whoever looks for the field, such as for what is wrong with it, is led here.
  input.addEventListener("focus", () => select.focus({ preventScroll: true }), { signal });
  if (isActive) select.focus({ preventScroll: true });
  return {
    control: select,
    remove() {
      const wasActive = document.activeElement === select;
      gone.abort();
      observer.disconnect();
      stopTexts();
      select.remove();
      input.classList.remove("atoll-unseen-field");
      restore();
      if (wasActive) input.focus({ preventScroll: true });
    },
  };
}
