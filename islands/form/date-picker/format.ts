import { shell } from "../../../shared/face.ts";
import { DEFAULT_FORMAT, isDateFormat } from "../../../shared/i18n/short-date.ts";
import { nameOf, warn } from "../../../shared/warn.ts";

const expected = `day, month and year once each, such as ${DEFAULT_FORMAT}, d-M-yyyy or dd MMM yyyy HH:mm`;

let told: string | undefined;

/** The short format of the page; an unusable one is told once, and DD/MM/YYYY stands for it. */
function pageFormat(): string {
  const { dateFormat } = shell().settings;
  if (isDateFormat(dateFormat)) return dateFormat;
  if (told !== dateFormat)
    warn(`page settings.dateFormat expects ${expected}, got ${JSON.stringify(dateFormat)}; ${DEFAULT_FORMAT} is used.`);
  told = dateFormat;
  return DEFAULT_FORMAT;
}

/** The short format of a field: its own one, else that of the page. */
export const formatOf = (own: string | null | undefined): string => (own && isDateFormat(own) ? own : pageFormat());

/** As `formatOf`; an unusable one of its own is told. */
export function formatOn(host: HTMLElement, own: string | undefined): string {
  const format = formatOf(own);
  if (own && !isDateFormat(own))
    warn(
      `date-picker on ${nameOf(host)}: data-date-format expects ${expected}, got ${JSON.stringify(own)}; ${format} is used.`,
      host,
    );
  return format;
}
