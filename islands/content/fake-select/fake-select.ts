import { isCharacterKey, typeahead } from "../../../shared/a11y/typeahead.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { findIn } from "../../../shared/dom/find-in.ts";
import { choicesIn, selectedIndex, textOf } from "./choices.ts";
import { choiceByKey } from "./rules.ts";

export default function fakeSelect(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const details = findIn<HTMLDetailsElement>(host, "details")!;
  const summary = details.querySelector("summary")!;
  const restore = saveAttributes(summary, ["aria-expanded"]);
  const initialSummary = [...summary.childNodes];

  const updateExpanded = (): void => summary.setAttribute("aria-expanded", String(details.open));
  const open = (): void => {
    details.open = true;
    updateExpanded();
  };
  const close = (returnFocus: boolean): void => {
    if (!details.open) return;
    if (returnFocus && details.contains(document.activeElement)) summary.focus();
    details.open = false;
    updateExpanded();
  };
  const updateSummary = (): void => {
    const text = newSummary(choicesIn(details, summary));
    summary.replaceChildren(...(text === null ? initialSummary : [text]));
  };

  listenToKeys(details, summary, { open, close }, signal);
  const listen = (target: EventTarget, type: string, listener: (event: any) => void): void =>
    target.addEventListener(type, listener, { signal });
  listen(details, "toggle", updateExpanded);
  listen(details, "click", ({ target, detail }: MouseEvent) => {
    // Arrow keys also click radio buttons, with detail 0; the list must stay open then.
    if ((target as Element).closest("a[href], button") || (detail > 0 && (target as Element).closest("label")))
      close(true);
  });
  listen(details, "change", updateSummary);
  const form = details.querySelector("input")?.form;
  // The browser resets the fields after the event.
  if (form) listen(form, "reset", () => setTimeout(updateSummary));
  listen(
    details,
    "focusout",
    ({ relatedTarget }: FocusEvent) =>
      relatedTarget instanceof Node && !details.contains(relatedTarget) && close(false),
  );
  listen(document, "pointerdown", ({ target }: Event) => details.contains(target as Node) || close(false));
  listen(document, "page:out", () => close(false));
  updateSummary();
  updateExpanded();
  return () => {
    close(false);
    summary.replaceChildren(...initialSummary);
    restore();
  };
}

function listenToKeys(
  details: HTMLDetailsElement,
  summary: HTMLElement,
  { open, close }: { open(): void; close(returnFocus: boolean): void },
  signal: AbortSignal,
): void {
  const findByText = typeahead();

  /** Returns whether the key had an effect. */
  function handleKey(event: KeyboardEvent): boolean {
    const { activeElement } = document;
    if (event.key === "Escape") {
      const wasOpen = details.open;
      close(true);
      return wasOpen;
    }
    if (event.key === "Enter" && activeElement instanceof HTMLInputElement) {
      activeElement.click();
      close(true);
      return true;
    }
    const choices = choicesIn(details, summary);
    const focused = choices.indexOf(activeElement as HTMLElement);
    const isSearch = isCharacterKey(event) && event.key !== " ";
    const index =
      choiceByKey(event.key, focused, selectedIndex(choices), choices.length) ??
      (isSearch ? findByText(event, choices.map(textOf), focused) : -1);
    if (index < 0) return false;
    open();
    choices[index]?.focus();
    return true;
  }
  details.addEventListener(
    "keydown",
    (event) => {
      if (!handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
}

/** Text of the selected radio button; null when none is selected, or the initial one. */
function newSummary(choices: readonly HTMLElement[]): string | null {
  const selected = choices.find(
    (choice): choice is HTMLInputElement => choice instanceof HTMLInputElement && choice.checked,
  );
  return !selected || selected.defaultChecked ? null : textOf(selected);
}
