// Serves the pages of a bench, and Atoll from dist/.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../scripts/root.mjs";

/** @type {Record<string, string>} */
const types = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/**
 * @typedef {import("node:http").IncomingHttpHeaders} Headers
 * @typedef {{ body: Buffer, delay: number }} Piece  sent after `delay` milliseconds
 * @typedef {{ type: string, body?: string | Buffer, pieces?: Piece[], delay?: number }} Answer  `delay` in milliseconds
 */

/**
 * @param {(path: string, query: URLSearchParams, headers: Headers) => Answer | undefined} answer undefined means 404
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function serve(answer) {
  const server = createServer(async ({ url = "/", headers }, response) => {
    const { pathname, searchParams } = new URL(url, "http://bench");
    const found = (await built(pathname)) ?? answer(pathname, searchParams, headers);
    if (found?.delay) await sleep(found.delay);
    response.writeHead(found ? 200 : 404, {
      "Content-Type": found ? types[found.type] : "text/plain",
      "Cache-Control": cacheOf(pathname),
    });
    for (const { body, delay } of found?.pieces ?? []) {
      await sleep(delay);
      response.write(body);
    }
    response.end(found?.body);
  });
  await new Promise((/** @type {(value?: unknown) => void} */ resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The browser may cache scripts, so that a visit loads only its page. @param {string} path */
const cacheOf = (path) => (/\.(js|css|svg)$/.test(path) ? "max-age=3600" : "no-cache");

/** @type {Map<string, Buffer>} */
const cache = new Map();

/** @param {string} path @returns {Promise<Answer | undefined>} */
async function built(path) {
  if (!path.startsWith("/atoll/")) return undefined;
  const body = cache.get(path) ?? (await readFile(join(root, "dist", path.slice("/atoll/".length))));
  cache.set(path, body);
  return { type: extname(path), body };
}
