// The command `atoll-capture`: saves a page of a site below `captured/` in the current folder.
import { join } from "node:path";
import { capture } from "./capture.ts";

const from = process.cwd();
try {
  await capture(process.argv.slice(2), {
    captures: join(from, "captured"),
    from,
    log: (line) => console.log(line),
    isRepository: false,
  });
} catch (error) {
  console.error((error as { expected?: boolean }).expected ? (error as Error).message : error);
  process.exitCode = 1;
}
