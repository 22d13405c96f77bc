import { relative } from "node:path";

/** The path from `folder` to `path` with slashes, also on Windows: it becomes part of an import or an address. @param {string} folder @param {string} path */
export const relativePath = (folder, path) => relative(folder, path).replaceAll("\\", "/");
