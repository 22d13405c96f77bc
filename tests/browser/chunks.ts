// Finds chunks by their content, so that a test intercepts these and leaves all other scripts alone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";

/** Matches the URLs of the built chunks that contain `text`. */
export function chunksWith(text: string): RegExp {
  const build = test.info().project.name === "react" ? ".build/react" : "dist";
  const folder = join(process.cwd(), build, "chunks");
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(".js") && readFileSync(join(folder, name), "utf8").includes(text),
  );
  if (names.length === 0) throw new Error(`A chunk in ${build} is expected to contain ${text}, and none does.`);
  return new RegExp(`/chunks/(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})`);
}
