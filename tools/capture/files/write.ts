import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { Problem } from "../../problem.ts";

/** Throws a `Problem` when the folder exists and `force` is false. */
export function ensureFree(folder: string, force: boolean): void {
  if (!existsSync(folder) || force) return;
  throw new Problem(
    `${relative(process.cwd(), folder) || folder} exists; choose another name, or use --force to replace it ` +
      "together with the answers that were added to its site.json.",
  );
}

/** Writes a folder under a temporary name and replaces the old folder when all files are written. */
export async function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const temporary = `${folder}.new`;
  await rm(temporary, { recursive: true, force: true });
  try {
    for (const [name, content] of files) {
      const path = join(temporary, ...name.split("/"));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}
