// Builds the reference of the islands twice: dist/reference/, static files that open without a server, and
// .build/gallery/, which the stand-in CMS serves at /islands with live examples.
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadTypeScript } from "./load-typescript.mjs";
import { lazyPart } from "./sizes.mjs";

/** The files that make up reference.css, in this order. */
const style = ["page", "navigation", "text", "tables", "cards", "examples"];

/** The stylesheets of the gallery's frames. */
const frameStyles = ["frame.css", "frame-bootstrap-3.css", "frame-bootstrap-4.css"];

export async function buildReference({ outdir, islands, sizes }) {
  const tools = ["description/markup", "reference/pages", "reference/render", "lint/rules/all"].map(
    (path) => `export * from "./tools/${path}.ts";`,
  );
  const { markup, referencePages, renderPage, rules } = await loadTypeScript(tools.join("\n"));
  const described = islands.map(({ description }) => description);
  const content = { islands: described, markup, checks: rules.map(({ meta }) => meta), sizes: sizesOf(islands, sizes) };
  const css = await Promise.all(style.map((part) => readFile(`tools/reference/style/${part}.css`, "utf8")));
  const write = async (folder, live) => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, "lint"), { recursive: true });
    const pages = referencePages(content, live);
    await Promise.all(pages.map((page) => writeFile(join(folder, page.file), renderPage(page))));
    await writeFile(join(folder, "reference.css"), css.join("\n"));
    for (const file of ["reference.js", ...(live ? frameStyles : [])])
      await copyFile(join("tools/reference", file), join(folder, file));
    await writeFile(join(folder, "islands.json"), `${JSON.stringify(described, null, 2)}\n`);
  };
  await write(join(outdir, "reference"), false);
  await write(".build/gallery", true);
}

/** @param {import("./sizes.mjs").Size[]} sizes */
function sizesOf(islands, sizes) {
  const bytes = (part) => sizes.find((size) => size.kind === "island" && size.part === part)?.bytes;
  return Object.fromEntries(
    islands.map(({ definition: { name } }) => [name, { own: bytes(name), later: bytes(lazyPart(name)) }]),
  );
}
