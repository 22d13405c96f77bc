// The command `atoll-lint`. The build replaces the declared names by values.
import { writeFile } from "node:fs/promises";
import type { IslandDescription } from "../description/describe.ts";
import { markup } from "../description/markup.ts";
import type { OwnTexts } from "./command/check-texts.ts";
import { run } from "./command/run.ts";
import { vocabularyOf } from "./vocabulary.ts";

declare const ATOLL_ISLANDS: readonly IslandDescription[];
declare const ATOLL_TEXTS: OwnTexts;
declare const ATOLL_VERSION: string;

// In `atoll-lint views | head`, head closes the pipe early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  version: ATOLL_VERSION,
  vocabulary: vocabularyOf(ATOLL_ISLANDS, markup.attributes),
  texts: ATOLL_TEXTS,
  fetch,
  writeFile: (path, text) => writeFile(path, text),
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
});
