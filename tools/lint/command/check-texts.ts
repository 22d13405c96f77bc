import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { TextTree } from "../../../shared/api/localization.ts";
import { Problem } from "../../problem.ts";
import { compareTexts } from "../../../texts/translation/compare.ts";
import { addMissing, markAsTranslated } from "../../../texts/translation/edit.ts";
import { formsByKey, sourceKey } from "../../../texts/translation/text-tree.ts";
import { readPage } from "../page/page.ts";
import type { Vocabulary } from "../vocabulary.ts";

/** Atoll's texts, and which of them its islands use. */
export interface OwnTexts {
  english: TextTree;
  /** Groups of texts, such as `Cart`, by the name of an island. */
  groupsOfIslands: Readonly<Record<string, readonly string[]>>;
}

export interface TextsOptions {
  /** Path of the file, which is named after its language: `cs.json`. */
  file: string;
  /** Adds the missing texts in English. */
  add: boolean;
  /** Marks all texts as translated from today's English. */
  done: boolean;
}

/** A file of texts that has been read. */
export interface Translation {
  texts: TextTree;
  /** A language tag. */
  language: string;
}

export async function readTranslation(path: string): Promise<Translation> {
  const language = basename(path).replace(/\.json$/i, "");
  if (!isLanguage(language) || language === basename(path))
    throw new Problem(`--texts expects a file named after its language, such as cs.json, got ${path}.`);
  const bytes = await readFile(path).catch((error: Error) => {
    throw new Problem(`${path} cannot be read: ${error.message}.`);
  });
  return { texts: treeIn(textIn(bytes, path), path), language };
}

/** Pages read the file as UTF-8, whatever it is. */
function textIn(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(`${path} expects the encoding UTF-8, got another one; save it as UTF-8.`);
  }
}

function isLanguage(text: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}

function treeIn(json: string, path: string): TextTree {
  let tree: unknown;
  try {
    tree = JSON.parse(json);
  } catch (error) {
    throw new Problem(`${path} is not valid JSON: ${(error as Error).message}.`);
  }
  const odd = oddPlace(tree, "");
  if (odd !== undefined)
    throw new Problem(`${path} expects texts, or groups of texts, got something else${odd && ` at ${odd}`}.`);
  return tree as TextTree;
}

/** The key of a value that is neither a text nor a group; "" for the whole. */
function oddPlace(value: unknown, key: string): string | undefined {
  if (typeof value === "string" && key) return undefined;
  if (typeof value !== "object" || !value || Array.isArray(value)) return key;
  for (const [name, part] of Object.entries(value)) {
    const odd = oddPlace(part, key ? `${key}.${name}` : name);
    if (odd !== undefined) return odd;
  }
  return undefined;
}

/** Refuses a group where English has a text, and a text where it has a group. */
export function expectShape(english: TextTree, texts: TextTree, path: string, key = ""): void {
  for (const [name, part] of Object.entries(english)) {
    const found = texts[name];
    if (found === undefined || name === sourceKey) continue;
    const [expected, got] = [part, found].map((value) => (typeof value === "string" ? "a text" : "a group of texts"));
    if (expected !== got) throw new Problem(`${path} expects ${expected} at ${key}${name}, got ${got}.`);
    if (typeof part !== "string") expectShape(part, found as TextTree, path, `${key}${name}.`);
  }
}

/** The file after `--add` or `--done`, or null when neither is asked for. */
export function edited({ english }: OwnTexts, { texts }: Translation, { add, done }: TextsOptions): string | null {
  if (!add && !done) return null;
  const tree = add ? addMissing(english, texts) : texts;
  return `${JSON.stringify(done ? markAsTranslated(english, tree) : tree, null, 2)}\n`;
}

/** The groups of texts that these pages need: those of their islands, and those of the shell. */
export function groupsNeeded(
  { english, groupsOfIslands }: OwnTexts,
  pages: string[],
  vocabulary: Vocabulary,
): Set<string> {
  // Notices may come from the shell alone.
  const ofIslands = new Set(
    Object.values(groupsOfIslands)
      .flat()
      .filter((group) => group !== "Notification"),
  );
  const ofShell = Object.keys(english).filter((group) => group !== sourceKey && !ofIslands.has(group));
  const names = pages.flatMap((page) => readPage(page, vocabulary).hosts.map(({ island }) => island.name));
  return new Set([...ofShell, ...names.flatMap((name) => groupsOfIslands[name] ?? [])]);
}

/**
 * Lists the texts that a translator still has to do, and counts those that are ready.
 * @param needed groups that the site's pages need; undefined without pages
 */
export function reportOf(
  { english }: OwnTexts,
  { texts, language }: Translation,
  name: string,
  needed?: ReadonlySet<string>,
): { text: string; isGood: boolean } {
  const found = compareTexts(english, texts, language);
  const source = formsByKey(english);
  const isNeeded = (key: string): boolean => !needed || needed.has(key.split(".")[0]!);
  const originalOf = (key: string): string => JSON.stringify([...source.get(key)!.values()].at(-1));
  const sections = [
    section("Missing", found.missing, isNeeded, originalOf),
    section(
      "Stale: the English text has changed, or the translation is not noted yet (see --done)",
      found.stale,
      isNeeded,
      originalOf,
    ),
    section("Still English", found.english, isNeeded, originalOf),
    section("Wrong", [...found.wrong.keys()], isNeeded, (key) => found.wrong.get(key)!),
    section("Unknown: Atoll has no such text", found.unknown, () => true),
    section("The same as in English, which may be right", found.same, isNeeded, originalOf),
  ];
  const toDo = new Set([...found.missing, ...found.stale, ...found.english, ...found.wrong.keys()]);
  const isReady = (key: string): boolean => !toDo.has(key);
  const ofPages = found.keys.filter(isNeeded);
  const same = found.same.length > 0 ? `, ${found.same.length} of them as in English` : "";
  const unknownSource =
    sourceKey in texts ? "" : ` It has no ${sourceKey}, so stale texts cannot be found; --done adds it.`;
  const summary =
    `${name}: ${found.keys.filter(isReady).length} of ${found.keys.length} texts are ready${same}.${unknownSource}` +
    (needed ? ` These pages need ${ofPages.length}, of which ${ofPages.filter(isReady).length} are ready.` : "");
  return {
    text: [...sections, summary, ""].filter((part, at) => part || at === sections.length + 1).join("\n"),
    isGood: toDo.size === 0,
  };
}

/** A list of texts; those that the pages do not need are only counted. */
function section(
  title: string,
  keys: readonly string[],
  isNeeded: (key: string) => boolean,
  detail?: (key: string) => string,
): string {
  if (keys.length === 0) return "";
  const shown = keys.filter(isNeeded);
  const others = keys.length - shown.length;
  const lines = shown.map((key) => `  ${key}${detail ? `: ${detail(key)}` : ""}`);
  return [`${title}:`, ...lines, ...(others > 0 ? [`  and ${others} that these pages do not need`] : []), ""].join(
    "\n",
  );
}
