// `npm run sizes -- OLD [NEW]`: prints how the sizes of two builds differ, as a Markdown table.
import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { sizeDifference } from "./build/compare-sizes.mjs";
import { Problem, runMain } from "./problem.mjs";
import { root } from "./root.mjs";

await runMain(async () => {
  const [before, after = join(root, "dist"), ...others] = process.argv.slice(2);
  if (before === undefined || others.length > 0)
    throw new Problem(
      "npm run sizes expects one or two builds, each a folder or its manifest.json: npm run sizes -- OLD [NEW]. " +
        "Without NEW it reads dist/.",
    );
  console.log(sizeDifference(manifestOf(before), manifestOf(after)));
});

/** @param {string} path @returns {import("./build/compare-sizes.mjs").Manifest} */
function manifestOf(path) {
  // npm starts scripts in the repository's folder; INIT_CWD is the folder in which someone typed the command.
  const full = resolve(process.env.INIT_CWD ?? ".", path);
  const isFolder = statSync(full, { throwIfNoEntry: false })?.isDirectory();
  const file = isFolder ? join(full, "manifest.json") : full;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Problem(`${path} expects a build or its manifest.json: ${file} cannot be read.`, { cause: error });
  }
}
