import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/**
 * Builds into a temporary folder and replaces the old build only on success, so that a running server never serves half
 * a build or one that is over budget.
 * @param {string} target
 * @param {(outdir: string) => Promise<void>} build
 */
export async function buildIntoFolder(target, build) {
  const outdir = `${target}.new`;
  await rm(outdir, { recursive: true, force: true });
  try {
    await build(outdir);
  } catch (error) {
    await rm(outdir, { recursive: true, force: true });
    if (existsSync(target)) console.error(`${target}/ still holds the last build that succeeded.`);
    throw error;
  }
  await rm(target, { recursive: true, force: true });
  await rename(outdir, target);
}
