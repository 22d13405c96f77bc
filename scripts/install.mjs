// Installs the dependencies when they are missing or not those of package-lock.json.
//
// It is called inside the scripts, not from `prestart` or `pretest`: npm skips those when the user has ignore-scripts.
// So it may import nothing but Node's own modules.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "./child.mjs";
import { installed } from "./installed.mjs";
import { npmEnvironment } from "./npm-environment.mjs";
import { Problem } from "./problem.mjs";
import { root } from "./root.mjs";

const stampFile = join(root, "node_modules", ".atoll-installed");
const busyFile = join(root, ".build", "install.lock");

/** Makes node_modules match package-lock.json. Costs about a millisecond when it does already. */
export async function ensureInstalled() {
  if (isCurrent()) return;
  await takeTurn();
  try {
    // Another run may have installed while this one waited.
    if (isCurrent()) return;
    if (!installed(join(root, "package-lock.json"), join(root, "node_modules", ".package-lock.json"))) await install();
    writeFileSync(stampFile, wantedStamp());
  } finally {
    rmSync(busyFile, { force: true });
  }
}

function wantedStamp() {
  const platform = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return createHash("sha256").update(readFileSync(join(root, "package-lock.json"))).update(platform).digest("hex");
}

const isCurrent = () => read(stampFile) === wantedStamp();

async function install() {
  rmSync(stampFile, { force: true });
  console.error("Installing the dependencies (npm ci) ...");
  const args = ["ci", "--include=dev"];
  const options = { env: npmEnvironment(process.env), quiet: true };
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
async function takeTurn() {
  mkdirSync(join(root, ".build"), { recursive: true });
  for (let told = false; ; await sleep(200)) {
    try {
      writeFileSync(busyFile, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isAbandoned()) rmSync(busyFile, { force: true });
    else if (!told) {
      told = true;
      console.error("Another run is installing the dependencies; waiting for it ...");
    }
  }
}

function isAbandoned() {
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
