import type { TextTree } from "../api/localization.ts";
import { loadCommonTexts } from "./common-texts.ts";

/** Loads Atoll's own texts of a group, such as `Cart`, in one of its languages. */
export async function loadGroup(language: string, group: string): Promise<TextTree> {
  const { groups, hashes } = await loadCommonTexts(language);
  if (groups[group]) return groups[group];
  const { href } = new URL(`../texts/${language}/${group}.${hashes[group]}.js`, import.meta.url);
  // Some browsers keep the failure of an import: the second attempt needs another address.
  const module = (await import(href).catch(() => import(`${href}?retry`))) as { default: TextTree };
  return module.default;
}
