// The builds for production and for tests with React.
import { checkBudgets } from "./budgets.mjs";
import { compressAll, moveMaps } from "./compress.mjs";
import { buildDocs } from "./docs.mjs";
import { checkDocsTables, writeDocsTables } from "./docs-tables.mjs";
import { buildEditorData } from "./editor.mjs";
import { findIslands } from "./find-islands.mjs";
import { bundleForNode } from "./for-node.mjs";
import { buildIntoFolder } from "./into-folder.mjs";
import { buildInstallFiles } from "./install/install-files.mjs";
import { writeLicences } from "./licences.mjs";
import { writeManifest } from "./manifest.mjs";
import { measurePages, printPages } from "./page-sizes.mjs";
import { renderPages } from "./pages.mjs";
import { buildSiteFiles } from "./site-files.mjs";
import { buildShopBootstrap } from "./shop-bootstrap.mjs";
import { measure, printSizes } from "./sizes.mjs";
import { leaveAsBuilt, squeeze } from "./squeeze.mjs";
import { buildTools } from "./tools.mjs";

/** Builds the same sources with React into .build/react. */
export async function buildReact() {
  const islands = await findIslands();
  await buildIntoFolder(".build/react", async (outdir) => {
    await buildFiles(outdir, "react", islands);
  });
}

/**
 * Builds dist/, and the stand-in CMS with its style and its documentation into .build/.
 * @param {{ tables?: "check" | "write", isQuiet: boolean }} options  `tables`: what happens to the generated tables of
 *   docs/; `isQuiet`: sizes are not printed
 */
export async function buildDist({ tables, isQuiet }) {
  const islands = await findIslands();
  await bundleForNode({ cms: "fixtures-html/cms/server.ts" });
  await buildShopBootstrap(".build");
  await buildIntoFolder("dist", async (outdir) => {
    console.log("Building scripts and styles; those that are new are minified, which takes a minute for all ...");
    const built = { islands, ...(await buildFiles(outdir, "preact", islands)) };
    console.log("Measuring scripts, styles and pages ...");
    const sizes = measure(built);
    const pages = measurePages(built, await renderPages(".build/cms.mjs", islands));
    if (!isQuiet) {
      printSizes(sizes);
      printPages(pages);
    }
    checkBudgets(sizes, pages);
    console.log("Building the documentation and data for editors ...");
    await buildEditorData({ outdir, islands });
    if (tables === "write") await writeDocsTables(islands, sizes, pages);
    else if (tables === "check") await checkDocsTables(islands, sizes, pages);
    await buildDocs({ outdir, islands, sizes });
    await buildInstallFiles(outdir);
  });
}

/** Builds all that a site loads. @param {string} outdir @param {"preact" | "react"} framework @param {import("./find-islands.mjs").Island[]} islands */
async function buildFiles(outdir, framework, islands) {
  // The build with React is for tests only.
  const minify = framework === "react" ? leaveAsBuilt : squeeze;
  const chunks = await buildSiteFiles({ framework, outdir, islands, minify });
  await moveMaps(outdir);
  const files = await compressAll(outdir);
  const tools = framework === "preact" ? await buildTools(outdir, islands, chunks) : {};
  await writeLicences(outdir, { ...chunks.outputs, ...tools });
  await writeManifest({ outdir, chunks, files });
  return { chunks, files };
}
