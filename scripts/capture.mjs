// `npm run capture -- URL NAME`: saves a page of a site as a fixture. See docs/tools/capture.md.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { runMain } from "./problem.mjs";
import { root } from "./root.mjs";

await runMain(async () => {
  onStop();
  await ensureInstalled();
  // Imported late: it needs the packages that were just installed.
  const { bundleForNode } = await import("./build/for-node.mjs");
  await bundleForNode({ capture: "tools/capture/capture.ts" });
  const { capture } = await import(pathToFileURL(join(root, ".build", "capture.mjs")).href);
  const captures = join(root, "fixtures-html", "captured");
  await capture(process.argv.slice(2), { captures, from: process.env.INIT_CWD ?? ".", log: console.log });
});
