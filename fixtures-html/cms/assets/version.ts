import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const known = new Map<string, { changed: number; version: string }>();

/** A short hash of the shell script that is built; empty when none is. */
export function assetsVersion(dist: string): string {
  const file = join(dist, "atoll.js");
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return "";
  const before = known.get(file);
  if (before?.changed === changed) return before.version;
  const version = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 10);
  known.set(file, { changed, version });
  return version;
}
