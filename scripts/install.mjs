// Installs a folder's dependencies when they are missing or not those of its package-lock.json.
//
// It is called inside the scripts, not from `prestart` or `pretest`: npm skips those when the user has ignore-scripts.
// So it may import nothing but Node's own modules.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "./child.mjs";
import { installed } from "./installed.mjs";
import { npmEnvironment } from "./npm-environment.mjs";
import { Problem } from "./problem.mjs";
import { root } from "./root.mjs";

/**
 * Makes node_modules match package-lock.json. Costs about a millisecond when it does already.
 * @param {string} [folder]
 */
export async function ensureInstalled(folder = root) {
  if (isCurrent(folder)) return;
  const busyFile = join(folder, ".build", "install.lock");
  await takeTurn(busyFile);
  try {
    // Another run may have installed while this one waited.
    if (isCurrent(folder)) return;
    if (!installed(join(folder, "package-lock.json"), join(folder, "node_modules", ".package-lock.json")))
      await install(folder);
    writeFileSync(stampFile(folder), wantedStamp(folder));
  } finally {
    rmSync(busyFile, { force: true });
  }
}

const stampFile = (folder) => join(folder, "node_modules", ".atoll-installed");

function wantedStamp(folder) {
  const platform = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(platform)
    .digest("hex");
}

const isCurrent = (folder) => read(stampFile(folder)) === wantedStamp(folder);

async function install(folder) {
  rmSync(stampFile(folder), { force: true });
  console.error("Installing the dependencies (npm ci) ...");
  const args = ["ci", "--include=dev"];
  const options = { cwd: folder, env: npmEnvironment(process.env), quiet: true };
  // Under yarn or pnpm npm_execpath names their program, which has no `ci`.
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith("npm-cli.js")
    ? await run(process.execPath, [npm, ...args], options)
    : await run("npm", args, { ...options, shell: process.platform === "win32" });
  if (code === 0) return;
  throw new Problem(
    `${output.trim()}\n\nThe dependencies could not be installed: \`npm ci\` in ${root} ended with code ${code}; its own words ` +
      "are above.\nMost often the package registry cannot be reached. Mend that, then start this command again.",
  );
}

/** Waits until no other run installs in this folder, and marks it as taken by this one. */
async function takeTurn(busyFile) {
  mkdirSync(dirname(busyFile), { recursive: true });
  for (let told = false; ; await sleep(200)) {
    try {
      writeFileSync(busyFile, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isAbandoned(busyFile)) rmSync(busyFile, { force: true });
    else if (!told) {
      told = true;
      console.error("Another run is installing the dependencies; waiting for it ...");
    }
  }
}

function isAbandoned(busyFile) {
  const pid = Number(read(busyFile));
  // Its owner may be between making the file and writing its number.
  if (!pid) return Date.now() - (statSync(busyFile, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5000;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
