// The two tables of the README that the build knows best.
import { readFile, writeFile } from "node:fs/promises";
import { expected } from "./find-islands.mjs";
import { kilobytes } from "./sizes.mjs";

export async function writeReadme(islands, sizes) {
  const islandRows = islands.map(({ definition: { name, doc, when } }) => [`\`${name}\``, doc, when]);
  const sizeRows = sizes.map(({ part, bytes, budget }) => [part, kilobytes(bytes), kilobytes(budget)]);
  let text = await readFile("README.md", "utf8");
  text = replace(text, "islands", table(["island", "what it does", "when it loads"], islandRows));
  text = replace(text, "sizes", table(["part", "brotli", "budget"], sizeRows));
  await writeFile("README.md", text);
}

function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function replace(text, name, content) {
  const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marked.test(text)) throw expected(`README.md: expected the markers <!-- ${name} --> and <!-- /${name} --> around a table.`);
  return text.replace(marked, (_, open, close) => `${open}${content}\n${close}`);
}
