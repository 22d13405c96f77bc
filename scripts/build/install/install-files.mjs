// Builds dist/install/: the files that a shop owner uploads in the admin of WordPress or OpenCart. Their rules are those of
// the proxy in docs/examples/.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { loadTypeScript } from "../load-typescript.mjs";
import { compileRules } from "./compile-rules.mjs";
import { moFile } from "./mo-file.mjs";
import { phpValue } from "./php-value.mjs";

/** @typedef {Record<string, Uint8Array>} Files contents by path */

/** Zip files know no earlier date. The same for all files, so that the same sources give the same zip. */
const DATE = new Date(1980, 0, 1);

/** @param {string} outdir  the build */
export async function buildInstallFiles(outdir) {
  for (const [name, zip] of Object.entries(await installFiles(outdir))) {
    const path = join(outdir, "install", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, zip);
  }
}

/** The zip files by their paths. @param {string} outdir  the build @returns {Promise<Files>} */
export async function installFiles(outdir) {
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  const site = await siteFiles(outdir);
  const contents = {
    [`atoll-for-woocommerce-${version}.zip`]: await wooCommerce(site, version),
    // OpenCart 4 takes the name of the file for the name of the extension, to which its classes belong.
    [`opencart-4-${version}/atoll.ocmod.zip`]: await openCart4(site, version),
    [`atoll-opencart-3-${version}.ocmod.zip`]: await openCart3(site, version),
  };
  return Object.fromEntries(
    Object.entries(contents).map(([name, files]) => [name, zipSync(files, { level: 9, mtime: DATE })]),
  );
}

/** @param {Files} site @param {string} version @returns {Promise<Files>} */
async function wooCommerce(site, version) {
  const texts = await readTexts();
  return under("atoll-for-woocommerce/", {
    ...(await sources("install/woocommerce", version)),
    ...under("php/", await sources("install/php", version)),
    ...under("admin/", await sources("install/admin", version)),
    ...under("atoll/", withAdapters(site, ["woocommerce"])),
    ...(await licences(site)),
    "CHANGELOG.md": await readFile("CHANGELOG.md"),
    "rules/classic.php": await rules("rules-woocommerce"),
    "rules/blocks.php": await rules("rules-woocommerce-blocks"),
    ...Object.fromEntries(
      Object.entries({ fr: ["fr_FR", "fr_BE", "fr_CA"], nl: ["nl_NL", "nl_BE", "nl_NL_formal"] }).flatMap(
        ([language, locales]) => {
          const content = moFile(
            Object.fromEntries(Object.entries(texts.en).map(([key, english]) => [english, texts[language][key]])),
          );
          return locales.map((locale) => [`languages/atoll-for-woocommerce-${locale}.mo`, content]);
        },
      ),
    ),
  });
}

/** @param {Files} site @param {string} version @returns {Promise<Files>} */
async function openCart4(site, version) {
  const languages = await languageFiles("module/atoll.php");
  return {
    ...(await sources("install/opencart-4", version)),
    ...under("system/library/", await openCartClasses("rules-opencart", version)),
    ...under("admin/view/javascript/", await sources("install/admin", version)),
    ...under("catalog/view/atoll/", withAdapters(site, ["bootstrap", "opencart"])),
    ...under("admin/language/", languages),
    ...under("catalog/language/", languages),
    ...(await licences(site)),
  };
}

/** @param {Files} site @param {string} version @returns {Promise<Files>} */
async function openCart3(site, version) {
  const languages = await languageFiles("extension/module/atoll.php");
  return {
    ...(await sources("install/opencart-3", version)),
    ...under("upload/", {
      ...under("system/library/atoll/", {
        ...(await openCartClasses("rules-opencart-3", version)),
        ...(await licences(site)),
      }),
      ...under("admin/view/javascript/atoll/", await sources("install/admin", version)),
      ...under("catalog/view/javascript/atoll/", withAdapters(site, ["bootstrap", "opencart-3"])),
      ...under("admin/language/", languages),
      ...under("catalog/language/", languages),
    }),
  };
}

