// @vitest-environment node
import { build, type Plugin } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { coreEntry, entryOf, findLinks, type Link, linkToCore } from "../../../scripts/build/link-to-core.mjs";

const entries = ["shell/navigation.ts", "shell/on-demand/forms.ts"];
let links: Link[];
beforeAll(async () => {
  links = await findLinks(entries);
});

/** Bundles an entry as the build does. Returns its code and the paths of its modules. */
async function bundle(contents: string, plugins: Plugin[] = []): Promise<{ code: string; modules: string[] }> {
  const { outputFiles, metafile } = await build({
    bundle: true,
    plugins,
    stdin: { contents, resolveDir: process.cwd() },
    format: "esm",
    metafile: true,
    write: false,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const modules = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  return { code: outputFiles[0]!.text, modules };
}

test.each(entries)("%s copies no module of the script of every page", async (entry) => {
  const core = await bundle('import "./shell/main.ts";');
  expect(core.modules).toContain("shell/current-page.ts");
  const { modules } = await bundle(entryOf(entry), [linkToCore(links)]);
  expect(modules).toContain(entry);
  expect(modules.filter((path) => core.modules.includes(path))).toEqual([]);
});

test("each import is linked once, whoever has it, and in a stable order", async () => {
  const names = links.map(({ path, name }) => `${path} ${name}`);
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toContain("shell/dom.ts parseHtml");
  // Only the navigation imports the first, only the forms import the second.
  expect(names).toEqual(expect.arrayContaining(["shell/load.ts inTime", "shell/behaviours/form-policy.ts actionOf"]));
  expect(await findLinks(entries.toReversed())).toEqual(links);
});

test("the script of every page passes on what the code that it loads receives, in the same order", async () => {
  const core = await bundle(coreEntry(links));
  const passed = /passedOn\.push\(([^)]+)\)/
    .exec(core.code)![1]!
    .split(",")
    .map((name) => name.trim());
  expect(passed).toEqual(links.map(({ name }) => expect.stringMatching(new RegExp(`^${name}\\d*$`)) as string));
  const { code } = await bundle(entryOf(entries[0]!), [linkToCore(links)]);
  const received = /\(\[([^\]]+)\] = links\)/.exec(code)![1]!.split(",");
  expect(received).toHaveLength(links.length);
});
