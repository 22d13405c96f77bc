import { fileURLToPath } from "node:url";

/** A path of the repository, from wherever it is run: the site is one file of a folder that stands in it, `.build/cms.mjs`. */
export const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
