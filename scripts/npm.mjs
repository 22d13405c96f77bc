// Runs npm. install.mjs uses this file before any package is installed, so it may import only Node's own modules.
import { run } from "./child.mjs";
import { npmEnvironment } from "./npm-environment.mjs";

/**
 * Runs npm, without the options of the npm that started this process.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options] `env` is added to the variables of this process
 */
export function npm(args, { env, ...options } = {}) {
  const settings = { ...options, env: { ...npmEnvironment(process.env), ...env } };
  // Under yarn or pnpm, npm_execpath is the path of their program, which has other commands.
  const program = process.env.npm_execpath;
  return program?.endsWith("npm-cli.js")
    ? run(process.execPath, [program, ...args], settings)
    : run("npm", args, { ...settings, shell: process.platform === "win32" });
}
