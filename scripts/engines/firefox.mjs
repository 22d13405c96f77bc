// Finds a Firefox for the tests across engines; installs one when none is found.
import { join } from "node:path";
import { Problem } from "../problem.mjs";
import { downloadWithPlaywright, installDebianPackages, playwrightHas } from "./install.mjs";
import { isProgram, onPath } from "./programs.mjs";

/**
 * An ordinary Firefox, else Playwright's own.
 * @returns {Promise<import("./engines.mjs").Firefox | undefined>} undefined when none can be had
 */
export async function firefox() {
  if (process.env.FIREFOX_PATH) return { program: configured(process.env.FIREFOX_PATH) };
  return (
    installed() ??
    ((await playwrightHas("firefox")) ? { own: true } : undefined) ??
    (await installDebianPackages(["firefox-esr"]), installed()) ??
    ((await downloadWithPlaywright("firefox")) ? { own: true } : undefined)
  );
}

/** @param {string} path */
function configured(path) {
  if (isFirefox(path)) return path;
  throw new Problem(
    `FIREFOX_PATH expects the program of a Firefox that runs on this machine, got "${path}"; ` +
      "correct FIREFOX_PATH or unset it.",
  );
}

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const fixedPlaces = {
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  win32: [process.env.PROGRAMFILES, process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Mozilla Firefox/firefox.exe")),
};

function installed() {
  const program = [...onPath(["firefox", "firefox-esr"]), ...(fixedPlaces[process.platform] ?? [])].find(isFirefox);
  return program ? { program } : undefined;
}

/** @param {string} path */
const isFirefox = (path) => isProgram(path, /Firefox/);
