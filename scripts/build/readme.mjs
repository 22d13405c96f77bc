// The two tables of the README that the build knows best.
import { readFile, writeFile } from "node:fs/promises";
import { expected } from "./find-islands.mjs";
import { kilobytes } from "./sizes.mjs";

export async function writeReadme(islands, sizes) {
  await writeFile("README.md", fill(await readFile("README.md", "utf8"), islands, sizes));
}

/** A README that says something else than the build fails it; sizes may differ by what another Node's brotli makes of them. */
export async function checkReadme(islands, sizes) {
  const text = await readFile("README.md", "utf8");
  const [now, then] = [fill(text, islands, sizes), text].map((readme) => readme.split(/([\d.]+) kB/));
  const same = now.length === then.length && now.every((part, index) => part === then[index] || Math.abs(part - then[index]) <= TOLERANCE);
  if (!same) throw expected("README.md: its tables are not what the build found; `node build.mjs --readme` writes them anew.");
}

/** Kilobytes. */
const TOLERANCE = 0.25;

function fill(text, islands, sizes) {
  const islandRows = islands.map(({ definition: { name, doc, when } }) => [`\`${name}\``, doc, when]);
  const sizeRows = sizes.map(({ part, bytes, budget }) => [part, kilobytes(bytes), kilobytes(budget)]);
  const withIslands = replace(text, "islands", table(["island", "what it does", "when it loads"], islandRows));
  return replace(withIslands, "sizes", table(["part", "brotli", "budget"], sizeRows));
}

function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function replace(text, name, content) {
  const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marked.test(text)) throw expected(`README.md: expected the markers <!-- ${name} --> and <!-- /${name} --> around a table.`);
  return text.replace(marked, (_, open, close) => `${open}${content}\n${close}`);
}
