import type { StringResources } from "../api/localization.ts";

/** A hash of all texts of the product, in the names of their files. */
declare const ATOLL_TEXTS_VERSION: string;

/** Loads Atoll's own texts of a group, such as `Cart`, in one of its languages. */
export async function loadGroup(language: string, group: string): Promise<StringResources> {
  const path = `../texts/${language}/${group}.${ATOLL_TEXTS_VERSION}.js`;
  const { href } = new URL(path, import.meta.url);
  // Some browsers keep the failure of an import: the second attempt needs another address.
  const module = (await import(href).catch(() => import(`${href}?retry`))) as { default: StringResources };
  return module.default;
}
