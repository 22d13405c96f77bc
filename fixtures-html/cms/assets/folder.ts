import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, normalize, resolve, sep } from "node:path";
import type { Request } from "../env.ts";
import { cacheOf, send } from "./send.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".bmp": "image/bmp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".otf": "font/otf",
  ".webm": "video/webm",
};

const packed = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
];

/**
 * Sends a file of a folder, compressed when a compressed copy exists and the browser accepts it. Null when the folder
 * has no such file.
 */
export async function sendFile(c: Request, folder: string, name: string): Promise<Response | null> {
  const path = resolve(folder, normalize(`./${name}`));
  if (!path.startsWith(resolve(folder) + sep)) return null;
  const type = types[extname(path)] ?? "application/octet-stream";
  const cache = cacheOf(c);
  const map = sourceMapOf(folder, name);
  const common = { Vary: "Accept-Encoding", ...(map && { SourceMap: map }) };
  const accepted = c.req.header("Accept-Encoding") ?? "";
  for (const { encoding, ending } of packed) {
    const body = accepted.includes(encoding) ? await contentOf(path + ending) : null;
    if (body) return send(c, { body, type, cache, headers: { ...common, "Content-Encoding": encoding } });
  }
  const body = await contentOf(path);
  return body && send(c, { body, type, cache, headers: common });
}

/** The address of a file's source map in maps/, relative to the file; undefined when it has none. */
function sourceMapOf(folder: string, name: string): string | undefined {
  const map = `maps/${basename(name)}.map`;
  const depth = normalize(name).split(sep).length - 1;
  return existsSync(resolve(folder, map)) ? "../".repeat(depth) + map : undefined;
}

async function contentOf(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return null;
  }
}
