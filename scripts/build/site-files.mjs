// Builds all scripts, styles and texts that a site loads, under their final names.
import { buildAdapters } from "./adapters.mjs";
import { buildConnectors } from "./connectors.mjs";
import { buildIslands } from "./islands.mjs";
import { nameFiles } from "./name-files.mjs";
import { buildDebug, buildOnDemand, buildPlaceholders, buildShell, linksOfShell } from "./shell.mjs";

/**
 * @param {{ framework: "preact" | "react", outdir: string, islands: import("./find-islands.mjs").Island[],
 *   minify: import("./squeeze.mjs").Minify }} needs
 * @returns {Promise<import("./islands.mjs").Chunks>}
 */
export async function buildSiteFiles({ framework, outdir, islands, minify }) {
  const connectors = await buildConnectors(outdir, minify);
  const chunks = await buildIslands({ framework, outdir, islands, connectors, minify });
  chunks.connectors = connectors;
  chunks.adapters = await buildAdapters(outdir);
  const links = await linksOfShell();
  Object.assign(chunks.late, await buildOnDemand(outdir, links, minify));
  chunks.late["atoll-debug"] = await buildDebug({ outdir, islands });
  await buildPlaceholders(outdir, islands);
  await nameFiles(outdir, chunks);
  await buildShell({ outdir, islands, chunks, links, minify });
  return chunks;
}
