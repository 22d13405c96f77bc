// Builds dist/ (what a site copies to its server), and the stand-in CMS with its style into .build/. A build whose sources
// and files have not changed since is skipped.
//   node build.mjs            production: imports of React resolve to preact/compat
//   node build.mjs --react    the same sources with React, into .build/react, and nothing else
//   node build.mjs --both     both builds
//   node build.mjs --tables   production, and a check that the tables of docs/ are current
//   node build.mjs --all      both builds, and that check
//   node build.mjs --docs     production, and rewrites the tables of docs/
//   node build.mjs --dev      for `npm run dev`, into .build/dev: quick, and not for production
// Further flags: --quiet omits the table of sizes, --force also builds what is fresh.
import { inputsOf, isFresh, recordBuild } from "./scripts/build/fresh.mjs";
import { recordOf, targets } from "./scripts/build/targets.mjs";
import { flagsOf } from "./scripts/flags.mjs";
import { withLock } from "./scripts/lock.mjs";
import { printError } from "./scripts/problem.mjs";

const flags = readFlags();
const tables = flags.has("--docs") ? "write" : flags.has("--all") || flags.has("--tables") ? "check" : undefined;

/**
 * @typedef {object} Build
 * @property {string} folder
 * @property {import("./scripts/build/targets.mjs").TargetName[]} targets  all must be fresh for the build to be skipped
 * @property {() => Promise<void>} build
 * @typedef {Build & { inputs: string[] }} PlannedBuild  `inputs`: the hash of the sources of each target
 */

/** @type {Build} */
const dist = {
  folder: "dist/",
  targets: tables ? ["dist", "tables"] : ["dist"],
  // Imported late: to load the build takes longer than to find that there is nothing to build.
  build: async () => {
    const { buildDist } = await import("./scripts/build/production.mjs");
    await buildDist({ tables, isQuiet: flags.has("--quiet") });
  },
};
/** @type {Build} */
const react = {
  folder: ".build/react/",
  targets: ["react"],
  build: async () => {
    const { buildReact } = await import("./scripts/build/production.mjs");
    await buildReact();
  },
};

/** @returns {Set<string>} */
function readFlags() {
  const known = ["--react", "--both", "--tables", "--all", "--docs", "--dev", "--quiet", "--force"];
  try {
    return flagsOf("build.mjs", known, process.argv.slice(2));
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}

async function develop() {
  const { buildForDevelopment } = await import("./scripts/build/development.mjs");
  await buildForDevelopment();
}

/** Runs these builds at the same time, except those that are fresh. One that fails does not stop the other. @param {Build[]} builds */
async function produce(builds) {
  const stale = builds.map((each) => ({ ...each, inputs: inputsOfAll(each) })).filter((each) => !isUpToDate(each));
  if (stale.length === 0) return;
  await Promise.all(stale.map((each) => run(each).catch(report)));
  const { pruneKept } = await import("./scripts/build/kept.mjs");
  await pruneKept();
}

/** @param {Build} each */
const inputsOfAll = (each) => each.targets.map((name) => inputsOf(targets[name]));

/** @param {PlannedBuild} planned */
function isUpToDate({ folder, targets: names, inputs }) {
  if (flags.has("--force")) return false;
  const found = names.every((name, index) => isFresh(targets[name], recordOf(name), inputs[index] ?? ""));
  if (found) console.log(`${folder} is up to date.`);
  return found;
}

/** @param {PlannedBuild} planned */
async function run({ folder, targets: names, inputs, build }) {
  const start = performance.now();
  console.log(`Building ${folder} ...`);
  await build();
  for (const [index, name] of names.entries()) recordBuild(targets[name], recordOf(name), inputs[index] ?? "");
  console.log(`${folder} is built, in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** @param {unknown} error */
function report(error) {
  // esbuild has printed its own errors already.
  if (!(error instanceof Error && "errors" in error)) printError(error);
  process.exitCode = 1;
}

await withLock(".build/build.lock", "Another build is running", async () => {
  if (flags.has("--dev")) await develop().catch(report);
  else if (flags.has("--react")) await produce([react]);
  else await produce(flags.has("--both") || flags.has("--all") ? [dist, react] : [dist]);
});
