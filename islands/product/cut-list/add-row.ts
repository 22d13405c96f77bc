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
      clear(copy, String(host.querySelectorAll("[data-cut-row]").length + 1));
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

/** Empties a copied row. Its labels and ids end with `number`, the number of the row. */
function clear(row: HTMLElement, number: string): void {
  for (const input of row.querySelectorAll("input")) {
    input.value = "";
    input.removeAttribute("value");
    input.removeAttribute("aria-invalid");
    input.ariaLabel = input.ariaLabel?.replace(/\d+$/, number) ?? null;
  }
  const ids = new Map<string, string>();
  for (const element of row.querySelectorAll("[id]"))
    ids.set(element.id, (element.id = element.id.replace(/\d*$/, number)));
  for (const name of ["for", "aria-labelledby", "aria-describedby"])
    for (const element of row.querySelectorAll(`[${name}]`)) {
      const names = element.getAttribute(name)!.split(/\s+/);
      element.setAttribute(name, names.map((id) => ids.get(id) ?? id).join(" "));
    }
}
