import type { StringResources } from "../api/localization.ts";

/** A hash of all texts of the product, in the names of their files. */
declare const ATOLL_TEXTS_VERSION: string;

/** Loads Atoll's own texts of a group, such as `Cart`, in one of its languages. */
export async function loadGroup(language: string, group: string): Promise<StringResources> {
  const path = `../texts/${language}/${group}.${ATOLL_TEXTS_VERSION}.js`;
  return ((await import(new URL(path, import.meta.url).href)) as { default: StringResources }).default;
}
