// Names the texts that are missing or stale in the languages of texts/ that are files. The check does not fail then: pages
// show these texts in English.
import { readdir, readFile } from "node:fs/promises";
import { loadTypeScript } from "./build/load-typescript.mjs";

const { english, compareTexts } = await loadTypeScript(`
  import { groups } from "./texts/index.ts";
  import { textsIn } from "./texts/translation/texts-in.ts";
  export const english = textsIn("en", groups);
  export { compareTexts } from "./texts/translation/compare.ts";`);

const files = (await readdir("texts")).filter((name) => name.endsWith(".json"));
for (const file of files) {
  const texts = JSON.parse(await readFile(`texts/${file}`, "utf8"));
  const { missing, stale } = compareTexts(english, texts, file.slice(0, -".json".length));
  if (missing.length > 0) console.log(`texts/${file} lacks ${missing.join(", ")}.`);
  if (stale.length > 0) console.log(`texts/${file} was translated before the English changed: ${stale.join(", ")}.`);
}
