import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { isTyped, typeahead } from "../../../shared/typeahead.ts";
import { nameOf } from "../../../shared/warn.ts";
import { choiceByKey } from "./rules.ts";

export default function fakeSelect(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const details = host instanceof HTMLDetailsElement ? host : host.querySelector("details");
  const summary = details?.querySelector("summary");
  if (!details || !summary)
    throw new IslandError(
      "config",
      `fake-select on ${nameOf(host)} expects a details element with a summary, found none.`,
    );
  const restore = keptAttributes(summary, ["aria-expanded"]);
  const choices = (): HTMLElement[] =>
    [...details.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), input:not(:disabled)")].filter(
      (one) => !summary.contains(one),
    );
  const present = (): number =>
    choices().findIndex((one) =>
      one instanceof HTMLInputElement ? one.checked : one.matches("[aria-current]:not([aria-current=false])"),
    );
  const textOf = (choice: HTMLElement): string => (choice.closest("label") ?? choice).textContent.trim();
  const find = typeahead();
  /** What the page says of the choice that it came with. */
  const own = [...summary.childNodes];

  const tell = (): void => summary.setAttribute("aria-expanded", String(details.open));
  const close = (back: boolean): void => {
    if (!details.open) return;
    if (back && details.contains(document.activeElement)) summary.focus();
    details.open = false;
    tell();
  };
  const open = (): void => {
    details.open = true;
    tell();
  };
  const focus = (index: number): void => choices()[index]?.focus();

  /** The summary says which radio button is chosen. */
  const show = (): void => {
    const chosen = choices().find((one) => one instanceof HTMLInputElement && one.checked) as
      HTMLInputElement | undefined;
    if (!chosen || chosen.defaultChecked) summary.replaceChildren(...own);
    else summary.textContent = textOf(chosen);
  };

  function act(event: KeyboardEvent): boolean {
    const all = choices();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Escape") {
      if (!details!.open) return false;
      close(true);
      return true;
    }
    if (event.key === "Enter" && document.activeElement instanceof HTMLInputElement) {
      document.activeElement.click();
      close(true);
      return true;
    }
    const next = choiceByKey(event.key, at, present(), all.length);
    const found = next ?? (isTyped(event) && event.key !== " " ? find(event, all.map(textOf), at) : -1);
    if (found < 0) return false;
    open();
    focus(found);
    return true;
  }

  const listen = (target: EventTarget, type: string, listener: (event: any) => void): void =>
    target.addEventListener(type, listener, { signal });
  listen(details, "keydown", (event: KeyboardEvent) => {
    if (!act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  listen(details, "toggle", tell);
  listen(details, "click", ({ target, detail }: MouseEvent) => {
    // A radio button is chosen by keys, too, which do not close.
    if ((target as Element).closest("a[href], button") || (detail > 0 && (target as Element).closest("label")))
      close(true);
  });
  listen(details, "change", show);
  const form = details.querySelector("input")?.form;
  // The fields have their first values after the event.
  if (form) listen(form, "reset", () => setTimeout(show));
  listen(
    details,
    "focusout",
    ({ relatedTarget }: FocusEvent) =>
      relatedTarget instanceof Node && !details.contains(relatedTarget) && close(false),
  );
  listen(document, "pointerdown", ({ target }: Event) => details.contains(target as Node) || close(false));
  listen(document, "page:out", () => close(false));
  show();
  tell();
  return () => {
    close(false);
    summary.replaceChildren(...own);
    restore();
  };
}
