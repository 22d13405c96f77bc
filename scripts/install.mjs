// Installs a folder's dependencies when they are missing or differ from its package-lock.json.
//
// The scripts call this themselves. `prestart` and `pretest` would not do: npm skips them when the user has set
// ignore-scripts. Because it runs before any package is installed, it may import only Node's own modules.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installed } from "./installed.mjs";
import { withLock } from "./lock.mjs";
import { npm } from "./npm.mjs";
import { Problem } from "./problem.mjs";
import { root } from "./root.mjs";

/**
 * Makes node_modules match package-lock.json. Takes about a millisecond when it matches already.
 * Throws a `Problem` when `npm ci` fails.
 * @param {string} [folder]
 */
export async function ensureInstalled(folder = root) {
  if (isCurrent(folder)) return;
  await withLock(join(folder, ".build", "install.lock"), "Another run is installing the dependencies", async () => {
    // Another run may have installed while this one waited for the lock.
    if (isCurrent(folder)) return;
    if (!installed(join(folder, "package-lock.json"), join(folder, "node_modules", ".package-lock.json")))
      await install(folder);
    writeFileSync(stampFile(folder), expectedStamp(folder));
  });
}

/** @param {string} folder */
const stampFile = (folder) => join(folder, "node_modules", ".atoll-installed");

/** @param {string} folder */
function expectedStamp(folder) {
  const platform = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(platform)
    .digest("hex");
}

/** @param {string} folder */
const isCurrent = (folder) => read(stampFile(folder)) === expectedStamp(folder);

/** @param {string} folder */
async function install(folder) {
  rmSync(stampFile(folder), { force: true });
  console.error("Installing the dependencies (npm ci) ...");
  const { code, output } = await npm(["ci", "--include=dev"], { cwd: folder, quiet: true });
  if (code === 0) return;
  throw new Problem(
    `${output.trim()}\n\nThe dependencies could not be installed: \`npm ci\` in ${root} ended with code ${code}; ` +
      "see its output above.\nThe usual cause is that the package registry cannot be reached. Fix that, then run this " +
      "command again.",
  );
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
