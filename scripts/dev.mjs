// `npm run dev`: like `npm start`, but rebuilds at each change and reloads the page in open browsers.
import { createHash } from "node:crypto";
import { readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { address, ensureFree, listenProblem } from "./address.mjs";
import { build } from "./parts/build.mjs";
import { ensureInstalled } from "./install.mjs";
import { onStop } from "./lifetime.mjs";
import { Problem, runMain } from "./problem.mjs";
import { root } from "./root.mjs";
import { serve } from "./serve.mjs";

const folders = ["shell", "islands", "shared", "fixtures-html", "scripts/build"];
const files = ["build.mjs", "package.json", "tsconfig.json"];

await runMain(async () => {
  /** @type {Awaited<ReturnType<typeof serve>> | undefined} */
  let cms;
  onStop(() => cms?.close());

  const where = address(process.env);
  await ensureFree(where);
  await ensureInstalled();
  if (!(await build([]))) throw new Problem("The first build failed; see its output above.");
  const start = () => serve({ ...where, reload: true }).catch((error) => Promise.reject(listenProblem(error, where)));
  cms = await start();
  let served = serverCode();
  console.log(`Atoll is running at ${new URL("/", cms.url)}`);

  onChange(async (changed) => {
    console.log(`Changed: ${changed.join(", ")}`);
    if (!(await build([]))) return console.log("The build failed; the last good build is still served.");
    // Restart only when the server's code changed: carts and logins live in the server's memory.
    if (serverCode() !== served) {
      served = serverCode();
      await cms?.close();
      cms = await start();
    }
    cms?.reload();
  });
});

function serverCode() {
  return createHash("sha256")
    .update(readFileSync(join(root, ".build", "cms.mjs")))
    .digest("hex");
}

/**
 * Calls `handle` with the names of the changed files, never twice at once. Writes within 100 ms count as one change.
 * @param {(names: string[]) => Promise<unknown>} handle
 */
function onChange(handle) {
  /** @type {Set<string>} */
  const pending = new Set();
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
      console.error(error?.expected ? error.message : error);
    }
    isHandling = false;
    void flush();
  };

  const record = (name) => {
    pending.add(name);
    clearTimeout(timer);
    timer = setTimeout(flush, 100);
  };

  for (const folder of folders) watchPath(folder, true, (name) => record(`${folder}/${name}`));
  // Watch the folder, not the files: a watch on a file ends when an editor replaces that file.
  watchPath(".", false, (name) => files.includes(name) && record(name));
}

/** @param {(name: string) => void} report */
function watchPath(folder, recursive, report) {
  try {
    watch(join(root, folder), { recursive }, (_event, name) => name && report(name.replaceAll("\\", "/")));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}
