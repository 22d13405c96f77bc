import type { TextTree } from "../../shared/api/localization.ts";
import { hashesOf, sourceOf } from "./source-hashes.ts";
import { formsByKey, sourceKey, treeOf } from "./text-tree.ts";

/** `translation` with the note that all its texts were translated from today's English ones. */
export function markAsTranslated(english: TextTree, translation: TextTree): TextTree {
  const { [sourceKey]: _, ...texts } = translation;
  const present = formsByKey(translation);
  const sources = [...formsByKey(english)].filter(([key]) => present.has(key));
  return { [sourceKey]: hashesOf(sources), ...texts };
}

/**
 * `translation` in the order of the English texts, with the English ones that it lacks. They count as
 * still English until they are translated. Texts that English does not have stay, at the end.
 */
export function addMissing(english: TextTree, translation: TextTree): TextTree {
  const source = formsByKey(english);
  const translated = formsByKey(translation);
  const isFrom = sourceOf(translation);
  const known = [...source].filter(([key, original]) => translated.has(key) && isFrom(key, original));
  const all = new Map([
    ...[...source].map(([key, original]) => [key, translated.get(key) ?? original] as const),
    ...[...translated].filter(([key]) => !source.has(key)),
  ]);
  return { [sourceKey]: hashesOf(known), ...treeOf(all) };
}
