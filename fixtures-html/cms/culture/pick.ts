import type { Culture, Localized } from "../catalogue/types.ts";

/** Texts in groups. Each text has all languages: a missing one is a type error. */
export interface TextTree {
  readonly [name: string]: Localized | TextTree;
}

/** The type of a tree of texts after one language is picked. */
export type InOne<T> = T extends Localized ? string : { [K in keyof T]: InOne<T[K]> };

export function inCulture<T extends TextTree>(texts: T, culture: Culture): InOne<T> {
  const entries = Object.entries(texts).map(([name, value]) => [
    name,
    isLocalized(value) ? value[culture] : inCulture(value, culture),
  ]);
  return Object.fromEntries(entries) as InOne<T>;
}

function isLocalized(value: Localized | TextTree): value is Localized {
  return typeof value.en === "string";
}