/** The classes that both versions of OpenCart share. @param {string} ruleName @param {string} version @returns {Promise<Files>} */
const openCartClasses = async (ruleName, version) => ({
  ...(await sources("install/php", version)),
  ...(await sources("install/opencart", version)),
  "rules.php": await rules(ruleName),
});

/** The texts in the form of OpenCart. @param {string} path  in the folder of a language @returns {Promise<Files>} */
async function languageFiles(path) {
  const texts = await readTexts();
  return Object.fromEntries(
    Object.entries({ "en-gb": "en", "fr-fr": "fr", "nl-nl": "nl" }).map(([folder, language]) => {
      const lines = Object.entries({
        heading_title: texts[language].title,
        text_home: texts[language].home,
        text_extension: texts[language].extensions,
        ...Object.fromEntries(Object.entries(texts[language]).map(([key, text]) => [`atoll_${key}`, text])),
      }).map(([key, text]) => `$_[${phpValue(key)}] = ${phpValue(text)};`);
      return [`${folder}/${path}`, strToU8(`<?php\n${lines.join("\n")}\n`)];
    }),
  );
}

/** The texts of the settings page by language and key. @returns {Promise<Record<string, Record<string, string>>>} */
async function readTexts() {
  const languages = ["en", "fr", "nl"];
  return Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => [
        language,
        JSON.parse(await readFile(`install/texts/${language}.json`, "utf8")),
      ]),
    ),
  );
}

/** A rules file as PHP code that returns the compiled rules. @param {string} name @returns {Promise<Uint8Array>} */
async function rules(name) {
  const { guesses } = await loadTypeScript(`export { guesses } from "./tools/proxy/page-section.ts";`);
  const compiled = compileRules(JSON.parse(await readFile(`docs/examples/${name}.json`, "utf8")), guesses);
  return strToU8(`<?php\n// Compiled from docs/examples/${name}.json.\nreturn ${phpValue(compiled)};\n`);
}

/** The files of a folder; `{{version}}` in them is the version. @param {string} folder @param {string} version @returns {Promise<Files>} */
async function sources(folder, version) {
  return Object.fromEntries(
    await Promise.all(
      (await filesIn(folder)).map(async (path) => [
        path,
        strToU8((await readFile(join(folder, path), "utf8")).replaceAll("{{version}}", version)),
      ]),
    ),
  );
}

/**
 * The files that pages load: those of the build without maps, tools and documentation, compressed copies, and copies with a hash
 * in the name of files that pages name themselves.
 * @param {string} outdir
 * @returns {Promise<Files>}
 */
async function siteFiles(outdir) {
  const paths = (await filesIn(outdir)).filter(
    (path) =>
      /^((adapters|chunks|connectors|islands|texts)\/|atoll(-[a-z]+)?\.(js|css)$|LICENCES\.txt$)/.test(path) &&
      !/\.(br|gz|map)$/.test(path),
  );
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(join(outdir, path))])));
}

/** @param {Files} site @param {string[]} adapters @returns {Files} */
const withAdapters = (site, adapters) =>
  Object.fromEntries(
    Object.entries(site).filter(
      ([path]) =>
        path !== "LICENCES.txt" &&
        (!path.startsWith("adapters/") || adapters.some((name) => path === `adapters/${name}.js`)),
    ),
  );

/** The licences of Atoll and of the libraries in it. @param {Files} site @returns {Promise<Files>} */
const licences = async (site) => ({ "LICENSE.txt": await readFile("LICENSE"), "LICENCES.txt": site["LICENCES.txt"] });

/** @param {string} prefix @param {Files} files @returns {Files} */
const under = (prefix, files) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [prefix + path, content]));

/** Paths of the files in a folder, relative to it and in the same order each time. @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}
