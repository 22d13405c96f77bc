import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface ShellFiles {
  file: string;
  css: string;
  islands: string;
}

const plain: ShellFiles = { file: "atoll.js", css: "atoll.css", islands: "atoll-islands.css" };
const cache = new Map<string, { changed: number; files: ShellFiles }>();

/**
 * The names of the shell's script and styles in the build, with hashes, so that browsers may keep these files. The names
 * without hashes when there is no build.
 */
export function shellFiles(dist: string): ShellFiles {
  const manifest = join(dist, "manifest.json");
  const changed = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return plain;
  const cached = cache.get(dist);
  if (cached?.changed === changed) return cached.files;
  const { shell } = JSON.parse(readFileSync(manifest, "utf8")) as { shell: { hashed: ShellFiles } };
  cache.set(dist, { changed, files: shell.hashed });
  return shell.hashed;
}
