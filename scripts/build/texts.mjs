// Builds the texts of the islands: a file of the common groups in each language, a file of each other group, and the list
// of groups that each entry needs.
import { readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf, SHORT } from "./hash.mjs";
import { loadTypeScript } from "./load-typescript.mjs";

/** The languages whose texts stand beside each other in the sources. */
const sourceLanguages = ["en", "fr", "nl"];

/** All languages of texts/: each other one is a file. */
export const languages = [
  ...sourceLanguages,
  ...readdirSync("texts")
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length)),
].sort();

/**
 * @typedef {import("../../texts/index.ts").TextGroup} Group
 * @typedef {Record<string, Group>} Groups  the sources, by name
 * @typedef {Record<string, import("../../shared/api/localization.ts").TextTree>} Texts  groups of one language, by name
 */

/**
 * `texts`: by language; where one lacks a text, it is English. `hashes`: what a file of texts notes when it is translated from
 * the English ones.
 * @returns {Promise<{ groups: Groups, texts: Record<string, Texts>, hashes: string }>}
 */
export async function readTexts() {
  const { groups, completeTexts, formsByKey, hashesOf, textsIn } = await loadTypeScript(`
    export { groups } from "./texts/index.ts";
    export { completeTexts } from "./texts/translation/complete.ts";
    export { hashesOf } from "./texts/translation/source-hashes.ts";
    export { formsByKey } from "./texts/translation/text-tree.ts";
    export { textsIn } from "./texts/translation/texts-in.ts";`);
  const english = textsIn("en", groups);
  const texts = await Promise.all(
    languages.map(async (language) => [
      language,
      sourceLanguages.includes(language)
        ? textsIn(language, groups)
        : completeTexts(english, JSON.parse(await readFile(`texts/${language}.json`, "utf8"))),
    ]),
  );
  return { groups, texts: Object.fromEntries(texts), hashes: hashesOf(formsByKey(english)) };
}

/**
 * Writes texts/LANGUAGE/GROUP.HASH.js for each group that is not common, and chunks/atoll-texts-LANGUAGE.js with the
 * common groups and the hashes of the others. They are scripts, so that no policy for requests has to allow them. Also
 * writes texts/LANGUAGE.json with all groups, from which translators start.
 * @param {string} outdir
 * @param {{ texts: Record<string, Texts>, hashes: string }} all
 * @param {Set<string>} common  names of groups that nearly every page needs: one file needs one request
 * @returns {Promise<{ bundles: Record<string, import("./islands.mjs").Chunk>, textFiles: import("./islands.mjs").TextFiles }>}
 */
export async function writeTexts(outdir, { texts, hashes: $translatedFrom }, common) {
  /** @type {Record<string, import("./islands.mjs").Chunk>} */
  const bundles = {};
  /** @type {import("./islands.mjs").TextFiles} */
  const textFiles = {};
  const module = (/** @type {object} */ value) => `export default ${JSON.stringify(value)};\n`;
  for (const [language, groups] of Object.entries(texts)) {
    await mkdir(join(outdir, "texts", language), { recursive: true });
    // Translators copy the English file, and the linter tells them later what has changed in English since.
    const whole = language === "en" ? { $translatedFrom, ...groups } : groups;
    await writeFile(join(outdir, "texts", `${language}.json`), `${JSON.stringify(whole, null, 2)}\n`);
    /** @type {Record<string, unknown>} */
    const inCommon = {};
    /** @type {Record<string, string>} */
    const hashes = {};
    /** @type {Record<string, string>} */
    const files = {};
    textFiles[language] = files;
    for (const [name, group] of Object.entries(groups)) {
      if (common.has(name)) {
        inCommon[name] = group;
        continue;
      }
      hashes[name] = hashOf(module(group), SHORT);
      files[name] = `texts/${language}/${name}.${hashes[name]}.js`;
      await writeFile(join(outdir, files[name]), module(group));
    }
    const file = `chunks/atoll-texts-${language}.js`;
    await writeFile(
      join(outdir, file),
      `export const groups=${JSON.stringify(inCommon)},hashes=${JSON.stringify(hashes)};\n`,
    );
    bundles[`atoll-texts-${language}`] = { file, imports: [] };
  }
  return { bundles, textFiles };
}

/**
 * Stands for the groups of the source file at `path` and of all that it imports, now or later: they are known only
 * after the build.
 * @param {string} path
 */
export const placeholderOf = (path) => `@texts:${path.replaceAll("\\", "/")}@`;

/**
 * Replaces the placeholders in the built files.
 * @param {import("esbuild").Metafile} metafile
 * @param {Groups} groups
 * @returns a function from a source file to the names of its groups, with their sizes: `["Cart:24", "Core:9"]`
 */
export async function fillInGroups({ inputs, outputs }, groups) {
  const groupsOf = await groupFinder(inputs, groups);
  for (const path of Object.keys(outputs).filter((name) => name.endsWith(".js"))) {
    const code = await readFile(path, "utf8");
    const filled = code.replace(/@texts:([^@]+)@/g, (_, source) => groupsOf(source).join(" ")).replace(',texts:""', "");
    if (filled !== code) await writeFile(path, filled);
  }
  return groupsOf;
}

/**
 * The files of these groups in one language, relative to the folder of the build.
 * @param {import("./islands.mjs").Chunks} chunks
 * @param {string} language
 * @param {string[]} groups
 */
export const filesOfTexts = ({ bundles, textFiles }, language, groups) =>
  groups.length === 0
    ? []
    : [bundles[`atoll-texts-${language}`].file, ...groups.flatMap((name) => textFiles[language][name] ?? [])];

/** A comment may name a key as an example. A `//` after a colon belongs to an address. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** A file with this call asks for its texts itself, when it runs: the islands that load it later do not wait for them. */
const asksItself = /needTexts\("/;

/** Finds keys such as "Cart.Added", or `Consent.${name}`, in the sources. @param {import("esbuild").Metafile["inputs"]} inputs @param {Groups} groups */
async function groupFinder(inputs, groups) {
  const names = Object.keys(groups);
  // Plural forms of a text count as one, as in shared/i18n/text-store.ts.
  const sizeOf = (/** @type {string} */ name) =>
    new Set(Object.keys(groups[name]).map((text) => text.replace(/_(zero|one|two|few|many|other)$/, ""))).size;
  const key = new RegExp(`["'\`](${names.join("|")})\\.[A-Z$]`, "g");
  const sources = Object.keys(inputs).filter((path) => /^(islands|shared|shell)\/.*\.tsx?$/.test(path));
  /** The groups that each source names. @type {Map<string, string[]>} */
  const keys = new Map();
  for (const path of sources) {
    const code = (await readFile(path, "utf8")).replace(comments, "");
    keys.set(path, asksItself.test(code) ? [] : [...code.matchAll(key)].map(([, group]) => group));
  }
  return (/** @type {string} */ source) => {
    /** @type {Set<string>} */
    const seen = new Set();
    const follow = (/** @type {string} */ path) => {
      // Code that is loaded later has an entry of the build, `lazy:PATH`, which imports unrelated modules, too.
      const file = path.replace(/^lazy:/, "");
      if (seen.has(file)) return;
      seen.add(file);
      for (const { path: next } of inputs[file]?.imports ?? []) follow(next);
    };
    follow(source);
    if (!keys.has(source)) throw new Error(`${source} is not among the files of the build`);
    const found = new Set([...seen].flatMap((path) => keys.get(path) ?? []));
    return [...found].sort().map((name) => `${name}:${sizeOf(name)}`);
  };
}
