// What every page loads is worth a second minifier: terser makes esbuild's output about 5 % smaller.
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { minify } from "terser";

/** @param {string} path  a script of esbuild's, with its source map beside it; both are written anew */
export async function squeeze(path, format) {
  const [code, map] = await Promise.all([readFile(path, "utf8"), readFile(`${path}.map`, "utf8")]);
  const squeezed = await minify(code.replace(/\/\/# sourceMappingURL=.*\n?$/, ""), {
    ecma: 2020,
    module: format === "esm",
    compress: { passes: 3, hoist_props: true, unsafe_arrows: true },
    mangle: { toplevel: true },
    sourceMap: { content: map, url: `${basename(path)}.map` },
  });
  await Promise.all([writeFile(path, squeezed.code), writeFile(`${path}.map`, squeezed.map)]);
}
