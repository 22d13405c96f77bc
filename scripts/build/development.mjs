// The build for `npm run dev`: only what the stand-in shop serves, without terser, compression and checks of sizes.
import { listFiles, moveMaps } from "./compress.mjs";
import { writeLiveDocs } from "./docs.mjs";
import { findIslands } from "./find-islands.mjs";
import { inputsOf, isFresh, recordBuild } from "./fresh.mjs";
import { bundleForNode } from "./for-node.mjs";
import { buildIntoFolder } from "./into-folder.mjs";
import { keyOf } from "./kept.mjs";
import { writeManifest } from "./manifest.mjs";
import { buildShopBootstrap } from "./shop-bootstrap.mjs";
import { buildSiteFiles } from "./site-files.mjs";
import { leaveAsBuilt } from "./squeeze.mjs";
import { developmentFolder, developmentTargets, recordOf } from "./targets.mjs";

/** Builds the parts of which a source has changed. */
export async function buildForDevelopment() {
  const islands = await findIslands();
  await bundleForNode({ cms: "fixtures-html/cms/server.ts" }, developmentFolder);
  await buildShopBootstrap(".build");
  const { "dev-site": site, "dev-docs": docs } = developmentTargets;
  const descriptions = keyOf([JSON.stringify(islands.map(({ description }) => description))]);
  await unlessFresh(site, "dev-site", inputsOf(site), async () => {
    console.log("Building scripts and styles ...");
    await buildSite(islands);
  });
  await unlessFresh(docs, "dev-docs", inputsOf(docs) + descriptions, async () => {
    console.log("Building the documentation ...");
    await writeLiveDocs({ folder: `${developmentFolder}/docs`, islands });
  });
}

/**
 * @param {import("./fresh.mjs").Target} target
 * @param {keyof typeof developmentTargets} name
 * @param {string} inputs
 * @param {() => Promise<void>} build
 */
async function unlessFresh(target, name, inputs, build) {
  if (isFresh(target, recordOf(name), inputs)) return;
  await build();
  recordBuild(target, recordOf(name), inputs);
}

/** @param {import("./find-islands.mjs").Island[]} islands */
const buildSite = (islands) =>
  buildIntoFolder(`${developmentFolder}/site`, async (outdir) => {
    const chunks = await buildSiteFiles({ framework: "preact", outdir, islands, minify: leaveAsBuilt });
    await moveMaps(outdir);
    const files = Object.fromEntries((await listFiles(outdir)).map((name) => [name, {}]));
    await writeManifest({ outdir, chunks, files });
  });
