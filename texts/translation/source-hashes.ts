import { createHash } from "node:crypto";
import type { TextTree } from "../../shared/api/localization.ts";
import { type Forms, sourceKey } from "./text-tree.ts";

/** Length of a hash. Among 500 known hashes, that of a changed text is found by chance once in 30,000 times. */
const LENGTH = 4;

/** A short hash of a key and its English text. */
const hashOf = (key: string, english: Forms): string =>
  createHash("sha256")
    .update(`${key}=${[...english.values()].join("|")}`)
    .digest("base64url")
    .slice(0, LENGTH);

/**
 * The hashes of English texts, joined. A file of texts holds those from which it was translated at `$translatedFrom`:
 * when a hash of today's English is not among them, the text is new or has changed since.
 */
export const hashesOf = (english: Iterable<readonly [key: string, forms: Forms]>): string =>
  [...english]
    .map(([key, forms]) => hashOf(key, forms))
    .sort()
    .join("");

/**
 * Returns whether a text of `translation` was translated from this English text. Without `$translatedFrom` in it, that
 * is not known of any, and all count as translated from today's.
 */
export function sourceOf(translation: TextTree): (key: string, english: Forms) => boolean {
  const hashes = translation[sourceKey];
  if (typeof hashes !== "string") return () => true;
  const known = new Set(hashes.match(new RegExp(`.{${LENGTH}}`, "g")));
  return (key, english) => known.has(hashOf(key, english));
}
