// Builds the texts of the islands: a file of each group and language, and the list of groups that each entry needs.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadTypeScript } from "./load-typescript.mjs";
import { shortHash } from "./version.mjs";

/** The languages of texts/. */
export const languages = ["en", "fr", "nl"];

/** @typedef {{ version: string, groups: Record<string, object> }} Texts */

/** @returns {Promise<Texts>} */
export async function readTexts() {
  const { groups } = await loadTypeScript('export { groups } from "./texts/index.ts";');
  return { version: shortHash(createHash("sha256").update(JSON.stringify(groups))), groups };
}

/**
 * Writes texts/LANGUAGE/GROUP.VERSION.js. They are scripts, so that no policy for requests has to allow them. Also writes
 * texts/LANGUAGE.json with all groups, from which translators start.
 */
export async function writeTexts(outdir, { version, groups }) {
  for (const language of languages) {
    const folder = join(outdir, "texts", language);
    await mkdir(folder, { recursive: true });
    await writeFile(join(outdir, "texts", `${language}.json`), `${JSON.stringify(pick(groups, language), null, 2)}\n`);
    for (const [name, group] of Object.entries(groups))
      await writeFile(
        join(folder, `${name}.${version}.js`),
        `export default ${JSON.stringify(pick(group, language))};\n`,
      );
  }
}

const pick = (value, language) =>
  typeof value.en === "string"
    ? value[language]
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, pick(part, language)]));

/**
 * Stands for the groups of the source file at `path` and of all that it imports, now or later: they are known only
 * after the build.
 */
export const placeholderOf = (path) => `@texts:${path.replaceAll("\\", "/")}@`;

/**
 * Replaces the placeholders in the built files.
 * @returns a function from a source file to the names of its groups, with their sizes: `["Cart:24", "Core:9"]`
 */
export async function fillInGroups({ inputs, outputs }, { groups }) {
  const groupsOf = await groupFinder(inputs, groups);
  for (const path of Object.keys(outputs).filter((name) => name.endsWith(".js"))) {
    const code = await readFile(path, "utf8");
    const filled = code.replace(/@texts:([^@]+)@/g, (_, source) => groupsOf(source).join(" ")).replace(',texts:""', "");
    if (filled !== code) await writeFile(path, filled);
  }
  return groupsOf;
}

/** The files of these groups in one language, relative to the folder of the build. */
export const textFiles = (language, groups, version) => groups.map((name) => `texts/${language}/${name}.${version}.js`);

/** Finds keys such as "Cart.Added", or `Consent.${name}`, in the sources. */
async function groupFinder(inputs, groups) {
  const names = Object.keys(groups);
  // Plural forms of a text count as one, as in shared/i18n/text-store.ts.
  const sizeOf = (name) =>
    new Set(Object.keys(groups[name]).map((text) => text.replace(/_(zero|one|two|few|many|other)$/, ""))).size;
  const key = new RegExp(`["'\`](${names.join("|")})\\.[A-Z$]`, "g");
  const sources = Object.keys(inputs).filter((path) => /^(islands|shared|shell)\/.*\.tsx?$/.test(path));
  const keys = new Map(
    await Promise.all(
      sources.map(async (path) => [path, [...(await readFile(path, "utf8")).matchAll(key)].map(([, group]) => group)]),
    ),
  );
  return (source) => {
    const seen = new Set();
    const follow = (path) => {
      // Code that is loaded later has an entry of the build, `later:PATH`, which imports unrelated modules, too.
      const file = path.replace(/^later:/, "");
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
