// Gives files that import each other names with the hash of their content: a name changes when the bytes of the file
// change, and only then. The bytes contain the names of imported files, so those are computed first. Files that import
// each other in a circle get their names together. The style of an island has the hash of its script, which covers both:
// the script of every page lists one hash for each island.
import { posix } from "node:path";
import { hashOf, LONG, SHORT } from "./hash.mjs";

/**
 * @param {Map<string, string>} files content by path. A path is `chunks/HASH.js`, where esbuild has chosen the hash, or
 *   has no hash
 * @returns {Map<string, { name: string, content: string }>} by the same paths
 */
export function nameByContent(files) {
  const targets = new Map([...files].map(([path, content]) => [path, referencesIn(path, content, files)]));
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const circle of circles(targets)) {
    const hashes = hashesOf(circle, files, names);
    for (const path of circle) {
      const script = names.get(scriptOf(path) ?? "");
      names.set(path, script?.replace(/js$/, "css") ?? freeName(path, hashes.get(path) ?? "", new Set(names.values())));
    }
  }
  return new Map(
    [...files].map(([path, content]) => {
      const name = names.get(path) ?? path;
      return [
        path,
        { name, content: rename(path, content, files, (target) => from(name, names.get(target) ?? target)) },
      ];
    }),
  );
}

/**
 * The hash of each file in the circle. Names inside of it are not known yet; hashes of the files stand for them.
 * @param {string[]} circle
 * @param {Map<string, string>} files
 * @param {Map<string, string>} names
 * @returns {Map<string, string>}
 */
function hashesOf(circle, files, names) {
  /** @param {(path: string) => string} placeholderOf @returns {Map<string, string>} */
  const hashed = (placeholderOf) =>
    new Map(
      circle.map((path) => {
        const nameOf = (/** @type {string} */ target) => names.get(target) ?? placeholderOf(target);
        const style = files.get(styleOf(path) ?? "") ?? "";
        return [path, hashOf(rename(path, files.get(path) ?? "", files, nameOf) + style, Infinity)];
      }),
    );
  const alone = hashed(() => "");
  if (circle.length === 1) return alone;
  const linked = hashed((target) => alone.get(target) ?? "");
  // All of them, because a change of one file changes the names that the others contain.
  const all = [...linked.values()].sort().join();
  return new Map(circle.map((path) => [path, hashOf(linked.get(path) + all, Infinity)]));
}

/**
 * A name with the hash that no other file has: chunks with the same bytes are still different modules.
 * @param {string} path
 * @param {string} hash
 * @param {Set<string>} taken
 */
function freeName(path, hash, taken) {
  const named = (/** @type {string} */ text) =>
    /^chunks\/[A-Z0-9]{8}\.js$/.test(path)
      ? `chunks/${text.slice(0, LONG)}.js`
      : path.replace(/\.(\w+)$/, `.${text.slice(0, SHORT)}.$1`);
  for (let text = hash; ; text = hashOf(text, Infinity)) if (!taken.has(named(text))) return named(text);
}

/** The path of the script that belongs to a style of an island; undefined for other files. @param {string} path */
const scriptOf = (path) => (path.endsWith(".css") ? path.replace(/css$/, "js") : undefined);
/** @param {string} path */
const styleOf = (path) => (path.endsWith(".js") ? path.replace(/js$/, "css") : undefined);

/** A relative path of a script in quotes. */
const quotedPath = /(["'`])(\.{1,2}\/[\w./-]+\.js)\1/g;

/**
 * The files whose names the content or the name of `path` contains.
 * @param {string} path
 * @param {string} content
 * @param {Map<string, string>} files
 * @returns {string[]}
 */
const referencesIn = (path, content, files) =>
  [...[...content.matchAll(quotedPath)].map(([, , to]) => posix.join(posix.dirname(path), to)), scriptOf(path)].flatMap(
    (target) => (target !== undefined && files.has(target) ? [target] : []),
  );

/**
 * Replaces the paths of other files by what `nameOf` returns for them, and the file's own name in esbuild's comment about
 * licences.
 * @param {string} path
 * @param {string} content
 * @param {Map<string, string>} files
 * @param {(path: string) => string} nameOf
 */
const rename = (path, content, files, nameOf) =>
  content
    .replace(quotedPath, (text, quote, to) => {
      const target = posix.join(posix.dirname(path), to);
      return files.has(target) ? quote + nameOf(target) + quote : text;
    })
    .replaceAll(`${posix.basename(path)}.LEGAL.txt`, `${posix.basename(nameOf(path))}.LEGAL.txt`);

/** The relative path from a file to another, as an import has it. @param {string} file @param {string} other */
function from(file, other) {
  const path = posix.relative(posix.dirname(file), other);
  return path.startsWith(".") ? path : `./${path}`;
}

/**
 * The strongly connected parts of a graph, by Tarjan's algorithm: a part comes after those to which its edges lead.
 * @param {Map<string, string[]>} edges
 * @returns {string[][]}
 */
function circles(edges) {
  /** The place of each node in the order of visits. @type {Map<string, number>} */
  const order = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const found = [];
  const isOpen = new Set();
  /** Returns the lowest place that the node reaches. @param {string} node @returns {number} */
  const visit = (node) => {
    const place = order.size;
    order.set(node, place);
    open.push(node);
    isOpen.add(node);
    let lowest = place;
    for (const next of edges.get(node) ?? []) {
      const reached = order.has(next) ? order.get(next) : visit(next);
      if (isOpen.has(next)) lowest = Math.min(lowest, reached ?? place);
    }
    if (lowest < place) return lowest;
    const part = open.splice(open.indexOf(node));
    for (const member of part) isOpen.delete(member);
    found.push(part);
    return lowest;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found;
}
