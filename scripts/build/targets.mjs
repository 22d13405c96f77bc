// The builds that are skipped while they are fresh: what they read and what they write.

const scripts = ["build.mjs", "scripts", "package.json", "package-lock.json", "tsconfig.json"];
const sources = ["adapters", "islands", "shared", "shell", "texts", "tools", ...scripts];
/** The stand-in measures pages and shows the documentation; the plugins of shop systems contain the build. */
const withShop = [...sources, "docs", "fixtures-html/cms", "install", "CHANGELOG.md", "LICENSE"];

/** @typedef {"dist" | "tables" | "react"} TargetName */

/** @type {Record<TargetName, import("./fresh.mjs").Target>} */
export const targets = {
  dist: {
    inputs: withShop,
    outputs: [
      "dist",
      ".build/docs",
      ".build/cms.mjs",
      ".build/cms.mjs.map",
      ".build/bootstrap.css",
      ".build/bootstrap.rtl.css",
      ".build/bootstrap.js",
    ],
  },
  /** The check that the generated tables of docs/ are current. */
  tables: { inputs: withShop, outputs: [] },
  react: { inputs: sources, outputs: [".build/react"] },
};

/** The files that `npm run dev` serves. */
export const developmentFolder = ".build/dev";

export const developmentTargets = {
  "dev-site": { inputs: sources, outputs: [`${developmentFolder}/site`] },
  /** Besides these files it depends on the descriptions of the islands. */
  "dev-docs": {
    inputs: ["docs", "tools", "shared", ...scripts],
    outputs: [`${developmentFolder}/docs`],
  },
};

/** The record of the last build that succeeded. @param {TargetName | keyof typeof developmentTargets} name */
export const recordOf = (name) => `.build/fresh/${name}.json`;
