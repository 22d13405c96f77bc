// Adds the fallbacks of the custom properties to the stylesheets, and builds atoll-theme.css.
import { build } from "esbuild";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { loadTypeScript } from "./load-typescript.mjs";
import { table } from "./markdown-table.mjs";

/** @type {typeof import("../../shared/theme/properties.ts")} */
const { expandProperties, schemeDeclarations, themeProperties } = await loadTypeScript(
  'export * from "./shared/theme/properties.ts";',
);

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
        return { errors: [{ text: /** @type {Error} */ (error).message, location: { file: path } }] };
      }
    });
  },
};

/** The Markdown table of the custom properties, for docs/guides/theming.md between the markers `<!-- theme -->`. */
export function themeTable() {
  const code = (/** @type {string | undefined} */ text) => (text === undefined ? "" : `\`${text}\``);
  return table(
    ["Property", "Is", "Default", "Bootstrap 5 variable"],
    themeProperties.map(({ name, doc, value, dark, bootstrap, from, setBy }) => [
      code(`--atoll-${name}`),
      setBy ? `${doc} The island \`${setBy}\` sets it; your CSS can read it.` : doc,
      (from ? code(`--atoll-${from}`) : code(value)) + (dark ? `; dark: ${code(dark)}` : ""),
      code(bootstrap),
    ]),
  );
}

/** On the root element, and on elements whose scheme is set as in Bootstrap, so that they read Bootstrap's variables. */
const schemeRule = `@supports (color:light-dark(red,red)){:root,[data-bs-theme]{${schemeDeclarations()}}}`;

/** Builds atoll-theme.css: the look of islands on a site without a CSS framework. @param {string} outdir @param {import("esbuild").BuildOptions} options */
export async function buildTheme(outdir, options) {
  await build({
    ...options,
    stdin: {
      contents: `@import "./shared/theme/theme.css"; @layer atoll.theme { ${schemeRule} }`,
      resolveDir: process.cwd(),
      loader: "css",
    },
    plugins: [themeFallbacks],
    outfile: join(outdir, "atoll-theme.css"),
  });
}
