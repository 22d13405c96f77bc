// Checks each package-lock.json against lockfile-rules.mjs and prints the faults.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lockfileFaults } from "./lockfile-rules.mjs";
import { root } from "./root.mjs";

const faults = ["package-lock.json", "tests/bench/package-lock.json"].flatMap((file) =>
  lockfileFaults(JSON.parse(readFileSync(join(root, file), "utf8"))).map((fault) => `${file}: ${fault}`),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
