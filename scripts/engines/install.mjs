// Installs browsers for the tests.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { run, runNode } from "../child.mjs";
import { root } from "../root.mjs";

/**
 * Launches Playwright's own browser, as `executablePath()` would not do: that names the full browser, never the
 * headless shell.
 * @param {"chromium" | "firefox" | "webkit"} name
 */
export async function playwrightHas(name) {
  const playwright = await import("@playwright/test");
  try {
    await (await playwright[name].launch()).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks Playwright to download its browser; resolves with whether it can be launched then.
 * @param {"chromium" | "firefox" | "webkit"} name
 */
export async function downloadWithPlaywright(name) {
  console.error(`No ${name} found; asking Playwright to download one ...`);
  const system = isRoot() && process.platform === "linux" ? ["--with-deps"] : [];
  const shell = name === "chromium" ? ["--only-shell"] : [];
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  await runNode([cli, "install", ...shell, ...system, name], { quiet: true });
  return playwrightHas(name);
}

/**
 * Installs Debian packages; does nothing without the rights for it.
 * @param {string[]} names
 */
export async function installDebianPackages(names) {
  if (!isRoot() || !existsSync("/etc/debian_version")) return;
  console.error(`Installing Debian's ${names.join(" and ")} ...`);
  // An outdated list would install an outdated browser.
  await run("apt-get", ["update"], { quiet: true });
  await run("apt-get", ["install", "--yes", "--no-install-recommends", ...names], { quiet: true });
}

const isRoot = () => process.getuid?.() === 0;
