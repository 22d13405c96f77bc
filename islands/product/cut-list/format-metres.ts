import { formatNumber } from "../../../shared/i18n/number.ts";
import { shell } from "../../../shared/shell-api.ts";

/** A length in millimetres as metres in the page's language, such as `2.5 m`. */
export const formatMetres = (millimetres: number): string =>
  formatNumber(millimetres / 1000, shell().settings.locale, "meter");
