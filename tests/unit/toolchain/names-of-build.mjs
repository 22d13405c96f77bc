// Builds scripts and styles of the sources in the current folder into the folder OUT, for a test. Leaves out the
// navigation and minifies only the shell: minifying all takes most of the time of a build.
//   node names-of-build.mjs OUT
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [
  findIslands,
  islandFiles,
  connectorFiles,
  { findExtras },
  { findLinks },
  shell,
  nameFiles,
  { leaveAsBuilt, squeeze },
] = await Promise.all(
  ["find-islands", "islands", "connectors", "extras", "link-layers", "shell", "name-files", "squeeze"].map(
    (name) => import(pathToFileURL(resolve(`scripts/build/${name}.mjs`)).href),
  ),
);
const outdir = process.argv[2];
const islands = await findIslands.findIslands();
const connectors = await connectorFiles.buildConnectors(outdir, squeeze);
const extras = await findExtras();
const links = await findLinks(extras);
const chunks = await islandFiles.buildIslands({
  framework: "react",
  outdir,
  islands,
  connectors,
  extras,
  links,
  minify: leaveAsBuilt,
});
await shell.buildPlaceholders(outdir, islands);
await nameFiles.nameFiles(outdir, chunks);
await shell.buildShell({ outdir, islands, chunks, links, minify: squeeze });
