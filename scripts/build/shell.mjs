// The shell: one classic script and one stylesheet under names that stay, and the same under hashed names; the navigation; the list
// of the islands that few pages have, and the style that keeps their place.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inlineCss } from "./inline-css.mjs";
import { borrow, navigationEntry } from "./lent.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { browserOptions } from "./options.mjs";
import { squeeze } from "./squeeze.mjs";
import { short } from "./version.mjs";

/** One file that needs no other. @returns {Promise<import("./islands.mjs").Chunk>} */
export async function buildNavigation(outdir) {
  await script({ outdir, contents: navigationEntry, plugins: [borrow()], name: "atoll-navigation", format: "esm" });
  return { file: "atoll-navigation.js", imports: [] };
}

/**
 * The overlay, which no page loads that does not ask for it. Called by the version of all others, but no part of it: what is said in a
 * definition is in it, and that alone is no new version.
 */
export async function buildDebug({ outdir, islands, version }) {
  const known = islands.map(({ description: { name, doc, when, wide, fallback, selectors, attributes } }) => ({
    name,
    doc,
    when,
    wide,
    fallback,
    selectors,
    attributes,
  }));
  const { markup } = await loadTypeScript('export { markup } from "./tools/description/markup.ts";');
  const elsewhere = [...markup.attributes, ...islands.flatMap(({ description: { parts } }) => parts)].map(
    ({ name }) => name,
  );
  const options = browserOptions("preact");
  await build({
    ...options,
    entryPoints: ["tools/debug/debug.ts"],
    outfile: join(outdir, `atoll-debug.${version}.js`),
    format: "esm",
    plugins: [inlineCss],
    define: { ...options.define, ATOLL_ISLANDS: JSON.stringify(known), ATOLL_ELSEWHERE: JSON.stringify(elsewhere) },
  });
}

/** Whether the style of every page keeps the place of the island. */
const isCommon = ({ definition }) => definition.common;
/** Whether the script of every page knows the island; the others it looks up in a list. */
const isKnown = ({ definition }) => definition.common || definition.selectors;

/** What keeps the places of the islands that few pages have. */
export const buildPlaces = (outdir, islands) =>
  style(outdir, "atoll-islands.css", reserves(islands.filter((island) => !isCommon(island))));

export async function buildShell({ outdir, islands, chunks, version }) {
  const define = { ATOLL_REGISTRY: JSON.stringify(registry(islands.filter(isKnown), chunks, version)) };
  const rest = registry(
    islands.filter((island) => !isKnown(island)),
    chunks,
    version,
  );
  await writeFile(join(outdir, `atoll-islands.${version}.js`), `export default ${JSON.stringify(rest)};\n`);
  await script({ outdir, contents: 'import "./shell/main.ts";', name: "atoll", format: "iife", define });
  await style(outdir, "atoll.css", ["shell/atoll.css", ...reserves(islands.filter(isCommon))]);
  for (const name of ["atoll.js", "atoll.css"])
    await copyFile(join(outdir, name), join(outdir, await hashedName(outdir, name)));
  await copyFile(join(outdir, "atoll-islands.css"), join(outdir, `atoll-islands.${version}.css`));
}

async function script({ outdir, contents, plugins = [], name, format, define = {} }) {
  const options = browserOptions("preact");
  const outfile = join(outdir, `${name}.js`);
  await build({
    ...options,
    stdin: { contents, resolveDir: process.cwd() },
    plugins,
    outfile,
    format,
    define: { ...options.define, ...define },
  });
  await squeeze(outfile, format);
}

/** In bytes before compression. */
const SMALL = 600;

/** What the shell knows of each island before its code is there: shell/islands/registry.ts */
function registry(islands, { islands: built, outputs }, version) {
  // Hashes cannot be squeezed: a hint is for what some island waits for, and a small chunk of one island alone is not worth its bytes on every
  // page. The browser finds what is not hinted at a moment later, in the code that imports it.
  const hinted = islands
    .filter(({ definition: { when } }) => !when.startsWith("consent"))
    .flatMap(({ definition: { name } }) => built[name].imports);
  const times = (file) => hinted.filter((other) => other === file).length;
  const isWorthIt = (file) => outputs[file].bytes > SMALL || times(file) > 1;
  // Those of most islands first, and of each in this order: lists that begin alike cost least.
  const shared = [...new Set(hinted)].filter(isWorthIt).sort((one, other) => times(other) - times(one));
  const pack = ({ css, imports }) => {
    const known = shared.flatMap((file, index) => (imports.includes(file) ? [index] : []));
    return { ...(css && { css: 1 }), ...(known.length > 0 && { imports: known }) };
  };
  const rows = islands.map(({ definition: { name, when, selectors, fallback, wide } }) => [
    name,
    {
      when,
      ...pack(built[name]),
      ...(selectors && { selectors }),
      ...(fallback === "replace" && { replace: true }),
      ...(wide && { wide }),
    },
  ]);
  return {
    version,
    shared: shared.map((file) => /^chunk\.(\w+)\.js$/.exec(file)[1]),
    islands: Object.fromEntries(rows),
  };
}

/** What keeps the place of islands free until they are live. */
const reserves = (islands) => islands.flatMap(({ reserve }) => reserve ?? []);

async function style(outdir, name, files) {
  const contents = files.map((file) => `@import "./${file}";`).join("\n");
  await build({
    ...browserOptions("preact"),
    stdin: { contents, resolveDir: process.cwd(), loader: "css" },
    outfile: join(outdir, name),
  });
}

async function hashedName(outdir, name) {
  const hash = createHash("sha256").update(await readFile(join(outdir, name)));
  const [base, ending] = name.split(".");
  return `${base}.${short(hash)}.${ending}`;
}
