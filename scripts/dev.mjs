// `npm run dev`: as `npm start`, and builds again at each change, then has open browsers load their page again.
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
  if (!(await build([]))) throw new Problem("The first build failed; its own words are above.");
  const start = () => serve({ ...where, reload: true }).catch((error) => Promise.reject(listenProblem(error, where)));
  cms = await start();
  let served = serverCode();
  console.log(`Atoll is running at ${new URL("/", cms.url)}`);

  onChange(async (changed) => {
    console.log(`Changed: ${changed.join(", ")}`);
    if (!(await build([]))) return console.log("The build failed; the last good one is still served.");
    // Only when it must: the carts and logins of the shop live in the server's memory.
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
 * Calls `act` with the names of what changed, one call at a time; an editor's burst of writes is one change.
 * @param {(names: string[]) => Promise<unknown>} act
 */
function onChange(act) {
  /** @type {Set<string>} */
  const pending = new Set();
  let timer;
  let acting = false;

  const flush = async () => {
    if (acting || pending.size === 0) return;
    acting = true;
    const names = [...pending];
    pending.clear();
    try {
      await act(names);
    } catch (error) {
      console.error(error?.expected ? error.message : error);
    }
    acting = false;
    void flush();
  };

  const note = (name) => {
    pending.add(name);
    clearTimeout(timer);
    timer = setTimeout(flush, 100);
  };

  for (const folder of folders) watchPath(folder, true, (name) => note(`${folder}/${name}`));
  // A watched file is lost when an editor replaces it, so its folder is watched in its place.
  watchPath(".", false, (name) => files.includes(name) && note(name));
}

/** @param {(name: string) => void} tell */
function watchPath(folder, recursive, tell) {
  try {
    watch(join(root, folder), { recursive }, (_event, name) => name && tell(name.replaceAll("\\", "/")));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}
