// Measures what each part costs a page, in bytes compressed with brotli, against its budget.

import { kilobytes } from "./kilobytes.mjs";
import { filesOfTexts, languages } from "./texts.mjs";

/** Islands of a catalogue page that load before the visitor's first interaction. */
const cataloguePage = [
  "mobile-navigation",
  "consent",
  "cart-widget",
  "notifications",
  "quantity",
  "add-to-cart",
  "address-form",
  "sticky-menu",
];
/** Islands that a product page has besides those of a catalogue page. */
const productPage = ["gallery", "photos-360", "share", "variations", "length-calculator"];
/** Islands of a checkout page. `price-changes` is not one: the page has it only after a price has changed. */
const checkoutPage = [
  "validation",
  "checkout",
  "saved-choice",
  "vat-number",
  "city-field",
  "address-picker",
  "pickup-points",
  "popover",
  "payment-methods",
  "prepaid-choice",
];
/** Budgets of parts that are one file each, and of the files of every page. */
export const budgets = {
  everyPage: 6_000,
  navigation: 7_420,
  everyPageWithNavigation: 13_300,
  extra: 3_300,
  /** Extras of the shell that need more than others. @type {Record<string, number>} */
  largeExtras: {
    // Most of it is the library idiomorph.
    "atoll-morph": 4_150,
    // This extra has all that changes a part of a page: links, forms, lists that grow, dialogs, history.
    "atoll-places": 4_400,
    // The parser of pages that arrive in parts has to know tags, scripts and what they end with.
    "atoll-streaming": 4_750,
  },
  connector: 4_030,
  // That of WooCommerce has most to do: cart, mini cart, lists, variations, blocks.
  adapter: 1_400,
  theme: 4_000,
  // Radio buttons as buttons look so before, and without, the code of their island.
  islandStyles: 2_710,
  // That of the lines of the cart has most to do: it also finds the place for a notice instead of a removed line, and gives
  // the focus to a line that is put back.
  island: 4_650,
};
/** Groups of texts that code asks for when it runs; the build finds only those that an island needs at its start. */
const laterTexts = ["Validation"];

/**
 * @typedef {{ part: string, bytes: number, budget: number, kind: "shell" | "shared" | "island" | "page" }} Size
 * @typedef {{ islands: import("./find-islands.mjs").Island[], chunks: import("./islands.mjs").Chunks,
 *   files: Record<string, { brotli: number }> }} Built
 */

/** @param {Built} built @returns {Size[]} */
export function measure(built) {
  const scales = createScales(built);
  return [
    ...shellSizes(built, scales),
    ...librarySizes(scales),
    ...built.islands.flatMap(({ definition: { name } }) => islandSizes(name, built.chunks, scales)),
    ...pageSizes(built, scales),
  ];
}

/** @typedef {ReturnType<typeof createScales>} Scales */

/** @param {Built} built */
function createScales({ chunks, files }) {
  const weigh = (/** @type {string} */ name) => files[name].brotli;
  return {
    weigh,
    /** Bytes of these files together; a file that is listed twice counts once. */
    sum: (/** @type {string[]} */ names) => [...new Set(names)].reduce((total, name) => total + weigh(name), 0),
    /** The scripts that contain a source file with `input` in its path. */
    scriptsWith: (/** @type {string} */ input) =>
      Object.keys(chunks.outputs).filter(
        (name) => name.endsWith(".js") && Object.keys(chunks.outputs[name].inputs).some((path) => path.includes(input)),
      ),
    isLibrary: (/** @type {string} */ name) =>
      Object.keys(chunks.outputs[name].inputs).some((path) => path.includes("node_modules/")),
    /** The script of an island and its static imports. */
    scriptsOf: (/** @type {string} */ name) => [chunks.islands[name].file, ...chunks.islands[name].imports],
  };
}

/** @param {Built} built @param {Scales} scales @returns {Size[]} */
function shellSizes({ islands, chunks }, { weigh }) {
  const core = weigh("atoll.js") + weigh("atoll.css");
  const navigation = weigh(chunks.bundles["atoll-navigation"].file);
  const islandsBundle = weigh(chunks.bundles["atoll-islands"].file);
  const onDemand = Object.keys(chunks.bundles)
    .filter((name) => !/^atoll-(navigation|debug|islands|texts)/.test(name))
    .sort();
  const size = sizeOf("shell");
  return [
    size("shell: script and style of every page", core, budgets.everyPage),
    size("shell: navigation, loaded at the visitor's first interaction", navigation, budgets.navigation),
    size("shell: both together", core + navigation, budgets.everyPageWithNavigation),
    ...onDemand.map((name) =>
      size(`shell, on some pages: ${name.replace("atoll-", "")}`, weigh(chunks.bundles[name].file), extraBudget(name)),
    ),
    ...Object.entries(chunks.connectors ?? {}).map(([name, file]) =>
      size(`connector: ${name}`, weigh(file), budgets.connector),
    ),
    ...Object.entries(chunks.adapters ?? {}).map(([name, file]) =>
      size(`adapter: ${name}`, weigh(file), budgets.adapter),
    ),
    size("theme: style of a site without a CSS framework", weigh("atoll-theme.css"), budgets.theme),
    size("islands: the code that starts them, and their list", islandsBundle, startBudget(islands.length)),
    size(
      "islands: style that reserves the space of less common ones",
      weigh("atoll-islands.css"),
      budgets.islandStyles,
    ),
  ];
}

/** The budget of an extra of the shell. @param {string} name such as "atoll-forms" */
export const extraBudget = (name) => budgets.largeExtras[name] ?? budgets.extra;

/** The budget of the code that starts islands, with the list of them. @param {number} count of islands */
export const startBudget = (count) => 2_690 + listOf(count);

