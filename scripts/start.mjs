// `npm start`: installs what is missing, builds, and serves the stand-in shop; with --site, a site of yours.
import { address, ensureFree, listenProblem } from "./address.mjs";
import { build } from "./parts/build.mjs";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { Problem, runMain } from "./problem.mjs";
import { serve } from "./serve.mjs";
import { help, refuseItself, startOptions } from "./start-options.mjs";

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
  if (options.site) refuseItself(options.site, where);
  await ensureFree(where);
  await ensureInstalled();
  if (options.site) {
    // It needs what was just installed.
    const { showSite } = await import("./show-site.mjs");
    running = await showSite(options, where);
    return;
  }
  if (!(await build(["--quiet"]))) throw new Problem("The build failed; its own words are above.");
  const cms = await serve(where).catch((error) => Promise.reject(listenProblem(error, where)));
  running = cms;
  console.log(`Atoll is running at ${new URL("/", cms.url)}`);
  console.log(`Each island with its examples: ${new URL("/islands", cms.url)}`);
});
