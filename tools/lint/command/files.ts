import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { textOf } from "./text-of-file.ts";
import { Problem } from "../../problem.ts";

/** A page to check. */
export interface Source {
  name: string;
  read(): Promise<string>;
}

/** The file at `path` with any extension, or all files with one of `extensions` in the folder at `path`. */
export async function filesAt(path: string, extensions: readonly string[]): Promise<Source[]> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Problem(
      error.code === "ENOENT"
        ? `${path} expects a file or a folder, got none with this name.`
        : `${path} cannot be read: ${error.message}.`,
    );
  });
  if (!stats.isDirectory()) return [fileAt(path)];
  if (isBuild(await entriesOf(path)))
    throw new Problem(`${path} expects a folder with pages, got a build of Atoll, which is not checked.`);
  const paths = await pathsBelow(path, extensions);
  if (paths.length === 0)
    throw new Problem(
      `${path} expects a folder with pages, got none with ${extensions.join(", ")}; --ext sets other extensions.`,
    );
  return paths.map(fileAt);
}

function fileAt(path: string): Source {
  const name = path.replaceAll("\\", "/").replace(/^\.\//, "");
  return {
    name,
    read: async () => {
      const bytes = await readFile(path).catch((error: Error) => {
        throw new Problem(`${name} cannot be read: ${error.message}.`);
      });
      return textOf(bytes, name);
    },
  };
}

/**
 * Skips node_modules, copies of Atoll's build, hidden files and folders, and symbolic links, which could form a cycle.
 */
async function pathsBelow(folder: string, extensions: readonly string[]): Promise<string[]> {
  const entries = await entriesOf(folder);
  if (isBuild(entries)) return [];
  const paths: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."))
      paths.push(...(await pathsBelow(path, extensions)));
    else if (entry.isFile() && extensions.includes(extname(entry.name).toLowerCase())) paths.push(path);
  }
  return paths;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: Error) => {
    throw new Problem(`${folder} cannot be read: ${error.message}.`);
  });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a folder is dist/, or a copy of it on a site: its pages are the reference of the islands. */
const isBuild = (entries: readonly Dirent[]): boolean =>
  ["atoll.js", "manifest.json", "chunks", "islands"].every((file) => entries.some(({ name }) => name === file));
