// Fails when more than 1 % of a folder's comment lines open with a vague word (vague-openings.mjs). Captured pages of
// other sites are not checked.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commentFaults } from "./comment-rules.mjs";
import { root } from "./root.mjs";

const folders = [
  "shell",
  "shared",
  "islands",
  "adapters",
  "install",
  "tools",
  "scripts",
  "texts",
  "fixtures-html",
  "tests",
];

const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`.replaceAll("\\", "/")),
  )
  .filter(
    (file) => /\.(tsx?|m?js|mts|css|php)$/.test(file) && !/^fixtures-html\/captured\/|\/node_modules\//.test(file),
  );

const faults = commentFaults(Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), "utf8")])));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
