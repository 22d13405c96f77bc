// Finds comments whose first word names no subject. Pure: takes texts, gives counts and places.
import { vagueOpenings } from "./vague-openings.mjs";

/** Share of a folder's comment lines that may open with a vague word. */
const LIMIT = 0.01;

const vague = new Set(vagueOpenings);

/** A line that is a comment and nothing else: `//`, `/*`, a line inside of a block, or a JSX comment. */
const commentLine = /^\s*(?:\{?\/\*+|\*(?!\/)|\/\/)\s*(.*?)\s*(?:\*\/\}?)?$/;

/**
 * Counts the comment lines of one file and lists the comments that open with a vague word.
 * @param {string} text of a .ts, .tsx, .mjs, .js or .css file
 * @returns {{ lines: number, openings: { line: number, text: string }[] }} `line` counts from 1
 */
export function commentsIn(text) {
  /** @type {{ line: number, text: string }[]} */
  const openings = [];
  let lines = 0;
  let isOpening = true;
  let isBlock = false;
  text.split("\n").forEach((source, index) => {
    const isStart = /^\s*\{?\/\*/.test(source);
    const match = isBlock && !isStart ? [source, source.replace(/^\s*\*?\s*/, "")] : commentLine.exec(source);
    if (isStart) isBlock = isOpening = true;
    if (!match) return void (isOpening = true);
    if (isBlock && source.includes("*/")) isBlock = false;
    lines++;
    const words = (match[1] ?? "").replace(/^\W+/, "");
    if (!words) return;
    if (isOpening && vague.has((/^[\w'’]+/.exec(words)?.[0] ?? "").toLowerCase())) {
      openings.push({ line: index + 1, text: source.trim() });
    }
    isOpening = false;
  });
  return { lines, openings };
}

/**
 * A message for each folder with more than `LIMIT` vague openings; empty when all folders pass.
 * @param {Record<string, string>} files text of each file by its path, with forward slashes
 * @returns {string[]}
 */
export function commentFaults(files) {
  /** @type {Map<string, { lines: number, places: string[] }>} */
  const folders = new Map();
  for (const [path, text] of Object.entries(files)) {
    const [folder = ""] = path.split("/");
    const total = folders.get(folder) ?? { lines: 0, places: [] };
    const { lines, openings } = commentsIn(text);
    total.lines += lines;
    total.places.push(...openings.map(({ line, text: opening }) => `  ${path}:${line} ${opening}`));
    folders.set(folder, total);
  }
  return [...folders]
    .filter(([, { lines, places }]) => places.length > lines * LIMIT)
    .map(
      ([folder, { lines, places }]) =>
        `${folder}/: ${places.length} of ${lines} comment lines open without a subject; at most ${LIMIT * 100} % may. ` +
        `Name the subject first:\n${places.join("\n")}`,
    );
}
