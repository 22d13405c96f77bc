import { shell } from "../../../shared/shell-api.ts";
import { DEFAULT_FORMAT, isDateFormat } from "../../../shared/i18n/short-date.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";

const expected = `day, month and year once each, such as ${DEFAULT_FORMAT}, d-M-yyyy or dd MMM yyyy HH:mm`;

let reported: string | undefined;

/** The page's short format, or DD/MM/YYYY if that is unusable. Warns once about an unusable one. */
function pageFormat(): string {
  const { dateFormat } = shell().settings;
  if (isDateFormat(dateFormat)) return dateFormat;
  if (reported !== dateFormat)
    warn(`page settings.dateFormat expects ${expected}, got ${JSON.stringify(dateFormat)}; ${DEFAULT_FORMAT} is used.`);
  reported = dateFormat;
  return DEFAULT_FORMAT;
}

/** The short format of a field: its own, or that of the page. */
export const formatOf = (own: string | null | undefined): string => (own && isDateFormat(own) ? own : pageFormat());

/** Like `formatOf`, and warns if the field's own format is unusable. */
export function formatFor(host: HTMLElement, own: string | undefined): string {
  const format = formatOf(own);
  if (own && !isDateFormat(own))
    warn(
      `date-picker on ${nameOf(host)}: data-date-format expects ${expected}, ` +
        `got ${JSON.stringify(own)}; ${format} is used.`,
      host,
    );
  return format;
}
