import { shell } from "../../../shared/shell-api.ts";
import type { PlainDate } from "../../../shared/i18n/short-date.ts";
import type { Config } from "../../../shared/island/field.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { compare, type Limits, parseDay } from "./rules.ts";

/** The limits in the attributes of `host`. Warns about an unusable one and ignores it. */
export function readLimits(
  host: HTMLElement,
  { min, max, closedDays }: Config<typeof definition.config>,
  format: string,
): Limits {
  const reject = (attribute: string, expected: string, got: string): void =>
    warn(
      `date-picker on ${nameOf(host)}: ${attribute} expects ${expected}, got ${JSON.stringify(got)}; it is ignored.`,
      host,
    );
  const bound = (attribute: string, text: string | undefined): PlainDate | null => {
    const date = text ? parseDay(text, format, shell().settings.locale) : null;
    if (text && !date) reject(attribute, `a date such as 2027-01-31, or in the format ${format}`, text);
    return date;
  };
  const closed = closedDays.map(Number).filter((day) => Number.isInteger(day) && day >= 1 && day <= 7);
  if (closed.length < closedDays.length)
    reject("data-closed-days", "numbers from 1 for Monday to 7 for Sunday", closedDays.join(", "));
  const [first, last] = [bound("data-min", min), bound("data-max", max)];
  const isBefore = first && last && compare(last, first) < 0;
  if (isBefore) reject("data-max", "a date that is not before data-min", max!);
  return { min: first, max: isBefore ? null : last, closed };
}
