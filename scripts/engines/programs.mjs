// Finds programs on this machine.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Paths of these programs that exist on PATH, in the order of `names`.
 * @param {string[]} names
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path));
}

/**
 * Runs the program, because existing is not enough: on Ubuntu `chromium-browser` is a stub that asks for snap.
 * @param {string} path
 * @param {RegExp} version what the program prints of its version
 */
export function isProgram(path, version) {
  if (!existsSync(path)) return false;
  // On Windows `chrome.exe --version` opens a window and prints nothing.
  if (process.platform === "win32") return true;
  try {
    const output = execFileSync(path, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 20_000,
    });
    return version.test(output);
  } catch {
    return false;
  }
}
