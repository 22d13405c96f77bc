// Builds all scripts, styles and texts that a site loads, under their final names.
import { buildAdapters } from "./adapters.mjs";
import { buildConnectors } from "./connectors.mjs";
import { buildIslands } from "./islands.mjs";
import { nameFiles } from "./name-files.mjs";
import { findExtras } from "./extras.mjs";
import { findLinks } from "./link-layers.mjs";
import { buildExtras, buildPlaceholders, buildShell } from "./shell.mjs";

/**
 * @param {{ framework: "preact" | "react", outdir: string, islands: import("./find-islands.mjs").Island[],
 *   minify: import("./squeeze.mjs").Minify }} needs
 * @returns {Promise<import("./islands.mjs").Chunks>}
 */
export async function buildSiteFiles({ framework, outdir, islands, minify }) {
  const connectors = await buildConnectors(outdir, minify);
  const extras = await findExtras();
  const links = await findLinks(extras);
  const chunks = await buildIslands({ framework, outdir, islands, connectors, extras, links, minify });
  chunks.connectors = connectors;
  chunks.adapters = await buildAdapters(outdir);
  Object.assign(chunks.bundles, await buildExtras({ outdir, islands, extras, links, minify }));
  await buildPlaceholders(outdir, islands);
  await nameFiles(outdir, chunks);
  await buildShell({ outdir, islands, chunks, links, minify });
  return chunks;
}
