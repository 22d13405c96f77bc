import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join, resolve, sep } from "node:path";
import { isReadyName } from "./ready-adapters.ts";

/** The path of the proxy's own files: the shell, the islands and the adapters. All other addresses are the site's. */
export const ownPath = "/__atoll__/";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
};

export interface OwnFile {
  bytes: Buffer;
  type: string;
  tag: string;
  /** Address of its source map, relative to `ownPath`. The package has no maps. */
  map?: string;
}

/** The file at `path`, relative to `ownPath`: one of the build, or an adapter by its index. Null when there is none. */
export async function ownFile(path: string, dist: string, adapters: string[]): Promise<OwnFile | null> {
  const file = fileOf(path, dist, adapters);
  try {
    const bytes = file === null ? null : await readFile(file);
    return (
      bytes && {
        bytes,
        type: types[extname(path)] ?? "application/octet-stream",
        tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 20)}"`,
        map: mapOf(path, dist),
      }
    );
  } catch {
    return null;
  }
}

function mapOf(path: string, dist: string): string | undefined {
  const map = `maps/${basename(path)}.map`;
  return existsSync(join(dist, map)) ? map : undefined;
}

/** The path is always inside of `dist`, except for the adapters of the rules. */
function fileOf(path: string, dist: string, adapters: string[]): string | null {
  const [, number] = /^adapter\/(\d+)\.js$/.exec(path) ?? [];
  if (number !== undefined) return adapterFile(adapters[Number(number)], dist);
  const file = resolve(dist, path);
  return file.startsWith(resolve(dist) + sep) ? file : null;
}

function adapterFile(adapter: string | undefined, dist: string): string | null {
  if (adapter === undefined) return null;
  return isReadyName(adapter) ? join(dist, "adapters", `${adapter}.js`) : adapter;
}
