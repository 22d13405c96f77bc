// dist/LICENCES.txt: the licences of the libraries that the chunks hold, which want to be shipped with them.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

export async function writeLicences(outdir, chunks) {
  const inputs = Object.values(chunks.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const packages = new Set(inputs.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []));
  const parts = await Promise.all([...packages].sort().map(licenceOf));
  await writeFile(join(outdir, "LICENCES.txt"), parts.join("\n\n"));
}

async function licenceOf(name) {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(join(folder, file), "utf8") : "";
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}
