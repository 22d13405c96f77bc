// import css from "./dialog.css?inline": the text of a stylesheet, minified, for code that is loaded late and brings its own. Pictures of
// libraries, which we do not show, stay behind.
import { build } from "esbuild";
import { join, relative } from "node:path";

const root = process.cwd();

/** @type {import("esbuild").Plugin} */
export const inlineCss = {
  name: "inline-css",
  setup(setup) {
    setup.onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir, importer }) => {
      const resolved = await setup.resolve(path.replace("?inline", ""), { resolveDir, importer, kind: "import-rule" });
      // Relative, so that where the project lies does not change what is built.
      return { ...resolved, path: relative(root, resolved.path), namespace: "inline-css" };
    });
    setup.onLoad({ filter: /.*/, namespace: "inline-css" }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [join(root, path)],
        bundle: true,
        minify: true,
        write: false,
        logLevel: "error",
        target: "es2022",
        external: ["*.png"],
      });
      return { contents: outputFiles[0].text.trim(), loader: "text", watchFiles: [join(root, path)] };
    });
  },
};
