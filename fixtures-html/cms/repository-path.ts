import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The site runs as one file, `.build/cms.mjs`, and in tests from this file: their distance to the root differs. */
const root = ["../", "../../"]
  .map((up) => new URL(up, import.meta.url))
  .find((folder) => existsSync(new URL("package.json", folder)));

/** Absolute path of a file in the repository, wherever this code runs. */
export const repositoryPath = (path: string): string => fileURLToPath(new URL(path, root));
