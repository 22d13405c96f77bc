// `npm start`: installs missing packages, builds, and serves the stand-in shop or, with --site, another site.
import { address, ensureFree, listenProblem } from "./address.mjs";
import { build } from "./parts/build.mjs";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { Problem, runMain } from "./problem.mjs";
import { production, serve } from "./serve.mjs";
import { rejectProxyAddress } from "../tools/proxy/site-address.mjs";
import { help, startOptions } from "./start-options.mjs";

await runMain(async () => {
  /** @type {{ close(): Promise<void> } | undefined} */
  let running;
  onStop(() => running?.close());

  const options = startOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(help);
    process.exit();
  }
  const where = address(process.env);
  if (options.site) rejectProxyAddress(options.site, where);
  await ensureFree(where);
  await ensureInstalled();
  if (options.site) {
    // Imported late: it needs the packages that were just installed.
    const { showSite } = await import("./show-site.mjs");
    running = await showSite({ site: options.site, rules: options.rules }, where);
    return;
  }
  if (!(await build(["--quiet"]))) throw new Problem("The build failed; see its output above.");
  console.log("Starting the shop ...");
  const cms = await serve({ ...where, ...production }).catch((error) => Promise.reject(listenProblem(error, where)));
  running = cms;
  console.log(`Atoll is running at ${new URL("/", cms.url)}`);
  console.log(`Documentation, with live examples: ${new URL("/docs", cms.url)}`);
});
