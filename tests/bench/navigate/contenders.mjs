import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../../../scripts/root.mjs";
import { bundle } from "../bundle.mjs";

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {string} [file] its script in contenders/
 * @property {string} [tag] further attributes of its script tag
 * @property {string} [head] content of the head, instead of `file`
 * @property {string} [body] attributes of the body
 * @property {string} [section] attributes of #page
 * @property {string} [nav] attributes of the menu
 * @property {boolean} [prefetches] whether it requests the page of a link under the pointer
 * @property {string} [late] part of the name of a script that loads at the visitor's first pointer move
 * @property {boolean} [loads] whether each visit is a full page load
 *
 * @typedef {Awaited<ReturnType<typeof loadContenders>>[number]} LoadedContender
 */

const atoll = `<link rel="stylesheet" href="/atoll/atoll.css">
<script type="application/json" data-atoll-settings>{ "culture": "en", "locale": "en" }</script>
<script src="/atoll/atoll.js" defer></script>`;

const htmx =
  'hx-boost:inherited="true" hx-target:inherited="#page" hx-select:inherited="#page" hx-swap:inherited="outerHTML"';

/** The first is the baseline of the ratios. @type {Contender[]} */
const contenders = [
  { name: "bare floor", file: "floor.js" },
  { name: "full load", loads: true },
  { name: "Atoll", head: atoll, nav: " data-prefetch", prefetches: true, late: "atoll-navigation" },
  { name: "Turbo", file: "turbo.js", prefetches: true },
  // Without the attribute, swup's scripts plugin would run this script again on each page.
  { name: "swup, 8 plugins", file: "swup.js", prefetches: true, tag: " data-swup-ignore-script" },
  { name: "htmx", file: "htmx.js", body: ` ${htmx}`, section: " hx-history-elt" },
  { name: "Unpoly", file: "unpoly.js" },
  { name: "jquery-pjax", file: "jquery-pjax.js" },
];

/** All contenders with their bundled scripts, the bytes of those, and their index in the addresses. */
export const loadContenders = () =>
  Promise.all(
    contenders.map(async (contender, index) => {
      const script = contender.file ? await bundle(join(import.meta.dirname, "contenders", contender.file)) : "";
      return { ...contender, index, script, bytes: contender.head === atoll ? atollBytes() : weigh(script) };
    }),
  );

/** The contender with the script tag of its bundle in the head. @param {LoadedContender} contender */
export const withScript = ({ head = "", index, script, tag = "", ...contender }) => ({
  ...contender,
  head: script ? `<script src="/${index}/script.js"${tag} defer></script>` : head,
});

/** @param {string} text */
const weigh = (text) => (text ? brotliCompressSync(text).length : 0);

/** The size of both scripts that a visit needs. */
function atollBytes() {
  const files = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(atoll|chunks.atoll-navigation\..+)\.js$/.test(name),
  );
  return files.reduce((sum, name) => sum + weigh(readFileSync(join(root, "dist", name), "utf8")), 0);
}