/** Budget of the list of islands, which has the name and the hash of each. @param {number} count */
const listOf = (count) => 18 * count;

/**
 * Makes a size of this kind.
 * @param {Size["kind"]} kind
 * @returns {(part: string, bytes: number, budget: number) => Size}
 */
const sizeOf = (kind) => (part, bytes, budget) => ({ part, bytes, budget, kind });

/** @param {Scales} scales @returns {Size[]} */
function librarySizes({ sum, scriptsWith }) {
  /** @param {string} part @param {string} library @param {number} budget */
  const size = (part, library, budget) => sizeOf("shared")(part, sum(scriptsWith(`node_modules/${library}/`)), budget);
  return [
    size("framework (preact, compat, hooks)", "preact", 10_000),
    size("i18next", "i18next", 10_500),
    size("adyen-web with its style, for card payments", "@adyen", 110_000),
    size("map (Leaflet), loaded when it is opened", "react-leaflet", 43_000),
  ];
}

/** The part name under which `measure` lists the code that an island loads on demand. @param {string} name */
export const lazyPart = (name) => `${name}: loaded later`;

/** @param {string} name @param {import("./islands.mjs").Chunks} chunks @param {Scales} scales @returns {Size[]} */
function islandSizes(name, chunks, { sum, scriptsOf, isLibrary }) {
  const isShared = (/** @type {string} */ file) =>
    Object.values(chunks.islands).filter((island) => [island.file, ...island.imports].includes(file)).length > 1;
  const own = scriptsOf(name).filter(
    (file) => (file === chunks.islands[name].file || !isLibrary(file)) && !isShared(file),
  );
  const lazy = lazyChunks(chunks, name).filter((file) => !isLibrary(file));
  const size = sizeOf("island");
  return [size(name, sum(own), budgets.island), ...(lazy.length > 0 ? [size(lazyPart(name), sum(lazy), 10_100)] : [])];
}

/** @param {Built} built @param {Scales} scales @returns {Size[]} */
function pageSizes({ islands, chunks }, { weigh, sum, scriptsWith, scriptsOf }) {
  const shell = weigh("atoll.js") + weigh(chunks.bundles["atoll-islands"].file);
  const texts = scriptsWith("node_modules/i18next/");
  const scriptsOfAll = (/** @type {string[]} */ names) =>
    names.filter((name) => chunks.islands[name]).flatMap(scriptsOf);
  const catalogue = scriptsOfAll(cataloguePage);
  const alreadyLoaded = new Set(["atoll.js", ...texts, ...catalogue]);
  const product = reach(chunks, scriptsOfAll(productPage));
  const excluded = new Set([...scriptsWith("node_modules/leaflet/"), ...scriptsWith("node_modules/@adyen/")]);
  const checkout = reach(chunks, scriptsOfAll(checkoutPage));
  const size = sizeOf("page");
  const textsOf = (/** @type {string[]} */ names, /** @type {string[]} */ later = []) => {
    const groups = [...new Set([...names.flatMap((name) => chunks.islands[name]?.texts ?? []), ...later])];
    return Math.max(...languages.map((language) => sum(filesOfTexts(chunks, language, groups))));
  };
  return [
    ...(chunks.islands.quantity
      ? [
          size(
            "shell and first quantity on a page, before texts",
            shell + sum(scriptsOf("quantity")),
            14_040 + listOf(islands.length),
          ),
        ]
      : []),
    // Notices appear beside what they are about, a withdrawn consent reloads, and suggestions have prices.
    size("catalogue page: all JavaScript before the first interaction", shell + sum(texts) + sum(catalogue), 48_500),
    // The texts of a reload after a withdrawn consent, and of the row of all results in the forms of each language.
    size("catalogue page: Atoll's texts, in the largest language", textsOf(cataloguePage), 2_620),
    size("checkout: Atoll's texts, in the largest language", textsOf(checkoutPage, laterTexts), 5_600),
    size(
      "product page: its own JavaScript, with all that it may load later",
      sum(product.filter((file) => !alreadyLoaded.has(file))),
      60_000,
    ),
    size(
      "checkout: its own JavaScript, with all that it may load later except map and card payment",
      sum(checkout.filter((file) => !alreadyLoaded.has(file) && !excluded.has(file))),
      // The reason at an empty field depends on its control, the pickup dialog folds its address, a server may name the
      // main town of a postal code, amounts below zero have a minus sign, and notices go when the cart changes.
      53_000,
    ),
  ];
}

/** These chunks and all chunks that they import, directly or not, statically or on demand. @param {import("./islands.mjs").Chunks} chunks @param {string[]} files */
function reach({ outputs }, files) {
  const seen = new Set(files);
  for (const file of seen)
    for (const { path } of outputs[file].imports) {
      if (!outputs[path]) throw new Error(`${file} imports ${path}, which the build has not written`);
      seen.add(path);
    }
  return [...seen];
}

/** The chunks that only this island imports, and only on demand. @param {import("./islands.mjs").Chunks} chunks @param {string} name */
function lazyChunks(chunks, name) {
  const { islands } = chunks;
  const eager = (/** @type {import("./islands.mjs").Chunk} */ island) => [island.file, ...island.imports];
  const excluded = new Set(
    Object.entries(islands).flatMap(([key, island]) => (key === name ? eager(island) : reach(chunks, eager(island)))),
  );
  return reach(chunks, eager(islands[name])).filter((file) => !excluded.has(file));
}

/** @param {Size[]} sizes */
export function printSizes(sizes) {
  for (const { part, bytes, budget } of sizes)
    console.log(`${kilobytes(bytes).padStart(9)} of ${kilobytes(budget).padStart(7)}  ${part}`);
}
