import { shell } from "../../../shared/shell-api.ts";
import { parseDate, type PlainDate } from "../../../shared/i18n/short-date.ts";
import { formatOf } from "./format.ts";

const idOf = (reference: string): string => reference.trim().replace(/^#/, "");

const inputIn = (field: Element | null | undefined): HTMLInputElement | null | undefined =>
  field instanceof HTMLInputElement ? field : field?.querySelector("input");

const dateIn = (field: Element | null | undefined): PlainDate | null => {
  const input = inputIn(field);
  const format = field?.closest("[data-date-format]")?.getAttribute("data-date-format");
  return input ? parseDate(input.value, formatOf(format), shell().settings.locale) : null;
};

/** The element with the id in `data-after`, or null. */
export const linkedField = (after: string): Element | null => document.getElementById(idOf(after));

export interface LinkedDates {
  /** The date in the picker that this one follows. */
  before: PlainDate | null;
  /** The visitor has changed that date. */
  isBeforeEdited: boolean;
  /** The date in the picker that follows this one. */
  after: PlainDate | null;
}

/** The dates in the pickers of the page that are linked with the one of `input`. */
export function linkedDates(input: HTMLInputElement, after: string | undefined): LinkedDates {
  const following = [...document.querySelectorAll('[data-island="date-picker"][data-after]')].find(
    (host) => input.id && idOf(host.getAttribute("data-after")!) === input.id,
  );
  const preceding = after ? inputIn(linkedField(after)) : null;
  return {
    before: dateIn(preceding),
    isBeforeEdited: !!preceding && preceding.value !== preceding.defaultValue,
    after: dateIn(following),
  };
}
