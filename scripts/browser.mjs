// Finds a Chromium for the browser tests; installs one when none is found.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runNode } from "./child.mjs";
import { Problem } from "./problem.mjs";
import { root } from "./root.mjs";

/**
 * The path of the Chromium to launch; "" for Playwright's own.
 * Throws a `Problem` when none is found and none can be installed.
 * @returns {Promise<string>}
 */
export async function chromePath() {
  if (process.env.CHROME_PATH) return configuredBrowser(process.env.CHROME_PATH);
  if (await playwrightHasBrowser()) return "";
  return findInstalled() ?? (await download()) ?? (await debianPackage()) ?? throwNotFound();
}

/** @param {string} path */
function configuredBrowser(path) {
  if (isBrowser(path)) return path;
  throw new Problem(
    `CHROME_PATH expects the program of a Chromium or Chrome that runs on this machine, got "${path}"; ` +
      "correct CHROME_PATH or unset it.",
  );
}

/** Launches it, as `executablePath()` would not do: that names the full browser, never the headless shell. */
async function playwrightHasBrowser() {
  const { chromium } = await import("@playwright/test");
  try {
    await (await chromium.launch()).close();
    return true;
  } catch {
    return false;
  }
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

function findInstalled() {
  const fixed = fixedPlaces[process.platform] ?? [];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [...programs.flatMap((name) => folders.map((folder) => join(folder, name))), ...fixed];
  return candidates.find(isBrowser);
}

/** Runs the program, because existing is not enough: on Ubuntu `chromium-browser` is a stub that asks for snap. */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  // On Windows `chrome.exe --version` opens a window and prints nothing.
  if (process.platform === "win32") return true;
  try {
    return /Chrom|Edge/.test(
      execFileSync(path, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 20_000 }),
    );
  } catch {
    return false;
  }
}

async function download() {
  console.error("No Chromium found; asking Playwright to download one ...");
  const system = isRoot() && process.platform === "linux" ? ["--with-deps"] : [];
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  await runNode([cli, "install", "--only-shell", ...system, "chromium"], { quiet: true });
  return (await playwrightHasBrowser()) ? "" : undefined;
}

async function debianPackage() {
  if (!isRoot() || !existsSync("/etc/debian_version")) return undefined;
  console.error("The download failed; installing Debian's own Chromium ...");
  await run("apt-get", ["update"], { quiet: true });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await run("apt-get", ["install", "--yes", "--no-install-recommends", name], { quiet: true });
    const path = findInstalled();
    if (path) return path;
  }
  return undefined;
}

function throwNotFound() {
  throw new Problem(
    "The browser tests need Chromium or Chrome. None was found on PATH or in Playwright's own folder, and the " +
      "download failed.\nInstall one (`npx playwright install chromium`, or your system's package), or set CHROME_PATH to " +
      "its program.",
  );
}

const isRoot = () => process.getuid?.() === 0;
