// Builds the documentation in two forms: static files for dist/docs/, which open without a server, and pages with live
// examples, which the stand-in shop serves at /docs.
import { build } from "esbuild";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageFiles } from "./docs-tables.mjs";
import { expectedError } from "./find-islands.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { lazyPart } from "./sizes.mjs";

/** The files that make up docs.css, in this order. */
const style = ["page", "navigation", "search", "text", "tables", "cards", "examples"];

/** The stylesheets of the frames with examples. */
const frameStyles = ["frame.css", "frame-bootstrap-3.css", "frame-bootstrap-4.css"];

/**
 * @typedef {import("../../tools/docs/site.ts").SiteContent} Content
 * @typedef {typeof import("../../tools/docs/site.ts") & typeof import("../../tools/docs/search-words.ts") &
 *   typeof import("../../tools/lint/rules/all.ts")} Tools
 */

/**
 * Builds both forms, the second one into .build/docs/.
 * @param {{ outdir: string, islands: import("./find-islands.mjs").Island[], sizes: import("./sizes.mjs").Size[] }} needs
 */
export async function buildDocs({ outdir, islands, sizes }) {
  const write = await docsWriter(islands, sizesOf(islands, sizes));
  await write(join(outdir, "docs"), false);
  await write(".build/docs", true);
}

/**
 * Builds the form with live examples, without the sizes of islands, which only a production build measures.
 * @param {{ folder: string, islands: import("./find-islands.mjs").Island[] }} needs
 */
export async function writeLiveDocs({ folder, islands }) {
  const write = await docsWriter(islands, {});
  await write(folder, true);
}

/**
 * Returns a function that writes one form into a folder.
 * @param {import("./find-islands.mjs").Island[]} islands
 * @param {Content["sizes"]} sizes
 */
async function docsWriter(islands, sizes) {
  /** @type {Tools} */
  const { buildSite, searchWords, rules } = await loadTypeScript(
    'export * from "./tools/docs/site.ts"; export * from "./tools/docs/search-words.ts"; ' +
      'export * from "./tools/lint/rules/all.ts";',
  );
  const described = islands.map(({ description }) => description);
  const content = {
    ...(await readDocs()),
    searchWords,
    islands: described,
    checks: rules.map(({ meta }) => meta),
    sizes,
  };
  const pictures = Object.keys(content.pictures);
  const css = await Promise.all(style.map((part) => readFile(`tools/docs/style/${part}.css`, "utf8")));
  /** @param {string} folder @param {boolean} live */
  return async (folder, live) => {
    const site = siteOf(buildSite, content, live);
    await rm(folder, { recursive: true, force: true });
    for (const [file, html] of site.pages) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), html);
    }
    await writeFile(join(folder, "docs.css"), css.join("\n"));
    await writeFile(join(folder, "search-entries.js"), `window.atollSearchEntries = ${JSON.stringify(site.search)};\n`);
    for (const picture of pictures) await copyFile(join("docs", picture), join(folder, picture));
    await writeFile(join(folder, "islands.json"), `${JSON.stringify(described, null, 2)}\n`);
    if (live) for (const file of frameStyles) await copyFile(join("tools/docs", file), join(folder, file));
    await build({
      entryPoints: ["tools/docs/client/main.ts"],
      outfile: join(folder, "docs.js"),
      bundle: true,
      minify: true,
      format: "iife",
      target: "es2022",
      legalComments: "none",
      logLevel: "error",
    });
  };
}

/**
 * Reads docs/: the chapters, the pages and their pictures.
 * @returns {Promise<Pick<Content, "chapters" | "markdown" | "pictures">>}
 */
export async function readDocs() {
  const pictures = (await readdir("docs")).filter((name) => name.endsWith(".svg"));
  return {
    chapters: JSON.parse(await readFile("docs/contents.json", "utf8")),
    markdown: await readMarkdown(),
    pictures: Object.fromEntries(await Promise.all(pictures.map(async (name) => [name, await sizeOfSvg(name)]))),
  };
}

/** The size of a picture, which is that of its `viewBox`. @param {string} name */
async function sizeOfSvg(name) {
  const found = /viewBox="0 0 (\d+) (\d+)"/.exec(await readFile(join("docs", name), "utf8"));
  if (!found) throw expectedError(`docs/${name} expects viewBox="0 0 WIDTH HEIGHT", found none.`);
  const [, width, height] = found;
  return { width: Number(width), height: Number(height) };
}

/**
 * Problems of the pages, such as broken links, are errors of the person who writes them.
 * @param {Tools["buildSite"]} buildSite
 * @param {Content} content
 * @param {boolean} live
 */
function siteOf(buildSite, content, live) {
  try {
    return buildSite(content, live);
  } catch (error) {
    throw error instanceof TypeError ? error : expectedError(/** @type {Error} */ (error).message);
  }
}

/** The Markdown files of docs/ by path without extension. */
async function readMarkdown() {
  const files = await pageFiles();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file.slice("docs/".length, -".md".length), await readFile(file, "utf8")]),
    ),
  );
}

/** @param {import("./find-islands.mjs").Island[]} islands @param {import("./sizes.mjs").Size[]} sizes @returns {Content["sizes"]} */
function sizesOf(islands, sizes) {
  /** @param {string} part */
  const bytes = (part) => sizes.find((size) => size.kind === "island" && size.part === part)?.bytes;
  return Object.fromEntries(
    islands.map(({ definition: { name } }) => [name, { own: bytes(name) ?? 0, later: bytes(lazyPart(name)) }]),
  );
}
