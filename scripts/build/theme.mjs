// Adds the fallbacks of the custom properties to the stylesheets, and builds atoll-theme.css.
import { build } from "esbuild";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { loadTypeScript } from "./load-typescript.mjs";

const { expandProperties, schemeRule } = await loadTypeScript('export * from "./shared/theme/properties.ts";');

/**
 * Replaces `var(--atoll-accent)` by `var(--atoll-accent,var(--bs-primary,#0b5ed7))`, see shared/theme/properties.ts.
 * @type {import("esbuild").Plugin}
 */
export const themeFallbacks = {
  name: "theme-fallbacks",
  setup(setup) {
    setup.onLoad({ filter: /\.css$/, namespace: "file" }, async ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`)) return null;
      try {
        return { contents: expandProperties(await readFile(path, "utf8")), loader: "css" };
      } catch (error) {
        return { errors: [{ text: error.message, location: { file: path } }] };
      }
    });
  },
};

/** Builds atoll-theme.css: the look of islands on a site without a CSS framework. */
export async function buildTheme(outdir, options) {
  await build({
    ...options,
    stdin: {
      contents: `@import "./shared/theme/theme.css"; @layer atoll.theme { ${schemeRule()} }`,
      resolveDir: process.cwd(),
      loader: "css",
    },
    plugins: [themeFallbacks],
    outfile: join(outdir, "atoll-theme.css"),
  });
}
