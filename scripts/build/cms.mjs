// The stand-in CMS, as one module for Node.
import { build } from "esbuild";

export async function buildCms() {
  await build({
    entryPoints: ["fixtures-html/cms/server.ts"],
    outfile: ".build/cms.mjs",
    bundle: true,
    platform: "node",
    packages: "external",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    logLevel: "error",
  });
}
