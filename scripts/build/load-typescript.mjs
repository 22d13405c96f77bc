// Loads TypeScript sources into the build. They are bundled into one module first, because Node 20 cannot run
// TypeScript.
import { build } from "esbuild";

/**
 * @param {string} contents  TypeScript; its import paths are relative to the repository's folder
 * @returns {Promise<any>} its exports
 */
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
