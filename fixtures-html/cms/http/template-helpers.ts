import type { Culture } from "../catalogue/types.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted, fill } from "../culture/fill.ts";
import { date, money, quantity } from "../culture/formats.ts";
import { commaOf, joined } from "../culture/listed.ts";
import { textsOf } from "../culture/texts.ts";
import { inScript } from "./script-json.ts";

/** Helpers for templates, bound to a culture. */
export function templateHelpers(culture: Culture) {
  const locale = localeOf(culture);
  return {
    culture,
    locale,
    t: textsOf(culture),
    fill,
    /** The comma between words, with the space after it. */
    comma: commaOf(culture),
    /** Joins parts that may be in another language, such as those of an address. */
    joined: (parts: readonly string[]) => joined(culture, parts),
    inScript,
    counted: (wording: { one: string; many: string }, count: number) => counted(locale, wording, count),
    money: (cents: number) => money(culture, cents),
    quantity: (thousandths: number) => quantity(culture, thousandths),
    date: (iso: string) => date(culture, iso),
    /** URL of a page in this culture: `to("/catalog")`. */
    to: (path: string) => `/${culture}${path}`,
  };
}
