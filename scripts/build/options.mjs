// Options of all builds for the browser.
import { hashLengths } from "./hash.mjs";
import { shortNames } from "./short-names.mjs";
import { targets } from "./supported-browsers.mjs";

/** Imports of React that resolve to preact/compat in production, also those of packages such as zustand. */
const preact = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/compat/jsx-runtime",
};

/** The package names only its CommonJS file as main; this is its ES module. */
const leaflet = { leaflet: "leaflet/dist/leaflet-src.esm.js" };

/** Results of `compareDocumentPosition`. */
const positions = {
  "Node.DOCUMENT_POSITION_FOLLOWING": "4",
  "Node.DOCUMENT_POSITION_CONTAINS": "8",
  "Node.DOCUMENT_POSITION_CONTAINED_BY": "16",
};

/** @param {"preact" | "react"} framework @returns {import("esbuild").BuildOptions} */
export function browserOptions(framework) {
  return {
    bundle: true,
    // Not "browser": that may name a CommonJS file, and then every chunk would import esbuild's CommonJS wrapper.
    mainFields: ["module", "main"],
    minify: true,
    metafile: true,
    // Without a comment in the script, which would cost each file some 30 bytes: the header `SourceMap` names the map.
    sourcemap: "external",
    target: targets,
    // esbuild would write `new RegExp("\\p{Nd}")`, which is compiled at each use: its table lists no version for them.
    supported: { "regexp-unicode-property-escapes": true },
    jsx: "automatic",
    legalComments: "linked",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', ...positions, ...hashLengths },
    alias: framework === "preact" ? { ...preact, ...leaflet } : leaflet,
    ...shortNames,
  };
}
