// The proxy that shows a site with the shell, and the texts of the stand-in shop, as modules for Node.
import { build } from "esbuild";

export async function buildProxy() {
  await build({
    entryPoints: { proxy: "tools/proxy/main.ts", texts: "fixtures-html/cms/culture/strings.ts" },
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
