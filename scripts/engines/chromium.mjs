// Finds a Chromium for the browser tests; installs one when none is found.
import { join } from "node:path";
import { Problem } from "../problem.mjs";
import { downloadWithPlaywright, installDebianPackages, playwrightHas } from "./install.mjs";
import { isProgram, onPath } from "./programs.mjs";

/**
 * The path of the Chromium to launch; "" for Playwright's own.
 * Throws a `Problem` when none is found and none can be installed.
 * @returns {Promise<string>}
 */
export async function chromePath() {
  if (process.env.CHROME_PATH) return configuredBrowser(process.env.CHROME_PATH);
  if (await playwrightHas("chromium")) return "";
  return findInstalled() ?? (await download()) ?? (await debianPackage()) ?? throwNotFound();
}

/** @param {string} path */
function configuredBrowser(path) {
  if (isChromium(path)) return path;
  throw new Problem(
    `CHROME_PATH expects the program of a Chromium or Chrome that runs on this machine, got "${path}"; ` +
      "correct CHROME_PATH or unset it.",
  );
}

// The headless shell first: Playwright ships it too, and it takes a fifth less time than a full browser without a
// window.
const programs = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge-stable",
];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const fixedPlaces = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Microsoft/Edge/Application/msedge.exe"),
    ]),
};

const findInstalled = () => [...onPath(programs), ...(fixedPlaces[process.platform] ?? [])].find(isChromium);

/** @param {string} path */
const isChromium = (path) => isProgram(path, /Chrom|Edge/);

const download = async () => ((await downloadWithPlaywright("chromium")) ? "" : undefined);

async function debianPackage() {
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await installDebianPackages([name]);
    const path = findInstalled();
    if (path) return path;
  }
  return undefined;
}

/** @returns {never} */
function throwNotFound() {
  throw new Problem(
    "The browser tests need Chromium or Chrome. None was found on PATH or in Playwright's own folder, and the " +
      "download failed.\nInstall one (`npx playwright install chromium`, or your system's package), or set CHROME_PATH to " +
      "its program.",
  );
}
