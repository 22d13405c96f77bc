import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The site is run as one file, `.build/cms.mjs`, and in tests as this one. */
const root = ["../", "../../"]
  .map((up) => new URL(up, import.meta.url))
  .find((folder) => existsSync(new URL("package.json", folder)));

/** A path of the repository, from wherever it is run. */
export const inRepository = (path: string): string => fileURLToPath(new URL(path, root));
