import type { Culture, Localized } from "../catalogue/types.ts";

/** The type of a tree of texts after one language is picked. */
export type InOne<T> = T extends Localized ? string : { [K in keyof T]: InOne<T[K]> };

export function inCulture<T extends object>(texts: T, culture: Culture): InOne<T> {
  const entries = Object.entries(texts).map(([name, value]) => [
    name,
    isLocalized(value) ? value[culture] : inCulture(value as object, culture),
  ]);
  return Object.fromEntries(entries) as InOne<T>;
}

function isLocalized(value: unknown): value is Localized {
  return typeof (value as Localized).en === "string";
}
