// Minifies a script with terser, after esbuild: the output is about 5 % smaller. squeeze.mjs runs this file as a worker,
// because terser takes most of the time of a build.
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { minify } from "terser";

const { version } = createRequire(import.meta.url)("terser/package.json");
/** @type {import("terser").CompressOptions} */
const compress = {
  ecma: 2022,
  passes: 6,
  hoist_props: true,
  unsafe_methods: true,
  // Functions stay functions: many of the same kind compress better.
  arrows: false,
  // Calls of i18next that only print with its option `debug`, which is off.
  pure_funcs: ["this.logger.log", "this.logger.warn", "this.logger.deprecate", "this.logger.once"],
};

/**
 * Further options for bundles without libraries, in which no function is called with `new` but classes, and nobody has
 * changed what `String()` and `Error()` do.
 * @type {import("terser").CompressOptions}
 */
const compressOwn = {
  ...compress,
  arrows: true,
  unsafe_arrows: true,
  unsafe: true,
  // Constants on the left make the code longer once it is compressed.
  lhs_constants: false,
};

// These orders of the letters make files smaller than the other orders that were tried, some thousand of them.
const letters = "ntpraesidb$zwDmFlVfkUYvgQLNxIuBqRXCJP_AyjHMWocZhGKOEST";
const lettersOfShell = "nersatfidboY$TmIUGcClDhE_PqOJkBvXAZpMLwyjFHuKVxQzSNgWR";

/**
 * The short names of variables, in a fixed order. Terser would start with the letters that occur most in a file, and so
 * count those in esbuild's temporary names of imported files. These change with a comment, so all names would change.
 */
const shortNames = (/** @type {string} */ letters) => ({
  get(/** @type {number} */ index) {
    const characters = `${letters}0123456789`;
    let name = letters.charAt(index % letters.length);
    let rest = Math.floor(index / letters.length);
    for (; rest > 0; rest = Math.floor((rest - 1) / characters.length))
      name += characters.charAt((rest - 1) % characters.length);
    return name;
  },
});

/**
 * Terser's version and settings. Added to esbuild's output, so that a change of them changes the hashes in the file
 * names.
 */
export const squeezer = `//${version} ${JSON.stringify([compress, compressOwn])} ${letters} ${lettersOfShell}`;

parentPort?.on("message", async (/** @type {import("./squeeze.mjs").Job} */ { code, map, isModule, isOwn }) => {
  const options = isOwn ? compressOwn : compress;
  try {
    const minified = await minify(code, {
      ecma: 2022,
      compress: options,
      mangle: { toplevel: true, nth_identifier: shortNames(isOwn ? lettersOfShell : letters) },
      module: isModule,
      sourceMap: { content: map },
    });
    // Functions beside each other compress better, but moved in the first run they would get other names.
    const sorted = await minify(String(minified.code), {
      ecma: 2022,
      compress: { ...options, hoist_funs: true },
      mangle: false,
      module: isModule,
      sourceMap: { content: String(minified.map) },
    });
    parentPort?.postMessage({ code: sorted.code, map: sorted.map });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
