import { withTexts } from "../../../shared/i18n/texts.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { announce } from "../../../shared/live.ts";
import type { Field } from "./fields.ts";

interface Note {
  element: HTMLElement;
  remove(): void;
}

/** What the form says to the visitor, in the page's words. All is taken away when `signal` aborts. */
export function notes(host: HTMLElement, id: string, signal: AbortSignal) {
  let count = 0;
  let failure: Note | undefined;
  const beside = new Map<Element, Note>();
  /** Fields that are told, with what puts their attributes back. */
  const told = new Map<Field, () => void>();
  signal.addEventListener("abort", () => {
    amounts([]);
    failure?.remove();
  });

  const placeOf = (field: Field): Element => field.closest("fieldset") ?? field.parentElement!;

  function tell(place: Element, key: string): Note {
    const element = document.createElement("p");
    element.className = "atoll-facets-note";
    element.id = `${id}-note-${count++}`;
    const stop = withTexts((t) => announce((element.textContent = t(key))));
    place.append(element);
    return {
      element,
      remove: () => {
        stop();
        element.remove();
      },
    };
  }

  /** Which fields hold no amount. */
  function amounts(wrong: readonly Field[]): void {
    for (const [field, putBack] of told) {
      if (wrong.includes(field)) continue;
      putBack();
      told.delete(field);
    }
    const places = new Set(wrong.map(placeOf));
    for (const [place, note] of beside) {
      if (places.has(place)) continue;
      note.remove();
      beside.delete(place);
    }
    for (const field of wrong) if (!told.has(field)) mark(field);
  }

  function mark(field: Field): void {
    const place = placeOf(field);
    const note = beside.get(place) ?? tell(place, "Catalog.AmountExpected");
    beside.set(place, note);
    told.set(field, keptAttributes(field, ["aria-invalid", "aria-describedby"]));
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", `${field.getAttribute("aria-describedby") ?? ""} ${note.element.id}`.trim());
  }

  return {
    amounts,
    /** The block could not be had. */
    failed: () => void (failure ??= tell(host, "Catalog.FilterFailed")),
  };
}
