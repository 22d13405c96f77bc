import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

let version = 0;

/**
 * The files of a build, relative to the repository's folder.
 * @typedef {{ server: string, dist: string, docs: string }} Build
 */

/** @type {Build} */
export const production = { server: ".build/cms.mjs", dist: "dist", docs: ".build/docs" };
/** @type {Build} */
export const development = { server: ".build/dev/cms.mjs", dist: ".build/dev/site", docs: ".build/dev/docs" };

/**
 * Starts the stand-in shop of a build. Each call imports it under a new URL, because Node caches modules by URL for ever.
 * @param {Build & { host: string, port: number, reload?: boolean }} options
 * @returns {Promise<{ url: string, close(): Promise<void>, reload(): void }>}
 */
export async function serve({ server, dist, docs, ...options }) {
  const { startCms } = await import(`${pathToFileURL(join(root, server))}?v=${version++}`);
  return startCms({ ...options, dist: join(root, dist), docs: join(root, docs), control: false });
}
