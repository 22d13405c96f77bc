// `npm start`: installs what is missing, builds, and serves the stand-in shop.
import { address, ensureFree, listenProblem } from "./address.mjs";
import { build } from "./parts/build.mjs";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { Problem, runMain } from "./problem.mjs";
import { serve } from "./serve.mjs";

await runMain(async () => {
  /** @type {{ close(): Promise<void> } | undefined} */
  let cms;
  onStop(() => cms?.close());

  const where = address(process.env);
  await ensureFree(where);
  await ensureInstalled();
  if (!(await build([]))) throw new Problem("The build failed; its own words are above.");
  cms = await serve(where).catch((error) => Promise.reject(listenProblem(error, where)));
  console.log(`Atoll is running at ${new URL("/", cms.url)}`);
});
