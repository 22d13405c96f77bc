// `npm run capture -- URL NAME`: keeps a page of a site as a fixture. README, Capture a page of your site.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { Problem, runMain } from "./problem.mjs";
import { root } from "./root.mjs";

await runMain(async () => {
  onStop();
  await ensureInstalled();
  const { build } = await import("esbuild");
  const outfile = join(root, ".build", "capture.mjs");
  const entryPoints = [join(root, "tools", "capture", "capture.ts")];
  await build({ entryPoints, outfile, bundle: true, platform: "node", packages: "external", format: "esm", target: "node20", logLevel: "error" });
  const { capture } = await import(pathToFileURL(outfile).href);
  const captures = join(root, "fixtures-html", "captured");
  await capture(process.argv.slice(2), { captures, say: console.log }).catch((error) => Promise.reject(error.expected ? new Problem(error.message) : error));
});
