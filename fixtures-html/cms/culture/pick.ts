import type { Culture, Written } from "../catalogue/types.ts";
import { textIn } from "./translate.ts";

/** Texts in groups. Each text has the languages of the sources: a missing one is a type error. */
export interface TextTree {
  readonly [name: string]: Written | TextTree;
}

/** The type of a tree of texts after one language is picked. */
export type InOne<T> = T extends Written ? string : { [K in keyof T]: InOne<T[K]> };

export function inCulture<T extends TextTree>(texts: T, culture: Culture): InOne<T> {
  const entries = Object.entries(texts).map(([name, value]) => [
    name,
    isLocalized(value) ? textIn(culture, value) : inCulture(value, culture),
  ]);
  return Object.fromEntries(entries) as InOne<T>;
}

function isLocalized(value: Written | TextTree): value is Written {
  return typeof value.en === "string";
}
