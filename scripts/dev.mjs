// `npm run dev`: like `npm start`, but rebuilds at each change what the change needs, without minifying as for
// production, and reloads the page in open browsers.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { address, ensureFree, listenProblem } from "./address.mjs";
import { build } from "./parts/build.mjs";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { printError, Problem, runMain } from "./problem.mjs";
import { root } from "./root.mjs";
import { development, serve } from "./serve.mjs";

const watched = [
  "shell",
  "islands",
  "adapters",
  "shared",
  "texts",
  "tools",
  "fixtures-html",
  "docs",
  "scripts/build",
  "build.mjs",
  "package.json",
  "tsconfig.json",
];

await runMain(async () => {
  /** @type {Awaited<ReturnType<typeof serve>> | undefined} */
  let cms;
  onStop(() => cms?.close());

  const where = address(process.env);
  await ensureFree(where);
  await ensureInstalled();
  if (!(await build(["--dev"]))) throw new Problem("The first build failed; see its output above.");
  const start = () =>
    serve({ ...where, ...development, reload: true }).catch((error) => Promise.reject(listenProblem(error, where)));
  cms = await start();
  let served = serverCode();
  console.log(`Atoll is running at ${new URL("/", cms.url)}`);
  console.log(`Documentation, with live examples: ${new URL("/docs", cms.url)}`);

  await onChange(async (changed) => {
    console.log(`Changed: ${changed.join(", ")}`);
    const buildStart = performance.now();
    if (!(await build(["--dev"]))) return console.log("The build failed; the last good build is still served.");
    // Restart only when the server's code changed: carts and logins live in the server's memory.
    if (serverCode() !== served) {
      served = serverCode();
      await cms?.close();
      cms = await start();
    }
    cms?.reload();
    console.log(`Rebuilt in ${((performance.now() - buildStart) / 1000).toFixed(1)} s; open pages reload.`);
  });
});

function serverCode() {
  return createHash("sha256")
    .update(readFileSync(join(root, development.server)))
    .digest("hex");
}

/** Names that editors give to their temporary files: those without an extension, hidden ones, and copies. */
const isTemporary = /(^|\/)(\.[^/]*|[^/.]+|[^/]*~)$/;

/**
 * Calls `handle` with the names of the changed files, never twice at once. Writes within 100 ms count as one change.
 * @param {(names: string[]) => Promise<unknown>} handle
 */
async function onChange(handle) {
  // Imported late: `ensureInstalled` may have just installed it.
  const { watch } = await import("chokidar");
  /** @type {Set<string>} */
  const pending = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isHandling = false;

  const flush = async () => {
    if (isHandling || pending.size === 0) return;
    isHandling = true;
    const names = [...pending];
    pending.clear();
    try {
      await handle(names);
    } catch (error) {
      printError(error);
    }
    isHandling = false;
    void flush();
  };

  /** @param {string} name */
  const record = (name) => {
    if (isTemporary.test(name)) return;
    pending.add(name);
    clearTimeout(timer);
    timer = setTimeout(flush, 100);
  };

  watch(watched, { cwd: root, ignoreInitial: true }).on("all", (_event, path) => record(path.replaceAll("\\", "/")));
}
