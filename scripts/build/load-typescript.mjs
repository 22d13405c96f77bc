// Node 20 cannot run TypeScript: what the build needs of the sources is bundled into one module first.
import { build } from "esbuild";

/** @param {string} contents  TypeScript, with paths from the repository's folder. @returns {Promise<any>} what it exports */
export async function loadTypeScript(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
