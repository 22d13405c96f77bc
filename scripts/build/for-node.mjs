// Bundles the tools and the stand-in CMS into .build/, because Node 20 cannot run TypeScript. Packages stay external.
import { build } from "esbuild";

/** @param {Record<string, string>} entryPoints  source file by the name of its module in `outdir` */
export async function bundleForNode(entryPoints, outdir = ".build") {
  await build({
    entryPoints,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    packages: "external",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    logLevel: "error",
  });
}
