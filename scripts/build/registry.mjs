// Packs the data of each island that the shell needs before it loads the island's code, see
// shell/extras/islands/registry.ts.
import { expectedError } from "./find-islands.mjs";

/** Chunks up to this size are hinted only when several islands share them. In bytes before compression. */
const SMALL_CHUNK_BYTES = 1_000;
/**
 * The parts of an island and of the built chunks that the registry needs.
 * @typedef {Pick<import("../../shared/island/define.ts").Definition, "name" | "when" | "selectors" | "fallback" | "wide" | "common">}
 *   PackedDefinition
 * @typedef {{ definition: PackedDefinition, reserve?: string | null }} PackedIsland
 * @typedef {{ islands: Record<string, import("./islands.mjs").Chunk>, outputs: Record<string, { bytes: number }> }}
 *   BuiltChunks
 */

/** Highest number of chunks that get a preload hint: the registry names each by one digit to base 36. */
const MOST_HINTS = 36;

/** Whether most visits do not load an island, although its page is shown. @param {string} when */
export const waitsForVisitor = (when) => /^(interaction|consent)/.test(when);

/** Whether the stylesheet of less common islands reserves the space of the island until it mounts. @param {PackedIsland} island */
export const isReservedApart = ({ definition, reserve }) => Boolean(reserve) && !definition.common;

/**
 * The registry of these islands, whose files have their final names.
 * @param {PackedIsland[]} islands
 * @param {BuiltChunks} chunks
 * @returns {import("../../shell/extras/islands/registry.ts").PackedRegistry}
 */
export function packRegistry(islands, { islands: built, outputs }) {
  const shared = hintedChunks(islands, built, outputs);
  const digitsOf = (/** @type {PackedIsland} */ { definition: { name } }) =>
    shared.flatMap((chunk, index) => (built[name].imports.includes(chunk) ? [index.toString(36)] : [])).join("");
  const lettersOf = (/** @type {PackedIsland} */ island) => {
    const { name, fallback, wide } = island.definition;
    return [built[name].css && "s", isReservedApart(island) && "p", fallback === "replace" && "r", wide && "w"]
      .filter(Boolean)
      .join("");
  };
  // Islands that are alike stand together: that compresses best.
  const orderOf = (/** @type {PackedIsland} */ island) =>
    [island.definition.when, lettersOf(island), digitsOf(island)].join(" ");
  const sorted = islands.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const strategies = sorted.map(({ definition: { when } }) => when);
  if (strategies.some((when) => when.includes(";"))) throw expectedError("A strategy may not contain a semicolon.");
  return {
    names: sorted.map(({ definition: { name } }) => name).join(" "),
    when: strategies.join(";"),
    imports: sorted.map(digitsOf).join(" "),
    letters: sorted.map(lettersOf).join(" "),
    selectors: Object.fromEntries(
      sorted.flatMap(({ definition: { name, selectors } }) => (selectors ? [[name, selectors]] : [])),
    ),
    shared: shared.length,
    hashes: [
      ...shared.map((file) => hashIn(file, /^chunks\/(\w+)/)),
      ...sorted.map(({ definition: { name } }) => hashIn(built[name].file, /\.([A-Z0-9]+)\.js$/)),
    ].join(""),
  };
}

/** The chunks that the shell loads together with the script of an island that imports them. @param {PackedIsland[]} islands @param {BuiltChunks["islands"]} built @param {BuiltChunks["outputs"]} outputs */
function hintedChunks(islands, built, outputs) {
  // Hashes do not compress, so some hints are not worth their bytes in the list of islands: for a small chunk of a single
  // island, and for islands that wait for the visitor. The browser finds a chunk without a hint a moment later, in
  // the code that imports it.
  const hinted = islands
    .filter(({ definition: { when } }) => !waitsForVisitor(when))
    .flatMap(({ definition: { name } }) => built[name].imports);
  const users = (/** @type {string} */ file) => hinted.filter((hint) => hint === file).length;
  // Most used first: then the lists of many islands start with the same digits, which compresses best.
  return [...new Set(hinted)]
    .filter((file) => outputs[file].bytes > SMALL_CHUNK_BYTES || users(file) > 1)
    .sort((a, b) => users(b) - users(a))
    .slice(0, MOST_HINTS);
}

/**
 * The hash in the name of a script: the group of `pattern`. The shell reads the hashes by their length, so none may be
 * missing.
 * @param {string} name
 * @param {RegExp} pattern
 */
function hashIn(name, pattern) {
  const hash = pattern.exec(name)?.[1];
  if (!hash) throw new Error(`${name} has no hash in its name.`);
  return hash;
}
