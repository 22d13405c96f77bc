// What all builds for the browser have in common.

/** Names of React that stand for preact/compat in production; zustand and others that import React get it as well. */
const preact = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/compat/jsx-runtime",
};

/** Its main file is CommonJS, and it names no other. */
const leaflet = { leaflet: "leaflet/dist/leaflet-src.esm.js" };

/** @param {"preact" | "react"} framework @returns {import("esbuild").BuildOptions} */
export function browserOptions(framework) {
  return {
    bundle: true,
    // A library's build for browsers may be CommonJS, whose wrapper every chunk would import.
    mainFields: ["module", "main"],
    minify: true,
    metafile: true,
    sourcemap: "linked",
    target: "es2022",
    jsx: "automatic",
    legalComments: "linked",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', "Node.DOCUMENT_POSITION_FOLLOWING": "4" },
    alias: framework === "preact" ? { ...preact, ...leaflet } : leaflet,
  };
}
