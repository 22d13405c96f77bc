// Finds a WebKit for the tests across engines; installs one when none is found.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { downloadWithPlaywright, installDebianPackages, playwrightHas } from "./install.mjs";
import { onPath } from "./programs.mjs";

/**
 * WebKitGTK with its WebDriver, else Playwright's own WebKit.
 * @returns {Promise<import("./engines.mjs").WebKit | undefined>} undefined when none can be had
 */
export async function webkit() {
  return (
    installed() ??
    ((await playwrightHas("webkit")) ? { own: true } : undefined) ??
    (await installDebianPackages(["webkit2gtk-driver", "xvfb"]), installed()) ??
    ((await downloadWithPlaywright("webkit")) ? { own: true } : undefined)
  );
}

function installed() {
  const [driver] = onPath(["WebKitWebDriver"]);
  const [screen] = onPath(["Xvfb"]);
  const browser = miniBrowsers().find((path) => existsSync(path));
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** MiniBrowser is not on PATH: each distribution keeps it in a folder of libraries. The newest version is last. */
function miniBrowsers() {
  const libraries = ["/usr/lib", "/usr/lib64", "/usr/libexec", ...subfolders("/usr/lib").filter(isLinuxTriplet)];
  return libraries
    .flatMap((folder) => subfolders(folder).filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path)))
    .map((folder) => join(folder, "MiniBrowser"))
    .reverse();
}

/** @param {string} path */
const isLinuxTriplet = (path) => path.includes("-linux-");

/** @param {string} folder */
function subfolders(folder) {
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
