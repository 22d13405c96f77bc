import type { TextTree } from "../../shared/api/localization.ts";

/** The forms of a text by suffix, such as `_one` and `_other`; a text without plural forms has one, without a suffix. */
export type Forms = ReadonlyMap<string, string>;

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

/** Under this name a file of texts notes from which English it was translated; see `hashesOf`. */
export const sourceKey = "$translatedFrom";

/** The texts of a tree that are not empty, by dotted key without plural suffix, in their order. */
export function formsByKey(tree: TextTree): Map<string, Forms> {
  const found = new Map<string, Map<string, string>>();
  const collect = (part: TextTree, prefix: string): void => {
    for (const [name, value] of Object.entries(part)) {
      if (prefix === "" && name === sourceKey) continue;
      if (typeof value !== "string") {
        collect(value, `${prefix}${name}.`);
        continue;
      }
      // Tools for translators write empty texts for what is not translated.
      if (!value.trim()) continue;
      const [suffix = ""] = pluralSuffix.exec(name) ?? [];
      const key = prefix + name.slice(0, name.length - suffix.length);
      if (!found.has(key)) found.set(key, new Map());
      found.get(key)!.set(suffix, value);
    }
  };
  collect(tree, "");
  return found;
}

/** The reverse of `formsByKey`. */
export function treeOf(texts: ReadonlyMap<string, Forms>): TextTree {
  const tree: TextTree = {};
  for (const [key, forms] of texts) {
    const names = key.split(".");
    const last = names.pop()!;
    const group = names.reduce((part, name) => (part[name] ??= {}) as TextTree, tree);
    for (const [suffix, text] of forms) group[last + suffix] = text;
  }
  return tree;
}
