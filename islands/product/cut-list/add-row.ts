import { withTexts } from "../../../shared/i18n/texts.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { markFault } from "./mark-faults.ts";

/**
 * Adds a button that appends a copy of the last row of pieces. `id` starts the ids of messages about its fields. Returns a
 * function that removes the button.
 */
export function addRowButton(host: HTMLElement, id: string, signal: AbortSignal): () => void {
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
      for (const input of copy.querySelectorAll("input")) markFault(input, id, "");
      clear(copy, host.querySelectorAll("[data-cut-row]").length + 1);
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

/** Empties a copied row. The numbers at the end of its labels and ids count on; ids without one get `number`. */
function clear(row: HTMLElement, number: number): void {
  for (const input of row.querySelectorAll("input")) {
    input.value = "";
    input.removeAttribute("value");
  }
  for (const element of [row, ...row.querySelectorAll("[aria-label]")])
    if (element.hasAttribute("aria-label"))
      element.setAttribute("aria-label", countOn(element.getAttribute("aria-label")!));
  for (const label of row.querySelectorAll("label, legend")) countOnText(label);
  const ids = new Map<string, string>();
  for (const element of [row, ...row.querySelectorAll("[id]")])
    if (element.id)
      ids.set(element.id, (element.id = /\d$/.test(element.id) ? countOn(element.id) : element.id + number));
  for (const name of ["for", "aria-labelledby", "aria-describedby"])
    for (const element of row.querySelectorAll(`[${name}]`)) {
      const names = element.getAttribute(name)!.split(/\s+/);
      element.setAttribute(name, names.map((id) => ids.get(id) ?? id).join(" "));
    }
}

/** Adds 1 to the number at the end of a text, if there is one. */
const countOn = (text: string): string => text.replace(/\d+(?=\s*$)/, (digits) => String(Number(digits) + 1));

/** Counts on in the first text of a label that ends with a number. The label may go on with its field or a hint. */
function countOnText(label: Element): void {
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (countOn(text.data) === text.data) continue;
    text.data = countOn(text.data);
    return;
  }
}
