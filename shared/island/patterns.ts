/**
 * Patterns of attribute texts, each with a description, for definitions and the tools that check markup. An island
 * parses by its own rules, which can also check bounds. For the end of a popup it also accepts dates that only some
 * browsers parse.
 */
interface Pattern {
  pattern: string;
  expects: string;
}

export const pixelSize: Pattern = {
  pattern: String.raw`^[\s,;xX×*]*(0*|[1-9]\d*[\s,;xX×*]+[1-9]\d*)[\s,;xX×*]*$`,
  expects: "a width and a height in pixels, such as 800,600",
};

export const country: Pattern = {
  pattern: "^[A-Za-z]{2}$",
  expects: "a country of two letters, such as BE",
};

export const time: Pattern = {
  pattern: String.raw`^\s*([01]?\d|2[0-3])(\s*[:.,hHuU]\s*([0-5]\d)?|[0-5]\d)?\s*$`,
  expects: "a time such as 09:30",
};

export const dateFormat: Pattern = {
  pattern: String.raw`^(?=[^hH]*[dD])(?=[^hH]*[mM])(?=[^hH]*[yY])([dD]{1,2}|[mM]{1,4}|[yY]{2}|[yY]{4})(\s*[\/. ,\-]\s*([dD]{1,2}|[mM]{1,4}|[yY]{2}|[yY]{4})){2}\.?([ T]+[hH]{1,2}[:.][mM]{2}([:.][sS]{2})?( ?[tT]{1,2})?)?$`,
  expects: "a date format such as DD/MM/YYYY, dd MMM yyyy or dd-MM-yyyy HH:mm",
};

export const instant: Pattern = {
  pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+\-]\d\d:\d\d)$`,
  expects: "an ISO time with offset, such as 2027-01-31T18:00:00+01:00",
};

export const dayOrInstant: Pattern = {
  pattern: String.raw`^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+\-]\d\d:\d\d)?)?$`,
  expects: "an ISO date or time, such as 2027-01-31T18:00:00+01:00",
};

export const coordinates: Pattern = {
  pattern: String.raw`^\s*[+\-]?(\d+(\.\d*)?|\.\d+)\s*,\s*[+\-]?(\d+(\.\d*)?|\.\d+)\s*$|^\s*[+\-]?(\d+([.,]\d*)?|[.,]\d+)\s*;\s*[+\-]?(\d+([.,]\d*)?|[.,]\d+)\s*$`,
  expects: "a latitude and a longitude, such as 51.2287,2.9271",
};

export const month: Pattern = {
  pattern: String.raw`^\s*(0?[1-9]|1[0-2])\/\d{4}\s*$`,
  expects: "a month such as 11/2026",
};

export const day: Pattern = {
  pattern: String.raw`^\s*\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\s*$`,
  expects: "a day such as 2026-11-05",
};

export const languageTag: Pattern = {
  pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$",
  expects: "a language tag such as fr-BE",
};

export const currency: Pattern = {
  pattern: "^[A-Za-z]{3}$",
  expects: "a currency such as EUR",
};

export const condition: Pattern = {
  pattern: String.raw`^\s*\w+\s*(!?=.*)?$`,
  expects: "FIELD, FIELD=VALUE or FIELD!=VALUE",
};

/** For the items of a list. */
export const weekdays: Pattern = {
  pattern: "^[1-7]$",
  expects: "numbers from 1 for Monday to 7 for Sunday, with commas",
};

/** For the items of a list. */
export const breakpoints: Pattern = {
  pattern: String.raw`^\d{1,5}\s*:\s*[1-9]\d?$`,
  expects: "a list such as 900:3, 500:1",
};

export const priceStep: Pattern = {
  pattern: String.raw`^\s*\d+(\.\d+)? +\d+(\.\d+)?\s*$`,
  expects: "quantities and unit prices such as `1 12.00, 6 10.80`",
};

export const refreshTimes: Pattern = {
  pattern: String.raw`^\s*((?!page:)[A-Za-z][\w:.\-]*|[1-9]\d*[sm])(\s+((?!page:)[A-Za-z][\w:.\-]*|[1-9]\d*[sm]))*\s*$`,
  expects: "names of events or an interval, such as cart:changed 60s",
};
