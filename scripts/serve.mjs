import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

let version = 0;

/**
 * Starts the stand-in shop of the last build. Each call imports it under a new URL, because Node caches modules by URL
 * for ever.
 * @param {{ host: string, port: number, reload?: boolean }} options
 * @returns {Promise<{ url: string, close(): Promise<void>, reload(): void }>}
 */
export async function serve(options) {
  const { startCms } = await import(`${pathToFileURL(join(root, ".build", "cms.mjs"))}?v=${version++}`);
  return startCms({ ...options, dist: join(root, "dist"), docs: join(root, ".build", "docs"), control: false });
}
