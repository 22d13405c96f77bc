// Node 20 cannot run TypeScript: a tool, or the stand-in CMS, is made a module in .build/ first. Packages stay outside.
import { build } from "esbuild";

/** @param {Record<string, string>} entryPoints  names of the modules and what they are made of */
export async function bundleForNode(entryPoints) {
  await build({
    entryPoints,
    outdir: ".build",
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
