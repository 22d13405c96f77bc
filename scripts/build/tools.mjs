// Builds dist/tools/: the commands atoll-lint, atoll-capture and atoll-try, each one file for Node.
import { build } from "esbuild";
import { chmod, copyFile, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** Source file of each command, by the name of its file in tools/. */
const commands = { lint: "tools/lint/main.ts", capture: "tools/capture/main.ts", try: "tools/proxy/try.ts" };

/**
 * @param {string} outdir
 * @param {readonly { description: import("../../tools/description/describe.ts").IslandDescription }[]} islands
 * @param {Pick<import("./islands.mjs").Chunks, "islands">} chunks
 * @returns {Promise<Record<string, { inputs: object }>>} the source files of each built file, by its path in `outdir`
 */
export async function buildTools(outdir, islands, chunks) {
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  const texts = {
    english: JSON.parse(await readFile(join(outdir, "texts", "en.json"), "utf8")),
    groupsOfIslands: Object.fromEntries(Object.entries(chunks.islands).map(([name, island]) => [name, island.texts])),
  };
  const folder = join(outdir, "tools");
  const { metafile } = await build({
    entryPoints: commands,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    mainFields: ["module", "main"],
    // The file of css-tree that contains its data; others load them by path.
    alias: { "css-tree": "css-tree/dist/csstree.esm" },
    format: "esm",
    target: "node20",
    minify: true,
    metafile: true,
    banner: { js: "#!/usr/bin/env node" },
    legalComments: "none",
    define: {
      ATOLL_ISLANDS: JSON.stringify(islands.map(({ description }) => description)),
      ATOLL_TEXTS: JSON.stringify(texts),
      ATOLL_VERSION: JSON.stringify(version),
    },
    logLevel: "error",
  });
  // npm makes installed commands executable, but a site that copies dist/ runs the file by its path.
  for (const name of Object.keys(commands)) await chmod(join(folder, `${name}.mjs`), 0o755);
  await copyFile("tools/proxy/rules.schema.json", join(folder, "rules.schema.json"));
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [`tools/${basename(path)}`, output]),
  );
}
