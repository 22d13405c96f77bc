import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const versions = new Map<string, { changed: number; version: string }>();

/** Short hash of the built shell script; empty when there is no build. */
export function assetsVersion(dist: string): string {
  const file = join(dist, "atoll.js");
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return "";
  const cached = versions.get(file);
  if (cached?.changed === changed) return cached.version;
  const version = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 10);
  versions.set(file, { changed, version });
  return version;
}
