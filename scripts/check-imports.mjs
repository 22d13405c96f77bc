// Checks the imports of every .ts and .tsx file against import-rules.mjs and prints the violations.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { violations } from "./import-rules.mjs";
import { root } from "./root.mjs";

const folders = ["shell", "islands", "adapters", "shared", "texts", "fixtures-html", "tools", "tests"];

const files = folders
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`.replaceAll("\\", "/")),
  )
  .filter((file) => /\.tsx?$/.test(file));

const found = files.flatMap((file) => violations(file, readFileSync(join(root, file), "utf8")));
for (const violation of found) console.error(violation);
process.exitCode = found.length > 0 ? 1 : 0;
