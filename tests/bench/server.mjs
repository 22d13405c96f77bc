// Serves what a bench asks for: its own pages, and Atoll as it was built last.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { root } from "../../scripts/root.mjs";

const types = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/**
 * @param {(path: string, query: URLSearchParams, headers: import("node:http").IncomingHttpHeaders) => { type: string, body: string | Buffer } | undefined} answer
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function serve(answer) {
  const server = createServer(async ({ url = "/", headers }, response) => {
    const { pathname, searchParams } = new URL(url, "http://bench");
    const found = (await built(pathname)) ?? answer(pathname, searchParams, headers);
    response.writeHead(found ? 200 : 404, {
      "Content-Type": found ? types[found.type] : "text/plain",
      "Cache-Control": cacheOf(pathname),
    });
    response.end(found?.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Scripts are kept, so that a visit pays for its page alone. */
const cacheOf = (path) => (/\.(js|css|svg)$/.test(path) ? "max-age=3600" : "no-cache");

const kept = new Map();

async function built(path) {
  if (!path.startsWith("/atoll/")) return undefined;
  if (!kept.has(path)) kept.set(path, await readFile(join(root, "dist", path.slice("/atoll/".length))));
  return { type: extname(path), body: kept.get(path) };
}
