import { withTexts } from "../../../shared/i18n/texts.ts";
import { newElement } from "../../../shared/dom/new-element.ts";

/** Adds a button that appends a copy of the last row of pieces. Returns a function that removes the button. */
export function addRowButton(host: HTMLElement, signal: AbortSignal): () => void {
  const last = (): HTMLElement | undefined => [...host.querySelectorAll<HTMLElement>("[data-cut-row]")].at(-1);
  const row = last();
  if (!row) return () => {};
  const button = newElement("button", "btn btn-outline-secondary atoll-cut-add");
  button.type = "button";
  button.addEventListener(
    "click",
    () => {
      const previous = last()!;
      const copy = previous.cloneNode(true) as HTMLElement;
      const number = host.querySelectorAll("[data-cut-row]").length;
      for (const input of copy.querySelectorAll("input")) {
        input.value = "";
        input.removeAttribute("value");
        input.removeAttribute("aria-invalid");
        // Labels of rows end with their number.
        input.ariaLabel = input.ariaLabel?.replace(/\d+$/, String(number + 1)) ?? null;
      }
      previous.after(copy);
      copy.querySelector("input")?.focus();
    },
    { signal },
  );
  row.after(button);
  const stopTexts = withTexts((t) => (button.textContent = t("CutList.AddRow")));
  return () => {
    stopTexts();
    button.remove();
  };
}
