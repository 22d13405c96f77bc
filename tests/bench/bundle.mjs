import { build } from "esbuild";

/**
 * The script of a contender, bundled and minified as a site would ship it.
 * @param {string} file
 * @param {{ alias?: Record<string, string>, format?: import("esbuild").Format }} [options]
 */
export async function bundle(file, { alias, format = "iife" } = {}) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format,
    target: "es2022",
    write: false,
    logLevel: "error",
    alias,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0].text;
}
