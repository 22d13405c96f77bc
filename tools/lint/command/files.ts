import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { textOf } from "./text-of-file.ts";
import { Problem } from "../../problem.ts";

/** A page to be looked at. */
export interface Source {
  name: string;
  read(): Promise<string>;
}

/** The file at `path`, or the files below the folder there; a file that is named counts whatever its ending. */
export async function filesAt(path: string, endings: readonly string[]): Promise<Source[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Problem(
      error.code === "ENOENT"
        ? `${path} expects a file or a folder, got nothing: there is none of this name.`
        : `${path} cannot be read: ${error.message}.`,
    );
  });
  if (!found.isDirectory()) return [fileAt(path)];
  const paths = await pathsBelow(path, endings);
  if (paths.length === 0)
    throw new Problem(
      `${path} expects a folder with pages, got none that ends in ${endings.join(", ")}. --ext names other endings.`,
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

/** Neither packages nor what is hidden, nor links, which may lead round in a circle. */
async function pathsBelow(folder: string, endings: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: Error) => {
    throw new Problem(`${folder} cannot be read: ${error.message}.`);
  });
  const paths: string[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."))
      paths.push(...(await pathsBelow(path, endings)));
    else if (entry.isFile() && endings.includes(extname(entry.name).toLowerCase())) paths.push(path);
  }
  return paths;
}
