import type { TextTree } from "../../shared/api/localization.ts";
import { sourceOf } from "./source-hashes.ts";
import { formsByKey, treeOf } from "./text-tree.ts";

/**
 * The texts of a language in the order of the English ones. A text that is missing, or whose English has changed since it
 * was translated, is the English one.
 */
export function completeTexts(english: TextTree, translation: TextTree): TextTree {
  const translated = formsByKey(translation);
  const isFrom = sourceOf(translation);
  return treeOf(
    new Map(
      [...formsByKey(english)].map(([key, source]) => [
        key,
        (isFrom(key, source) ? translated.get(key) : undefined) ?? source,
      ]),
    ),
  );
}
