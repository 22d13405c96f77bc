import { shell } from "../../../shared/face.ts";
import { parseDate, type PlainDate } from "../../../shared/i18n/short-date.ts";
import { formatOf } from "./format.ts";

const idOf = (reference: string): string => reference.trim().replace(/^#/, "");

const dateIn = (field: Element | null | undefined): PlainDate | null => {
  const input = field instanceof HTMLInputElement ? field : field?.querySelector("input");
  const own = field?.closest("[data-date-format]")?.getAttribute("data-date-format");
  return input ? parseDate(input.value, formatOf(own), shell().settings.locale) : null;
};

/** The field that a picker's `data-after` names. */
export const neighbourOf = (after: string): Element | null => document.getElementById(idOf(after));

/** The dates that other pickers of the page hold: of the one that `input` comes after, and of the one that comes after `input`. */
export function neighbours(
  input: HTMLInputElement,
  after: string | undefined,
): { before: PlainDate | null; after: PlainDate | null } {
  const following = [...document.querySelectorAll('[data-island="date-picker"][data-after]')].find(
    (host) => input.id && idOf(host.getAttribute("data-after")!) === input.id,
  );
  return {
    before: after ? dateIn(neighbourOf(after)) : null,
    after: dateIn(following),
  };
}
