// Names what is wrong with package-lock.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lockfileFaults } from "./lockfile-rules.mjs";
import { root } from "./root.mjs";

const faults = lockfileFaults(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
