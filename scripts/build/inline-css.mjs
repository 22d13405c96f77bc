// Plugin for `import css from "./dialog.css?inline"`: the minified text of a stylesheet, for code that is loaded on
// demand and adds its own styles. Images of libraries are not bundled, because Atoll does not show them.
import { build } from "esbuild";
import { join, relative } from "node:path";
import { targets } from "./supported-browsers.mjs";
import { themeFallbacks } from "./theme.mjs";

const root = process.cwd();

/** @type {import("esbuild").Plugin} */
export const inlineCss = {
  name: "inline-css",
  setup(setup) {
    setup.onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir, importer }) => {
      const resolved = await setup.resolve(path.replace("?inline", ""), { resolveDir, importer, kind: "import-rule" });
      // A relative path, so that the build does not depend on the location of the project.
      return { ...resolved, path: relative(root, resolved.path), namespace: "inline-css" };
    });
    setup.onLoad({ filter: /.*/, namespace: "inline-css" }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [join(root, path)],
        bundle: true,
        minify: true,
        write: false,
        logLevel: "error",
        target: targets,
        plugins: [themeFallbacks],
        external: ["*.png"],
      });
      return { contents: outputFiles[0].text.trim(), loader: "text", watchFiles: [join(root, path)] };
    });
  },
};
