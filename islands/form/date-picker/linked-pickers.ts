import { shell } from "../../../shared/shell-api.ts";
import { parseDate, type PlainDate } from "../../../shared/i18n/short-date.ts";
import { formatOf } from "./format.ts";

const idOf = (reference: string): string => reference.trim().replace(/^#/, "");

const dateIn = (field: Element | null | undefined): PlainDate | null => {
  const input = field instanceof HTMLInputElement ? field : field?.querySelector("input");
  const format = field?.closest("[data-date-format]")?.getAttribute("data-date-format");
  return input ? parseDate(input.value, formatOf(format), shell().settings.locale) : null;
};

/** The element with the id in `data-after`, or null. */
export const linkedField = (after: string): Element | null => document.getElementById(idOf(after));

/**
 * The dates in the linked pickers of the page: in the one that `input` follows, and in the one that follows `input`.
 */
export function linkedDates(
  input: HTMLInputElement,
  after: string | undefined,
): { before: PlainDate | null; after: PlainDate | null } {
  const following = [...document.querySelectorAll('[data-island="date-picker"][data-after]')].find(
    (host) => input.id && idOf(host.getAttribute("data-after")!) === input.id,
  );
  return {
    before: after ? dateIn(linkedField(after)) : null,
    after: dateIn(following),
  };
}
