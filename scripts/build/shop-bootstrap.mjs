// Writes Bootstrap's style and script for the stand-in shop. The script has the components that the shop uses. The style
// lacks the rules for classes that neither the shop nor the islands have, the rules of Bootstrap's dark scheme, which the
// shop's own colours replace, and properties that nothing reads.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { find, generate, parse, walk } from "css-tree";
import { build } from "esbuild";
import { kept, keyOf } from "./kept.mjs";

const { resolve } = createRequire(import.meta.url);
/** By the name of the new file: for pages from left to right, and from right to left. */
const styles = {
  "bootstrap.css": resolve("bootstrap/dist/css/bootstrap.min.css"),
  "bootstrap.rtl.css": resolve("bootstrap/dist/css/bootstrap.rtl.min.css"),
};
const sources = ["fixtures-html/cms", "islands", "shared", "shell"];
/** Classes that only Bootstrap's own script sets. */
const states = ["collapse", "collapsed", "collapsing", "fade", "hiding", "show", "showing"];

/** Bootstrap's components in the shop: see `data-bs-toggle` in its pages. */
const components = ["collapse", "dropdown", "tab"];

/** @param {string} folder  of the new files */
export async function buildShopBootstrap(folder) {
  const source = readFileSync(resolve("bootstrap/dist/js/bootstrap.bundle.min.js"), "utf8");
  const key = keyOf(["shop script", readFileSync(new URL(import.meta.url), "utf8"), source]);
  writeFileSync(join(folder, "bootstrap.js"), await kept(key, buildScript));
  await buildStyles(folder);
}

/** Bundles the components, as `window.bootstrap`. */
async function buildScript() {
  const name = (/** @type {string} */ component) => component[0].toUpperCase() + component.slice(1);
  const contents = components
    .map((one) => `export { default as ${name(one)} } from "bootstrap/js/dist/${one}";`)
    .join("");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    globalName: "bootstrap",
    target: "es2022",
  });
  return outputFiles[0].text;
}

/** @param {string} folder  of the new stylesheets */
async function buildStyles(folder) {
  const words = [...wordsIn(sources)].sort();
  const script = readFileSync(resolve("bootstrap/dist/js/bootstrap.bundle.min.js"), "utf8");
  const read = [...propertiesIn([...filesOf(sources, /\.(eta|tsx?|css)$/), script])].sort();
  for (const [name, path] of Object.entries(styles)) {
    const source = readFileSync(path, "utf8");
    const key = keyOf([
      "shop style",
      readFileSync(new URL(import.meta.url), "utf8"),
      source,
      words.join(" "),
      read.join(" "),
    ]);
    writeFileSync(join(folder, name), await kept(key, async () => styleFor(source, new Set(words), new Set(read))));
  }
}

/**
 * @param {string} source  Bootstrap's style
 * @param {Set<string>} words
 * @param {Set<string>} read  custom properties that the shop or the islands read
 */
function styleFor(source, words, read) {
  const prefixes = [...words].filter((word) => word.endsWith("-"));
  const isUsed = (/** @type {string} */ name) => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const isUnused = (/** @type {import("css-tree").CssNode} */ selector) =>
    find(
      selector,
      (node) =>
        (node.type === "ClassSelector" && !isUsed(node.name)) ||
        (node.type === "AttributeSelector" && node.name.name === "data-bs-theme" && generate(node).includes("dark")),
    ) !== null;

  const style = parse(source);
  walk(style, {
    visit: "Rule",
    enter({ prelude }, item, list) {
      if (prelude.type !== "SelectorList") return;
      prelude.children = prelude.children.filter((selector) => !isUnused(selector));
      if (prelude.children.isEmpty) list.remove(item);
    },
  });
  walk(style, {
    visit: "Atrule",
    leave({ block }, item, list) {
      if (block?.children.isEmpty) list.remove(item);
    },
  });
  return generate(withoutUnread(style, read));
}

/**
 * Removes custom properties that nothing reads, until each that is left has a reader: some only fill others.
 * @param {import("css-tree").CssNode} style
 * @param {Set<string>} read
 */
function withoutUnread(style, read) {
  let count = 0;
  do {
    count = 0;
    const all = new Set([...read, ...propertiesIn([generate(style)])]);
    walk(style, {
      visit: "Declaration",
      enter({ property }, item, list) {
        if (!property.startsWith("--") || all.has(property)) return;
        count++;
        list.remove(item);
      },
    });
  } while (count > 0);
  return style;
}

/**
 * The custom properties that styles read with `var()`, or scripts by their name in quotes.
 * @param {string[]} texts
 */
const propertiesIn = (texts) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/(?:var\(\s*|["'`])(--[\w-]+)/g)].map(([, name]) => name)));

/** The texts of the files in `folders` with such a name. @param {string[]} folders @param {RegExp} pattern */
const filesOf = (folders, pattern) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => pattern.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );

/**
 * All words of the sources, and the beginnings of classes, as in `class="alert-<%= kind %>"`: each class is one of them, or
 * starts with such a beginning, which ends with a hyphen.
 * @param {string[]} folders
 */
function wordsIn(folders) {
  const texts = filesOf(folders, /\.(eta|tsx?)$/);
  const words = texts.flatMap((text) => text.match(/[A-Za-z][\w-]*(?<!-)/g) ?? []);
  const beginnings = texts
    .flatMap((text) => text.match(/class="[^"]*/g) ?? [])
    .flatMap((attribute) => [...attribute.matchAll(/([a-z][\w-]*-)<%/g)].map(([, beginning]) => beginning));
  return new Set([...states, ...words, ...beginnings]);
}
