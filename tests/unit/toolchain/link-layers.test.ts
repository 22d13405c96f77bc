// @vitest-environment node
import { build, type Plugin } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { type Extra, findExtras } from "../../../scripts/build/extras.mjs";
import { core, findLinks, layerEntry, type Link, linkLayers, navigation } from "../../../scripts/build/link-layers.mjs";

let extras: Extra[];
let links: Link[];
beforeAll(async () => {
  extras = await findExtras();
  links = await findLinks(extras);
});

/** Bundles an entry as the build does. Returns its code and the paths of its modules. */
async function bundle(contents: string, plugins: Plugin[] = []): Promise<{ code: string; modules: string[] }> {
  const { outputFiles, metafile } = await build({
    bundle: true,
    packages: "external",
    plugins,
    stdin: { contents, resolveDir: process.cwd() },
    format: "esm",
    jsx: "automatic",
    loader: { ".css": "empty" },
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const isFile = (path: string): boolean => !/^(layer|list):/.test(path);
  const modules = inputs.filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && isFile(path)).map(([path]) => path);
  return { code: outputFiles[0]!.text, modules };
}
const coreModules = async (): Promise<string[]> => (await bundle(`import "./${core}";`)).modules;
const linked = (entry: string, below: number) =>
  bundle(`export * from "./${entry}";`, [linkLayers(links, { entry, below })]);

test("the navigation copies no module of the core", async () => {
  const below = await coreModules();
  const { modules } = await linked(navigation, 1);
  expect(below).toContain("shell/core/settings.ts");
  expect(modules).toContain("shell/navigation/visit.ts");
  expect(modules.filter((path) => below.includes(path))).toEqual([]);
});

test("no extra copies a module of the navigation or, unless islands share it, of the core", async () => {
  const below = new Set([...(await coreModules()), ...(await linked(navigation, 1)).modules]);
  for (const { name, path, isEarly, isShared } of extras.filter((extra) => extra.name !== "debug")) {
    const { modules } = isShared
      ? await bundle(`export * from "./${path}";`, [linkLayers(links, { below: 2 })])
      : await linked(path, isEarly ? 1 : 2);
    expect(modules.length, name).toBeGreaterThan(0);
    // Early extras, and those that share code with islands, have copies of modules in shared/.
    const copied = modules.filter(
      (module) => below.has(module) && !(module.startsWith("shared/") && (isEarly || isShared)),
    );
    expect([name, copied]).toEqual([name, []]);
  }
});

test("each import is linked once, whoever has it, and in a stable order", async () => {
  const names = links.map(({ path, name }) => `${path} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  // Only the navigation imports the first, only the forms the second, only a dialog the third.
  for (const name of [
    "shell/core/load.ts inTime",
    "shell/core/form-policy.ts actionOf",
    "shell/navigation/page.ts isWhole",
  ])
    expect(names).toContain(name);
  expect((await findLinks(extras.toReversed())).map(({ path, name }) => `${path} ${name}`)).toEqual(names);
});

test("a layer passes on what the bundles above it take, in the same order", async () => {
  for (const layer of [0, 1]) {
    const plugins = layer === 0 ? [] : [linkLayers(links, { entry: navigation, below: 1 })];
    const { code } = await bundle(layerEntry(links, layer), plugins);
    const passed = new RegExp(String.raw`layers\[${layer}\] = \[([^\]]+)\]`).exec(code)![1]!.split(",");
    const own = links.filter((link) => link.layer === layer);
    expect(passed.map((name) => name.trim())).toEqual(
      own.map(({ name }) => expect.stringMatching(new RegExp(`^${name}\\d*$`)) as string),
    );
  }
  const { code } = await linked("shell/extras/places/index.ts", 2);
  const names = links.filter(({ layer }) => layer === 1).map(({ name }) => name);
  const taken = /\[([^\]]+)\] = window\.atoll\.layers\[1\]/.exec(code)![1]!.split(",");
  expect(taken.flatMap((name, index) => (name.trim() ? names[index]! : []))).toEqual(
    expect.arrayContaining(["fetchAndParse", "visit", "pageSection"]),
  );
});

test("an extra that may load before the navigation uses nothing of it", async () => {
  const policy = extras.find(({ name }) => name === "anchors")!;
  await expect(findLinks([{ ...policy, isEarly: true }])).rejects.toThrow(
    "shell/extras/anchors may load before the navigation, but uses beginScroll of shell/navigation/land.ts",
  );
});
