import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { Problem } from "../../problem.ts";

/** Throws a `Problem` when the folder is there and may not be replaced. */
export function ensureFree(folder: string, force: boolean): void {
  if (!existsSync(folder) || force) return;
  throw new Problem(
    `${relative(process.cwd(), folder) || folder} is there already; give another name, or --force to replace it, with the answers that were added to its site.json.`,
  );
}

/** Writes a folder whole: beside the old one, which goes when all is there. */
export async function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const made = `${folder}.new`;
  await rm(made, { recursive: true, force: true });
  try {
    for (const [name, content] of files) {
      const path = join(made, ...name.split("/"));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(made, folder);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
}
