// Finds a Chromium for the browser tests: the first of six ways that works.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runNode } from "./child.mjs";
import { Problem } from "./problem.mjs";
import { root } from "./root.mjs";

/**
 * The Chromium to launch, or "" for Playwright's own. Installs one when there is none.
 * @returns {Promise<string>}
 */
export async function chromePath() {
  if (process.env.CHROME_PATH) return named(process.env.CHROME_PATH);
  if (await playwrightHasOne()) return "";
  return installedOne() ?? (await download()) ?? (await debianPackage()) ?? none();
}

/** @param {string} path */
function named(path) {
  if (isBrowser(path)) return path;
  throw new Problem(
    `CHROME_PATH is "${path}", which is no Chromium or Chrome that runs here; name its program, or unset CHROME_PATH.`,
  );
}

/** Starting it is the only proof: Playwright's `executablePath()` names the full browser, never the headless shell. */
async function playwrightHasOne() {
  const { chromium } = await import("@playwright/test");
  try {
    await (await chromium.launch()).close();
    return true;
  } catch {
    return false;
  }
}

// The headless shell is what Playwright brings along, and takes a fifth less time than a whole browser that shows no window.
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

function installedOne() {
  const fixed = fixedPlaces[process.platform] ?? [];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [...programs.flatMap((name) => folders.map((folder) => join(folder, name))), ...fixed];
  return candidates.find(isBrowser);
}

/** A program may be there and not run: on Ubuntu `chromium-browser` is a stub that asks for snap. */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  // There `chrome.exe --version` opens a window in place of answering.
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
  return (await playwrightHasOne()) ? "" : undefined;
}

async function debianPackage() {
  if (!isRoot() || !existsSync("/etc/debian_version")) return undefined;
  console.error("The download failed; installing Debian's own Chromium ...");
  await run("apt-get", ["update"], { quiet: true });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await run("apt-get", ["install", "--yes", "--no-install-recommends", name], { quiet: true });
    const path = installedOne();
    if (path) return path;
  }
  return undefined;
}

function none() {
  throw new Problem(
    "The browser tests need Chromium or Chrome, and none was found: not in CHROME_PATH, not Playwright's own, not on PATH; " +
      "it could not be downloaded either.\nInstall one (`npx playwright install chromium`, or your system's package), or set " +
      "CHROME_PATH to its program.",
  );
}

const isRoot = () => process.getuid?.() === 0;
