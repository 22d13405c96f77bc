// Starts child processes and ends them when this process exits.
import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

process.on("exit", () => {
  for (const child of running) child.kill();
});

/**
 * Runs a command, by default in the repository's folder. With `quiet`, its output is returned and not printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} `code` is 1 when the command did not start or a signal ended it
 */
export function run(command, args, { cwd = root, env = process.env, quiet = false, shell = false } = {}) {
  return new Promise((resolve) => {
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : "inherit";
    const child = spawn(command, args, { cwd, env, stdio, shell });
    running.add(child);
    let output = "";
    child.stdout?.on("data", (data) => (output += data));
    child.stderr?.on("data", (data) => (output += data));
    child.on("error", (error) => {
      running.delete(child);
      resolve({ code: 1, output: `${output}${command} did not start: ${error.message}` });
    });
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a script with the same Node as this process.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);
