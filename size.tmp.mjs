// builds navigation+core quickly into /tmp/sz and prints brotli sizes
import { findExtras } from "./scripts/build/extras.mjs";
import { findLinks, layerEntry, linkLayers, navigation } from "./scripts/build/link-layers.mjs";
import { browserOptions } from "./scripts/build/options.mjs";
import { squeeze } from "./scripts/build/squeeze.mjs";
import { build } from "esbuild";
import { readFileSync, mkdirSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
const links = await findLinks(await findExtras());
mkdirSync("/tmp/sz",{recursive:true});
const o = browserOptions("preact");
for (const [name, contents, plugins, format, define] of [
  ["core", layerEntry(links,0), [], "iife", {ATOLL_BUNDLES:'"anchors charset connectors consent-gates debug dialogs forms islands layers login navigation page-scripts policy prefetch scrollers stay styles table-forms texts-en texts-fr texts-nl"',ATOLL_HASHES:'"ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOP"',ATOLL_ISLAND_SELECTORS:'["[data-island]"]'}],
  ["navigation", layerEntry(links,1), [linkLayers(links,{entry:navigation,below:1})], "esm", {}],
]) {
  await build({...o, stdin:{contents,resolveDir:process.cwd()}, plugins, outfile:`/tmp/sz/${name}.js`, format, define:{...o.define,...define}});
  await squeeze(`/tmp/sz/${name}.js`, format);
  const b = readFileSync(`/tmp/sz/${name}.js`);
  console.log(name, b.length, brotliCompressSync(b,{params:{[constants.BROTLI_PARAM_QUALITY]:11,[constants.BROTLI_PARAM_SIZE_HINT]:b.length}}).length, "links", links.filter(l=>l.layer===(name==="core"?0:1)).length);
}
process.exit(0);
