// Writes Bootstrap's style for the stand-in shop, without the rules for classes that neither the shop nor the islands
// have.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { find, generate, parse, walk } from "css-tree";
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

/** @param {string} folder  of the new stylesheets */
export async function buildShopStyle(folder) {
  const words = [...wordsIn(sources)].sort();
  for (const [name, path] of Object.entries(styles)) {
    const source = readFileSync(path, "utf8");
    const key = keyOf(["shop style", readFileSync(new URL(import.meta.url), "utf8"), source, words.join(" ")]);
    writeFileSync(join(folder, name), await kept(key, async () => styleFor(source, new Set(words))));
  }
}

/**
 * @param {string} source  Bootstrap's style
 * @param {Set<string>} words
 */
function styleFor(source, words) {
  const prefixes = [...words].filter((word) => word.endsWith("-"));
  const isUsed = (/** @type {string} */ name) => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const isUnused = (/** @type {import("css-tree").CssNode} */ selector) =>
    find(selector, (node) => node.type === "ClassSelector" && !isUsed(node.name)) !== null;

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
  return generate(style);
}

/**
 * All words of the sources: each class is one of them, or starts with one that ends with a hyphen, as in
 * `alert-<%= kind %>`.
 * @param {string[]} folders
 */
function wordsIn(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(eta|tsx?)$/.test(name))
      .map((name) => join(folder, name)),
  );
  return new Set([...states, ...files.flatMap((file) => readFileSync(file, "utf8").match(/[A-Za-z][\w-]*/g) ?? [])]);
}
