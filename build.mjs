// Builds dist/ (what a site copies to its server), and the stand-in CMS with its style into .build/.
//   node build.mjs            production: imports of React resolve to preact/compat
//   node build.mjs --react    the same sources with React, into .build/react, and nothing else
//   node build.mjs --all      both builds, and a check that the tables of docs/ are current
//   node build.mjs --docs   production, and rewrites the tables of docs/
//   node build.mjs --quiet    production, without the table of sizes
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { checkBudgets } from "./scripts/build/budgets.mjs";
import { compressAll, moveMaps } from "./scripts/build/compress.mjs";
import { buildDocs } from "./scripts/build/docs.mjs";
import { checkDocsTables, writeDocsTables } from "./scripts/build/docs-tables.mjs";
import { buildEditorData } from "./scripts/build/editor.mjs";
import { findIslands } from "./scripts/build/find-islands.mjs";
import { bundleForNode } from "./scripts/build/for-node.mjs";
import { pruneKept } from "./scripts/build/kept.mjs";
import { writeLicences } from "./scripts/build/licences.mjs";
import { writeManifest } from "./scripts/build/manifest.mjs";
import { measurePages, printPages } from "./scripts/build/page-sizes.mjs";
import { renderPages } from "./scripts/build/pages.mjs";
import { buildSiteFiles } from "./scripts/build/site-files.mjs";
import { buildShopStyle } from "./scripts/build/shop-style.mjs";
import { measure, printSizes } from "./scripts/build/sizes.mjs";
import { buildTools } from "./scripts/build/tools.mjs";
import { runNode } from "./scripts/child.mjs";

const flags = new Set(process.argv.slice(2));

try {
  const islands = await findIslands();
  if (flags.has("--react")) await buildSite("react", ".build/react", islands);
  else {
    // In another process, at the same time.
    const react = flags.has("--all") && runNode([fileURLToPath(import.meta.url), "--react"]);
    await bundleForNode({ cms: "fixtures-html/cms/server.ts" });
    buildShopStyle(".build/bootstrap.css");
    await buildSite("preact", "dist", islands);
    await pruneKept();
    if (react && (await react).code !== 0) process.exitCode = 1;
  }
} catch (error) {
  // esbuild has printed its own errors already.
  if (!error.errors) console.error(error.expected ? error.message : error);
  process.exitCode = 1;
}

/**
 * Builds into a temporary folder and replaces the old build only on success, so that a running server never serves half
 * a build or one that is over budget.
 */
async function buildSite(framework, target, islands) {
  const outdir = `${target}.new`;
  await rm(outdir, { recursive: true, force: true });
  try {
    await buildInto(outdir, framework, islands);
  } catch (error) {
    await rm(outdir, { recursive: true, force: true });
    if (existsSync(target)) console.error(`${target}/ still holds the last build that succeeded.`);
    throw error;
  }
  await rm(target, { recursive: true, force: true });
  await rename(outdir, target);
}

async function buildInto(outdir, framework, islands) {
  const chunks = await buildSiteFiles({ framework, outdir, islands });
  await moveMaps(outdir);
  const files = await compressAll(outdir);
  const tools = framework === "preact" ? await buildTools(outdir, islands) : {};
  await writeLicences(outdir, { ...chunks.outputs, ...tools });
  await writeManifest({ outdir, chunks, files });
  if (framework === "react") return;
  const sizes = measure({ islands, chunks, files });
  const pages = measurePages({ islands, chunks, files }, await renderPages(".build/cms.mjs", islands));
  if (!flags.has("--quiet")) {
    printSizes(sizes);
    printPages(pages);
  }
  checkBudgets(sizes, pages);
  await buildEditorData({ outdir, islands });
  if (flags.has("--docs")) await writeDocsTables(islands, sizes, pages);
  else if (flags.has("--all")) await checkDocsTables(islands, sizes, pages);
  await buildDocs({ outdir, islands, sizes });
}
