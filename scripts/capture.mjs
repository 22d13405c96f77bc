// `npm run capture -- URL NAME`: keeps a page of a site as a fixture. README, Capture a page of your site.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { runMain } from "./problem.mjs";
import { root } from "./root.mjs";

await runMain(async () => {
  onStop();
  await ensureInstalled();
  // It needs what was just installed.
  const { bundleForNode } = await import("./build/for-node.mjs");
  await bundleForNode({ capture: "tools/capture/capture.ts" });
  const { capture } = await import(pathToFileURL(join(root, ".build", "capture.mjs")).href);
  const captures = join(root, "fixtures-html", "captured");
  await capture(process.argv.slice(2), { captures, from: process.env.INIT_CWD ?? ".", say: console.log });
});
