// Builds dist/tools/lint.mjs: the command atoll-lint, one file for Node without dependencies.
import { build } from "esbuild";
import { chmod, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * @returns {Promise<Record<string, { inputs: object }>>} the source files of each built file, by its name in `outdir`
 */
export async function buildTools(outdir, islands) {
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  const outfile = join(outdir, "tools/lint.mjs");
  const { metafile } = await build({
    entryPoints: ["tools/lint/main.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    minify: true,
    metafile: true,
    banner: { js: "#!/usr/bin/env node" },
    legalComments: "none",
    define: {
      ATOLL_ISLANDS: JSON.stringify(islands.map(({ description }) => description)),
      ATOLL_VERSION: JSON.stringify(version),
    },
    logLevel: "error",
  });
  // npm makes installed commands executable, but a site that copies dist/ runs the file by its path.
  await chmod(outfile, 0o755);
  return Object.fromEntries(Object.values(metafile.outputs).map((output) => [`tools/${basename(outfile)}`, output]));
}
