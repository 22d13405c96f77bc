// Compares the sizes of two builds by their manifests. Pure.
import { table } from "./markdown-table.mjs";
import { budgets, extraBudget, startBudget } from "./sizes.mjs";

/**
 * @typedef {object} Manifest  what is read of dist/manifest.json
 * @property {{ file: string, css: string, hashed: Record<string, string> }} shell
 * @property {Record<string, { file: string, modulepreload: string[] }>} islands
 * @property {Record<string, { brotli: number }>} files
 *
 * @typedef {{ bytes: number, budget?: number }} Part  `bytes` are compressed with brotli
 * @typedef {Map<string, Part>} Parts  by a name that is the same in each build
 */

const everyPage = "**every page: `atoll.js` and `atoll.css`**";
const withNavigation = "**every page, after the first interaction**";
const allFiles = "**all files**";
/** Parts that are shown even when their size is the same. */
const always = [everyPage, withNavigation, allFiles];

/**
 * A Markdown table of the parts whose size differs between two builds, the largest difference first.
 * @param {Manifest} before
 * @param {Manifest} after
 */
export function sizeDifference(before, after) {
  const [old, current] = [partsOf(before), partsOf(after)];
  const changed = [...new Set([...old.keys(), ...current.keys()])]
    .filter((name) => !always.includes(name) && old.get(name)?.bytes !== current.get(name)?.bytes)
    .toSorted((a, b) => Math.abs(growth(b, old, current)) - Math.abs(growth(a, old, current)) || (a < b ? -1 : 1));
  const rows = [...always, ...changed].map((name) => rowOf(name, old.get(name), current.get(name)));
  const head = ["Part", "Before", "After", "Difference", "Budget"];
  const sentence = changed.length > 0 ? "" : "\n\nAll files have the size that they had before.";
  return `Sizes in bytes, compressed with brotli:\n\n${table(head, rows)}${sentence}\n`;
}

/** @param {string} name @param {Parts} old @param {Parts} current */
const growth = (name, old, current) => (current.get(name)?.bytes ?? 0) - (old.get(name)?.bytes ?? 0);

/** @param {string} name @param {Part} [old] @param {Part} [current] */
function rowOf(name, old, current) {
  const budget = current?.budget;
  return [
    name,
    old ? grouped(old.bytes) : "",
    current ? grouped(current.bytes) : "",
    differenceOf(old, current),
    budget === undefined || !current ? "" : `${grouped(budget)}${current.bytes > budget ? ", exceeded" : ""}`,
  ];
}

/** @param {Part} [old] @param {Part} [current] */
function differenceOf(old, current) {
  if (!old) return "new";
  if (!current) return "removed";
  const difference = current.bytes - old.bytes;
  if (difference === 0) return "0";
  return `${signed(difference, grouped)} (${signed((100 * difference) / old.bytes, (percent) => percent.toFixed(1))} %)`;
}

/** @param {number} bytes */
const grouped = (bytes) => bytes.toLocaleString("en");

/** @param {number} value @param {(positive: number) => string} format */
const signed = (value, format) => `${value < 0 ? "−" : "+"}${format(Math.abs(value))}`;

/** @param {Manifest} manifest @returns {Parts} */
function partsOf(manifest) {
  const { shell, files } = manifest;
  const copies = Object.values(shell.hashed);
  /** @type {Parts} */
  const parts = new Map();
  for (const [file, { brotli }] of Object.entries(files).filter(([file]) => !copies.includes(file))) {
    const name = nameOf(file);
    const { bytes = 0 } = parts.get(name) ?? {};
    parts.set(name, { bytes: bytes + brotli, budget: budgetOf(file, manifest) });
  }
  const sum = (/** @type {number[]} */ sizes) => sizes.reduce((total, size) => total + size, 0);
  const core = sum([shell.file, shell.css].map((file) => files[file].brotli));
  const navigation = parts.get("chunks/atoll-navigation.js")?.bytes ?? 0;
  parts.set(allFiles, { bytes: sum([...parts.values()].map(({ bytes }) => bytes)) });
  parts.set(everyPage, { bytes: core, budget: budgets.everyPage });
  parts.set(withNavigation, { bytes: core + navigation, budget: budgets.everyPageWithNavigation });
  return parts;
}

/** The name of a file without its hash. The name of a shared chunk is only a hash, so all of them are one part. @param {string} file */
function nameOf(file) {
  if (/^chunks\/[A-Z0-9]+\.\w+$/.test(file)) return "chunks that several files share";
  return file.replace(/\.[A-Z0-9]{5,8}(?=\.\w+$)/, "");
}

/** The budget of a part that is this file alone; undefined for other files. @param {string} file @param {Manifest} manifest */
function budgetOf(file, { islands }) {
  const [folder = "", name = ""] = nameOf(file)
    .replace(/\.\w+$/, "")
    .split("/");
  if (file === "atoll-theme.css") return budgets.theme;
  if (file === "atoll-islands.css") return budgets.islandStyles;
  if (folder === "connectors") return budgets.connector;
  if (folder === "adapters") return budgets.adapter;
  if (folder === "islands" && file === islands[name]?.file && !hasOwnChunks(name, islands)) return budgets.island;
  if (folder !== "chunks" || !name.startsWith("atoll-") || /^atoll-(debug|texts)/.test(name)) return undefined;
  if (name === "atoll-navigation") return budgets.navigation;
  return name === "atoll-islands" ? startBudget(Object.keys(islands).length) : extraBudget(name);
}

/** Whether the island has scripts besides its own that no other island uses. @param {string} name @param {Manifest["islands"]} islands */
function hasOwnChunks(name, islands) {
  const others = Object.keys(islands).filter((key) => key !== name);
  const shared = new Set(others.flatMap((key) => islands[key].modulepreload));
  return islands[name].modulepreload.some((file) => file !== islands[name].file && !shared.has(file));
}
