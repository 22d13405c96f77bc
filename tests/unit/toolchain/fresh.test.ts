import { build } from "esbuild";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inputsOf, isFresh, recordBuild } from "../../../scripts/build/fresh.mjs";
import { developmentTargets, targets } from "../../../scripts/build/targets.mjs";

let folder = "";
const at = (path: string) => join(folder, path);
const target = () => ({ inputs: [at("src"), at("package.json")], outputs: [at("dist")] });
const record = () => at("fresh/dist.json");
const isUpToDate = () => isFresh(target(), record(), inputsOf(target()));

/** Writes sources and their build, and records it. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atoll-fresh-"));
  for (const path of ["src/cart", "dist/chunks"]) mkdirSync(at(path), { recursive: true });
  for (const path of ["src/cart/cart.ts", "src/main.ts", "package.json", "dist/a.js", "dist/chunks/b.js"])
    writeFileSync(at(path), path);
  recordBuild(target(), record(), inputsOf(target()));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("build: nothing is built again while no source and no built file has changed", () => {
  expect(isUpToDate()).toBe(true);
  // The same content, at a later time.
  writeFileSync(at("src/main.ts"), "src/main.ts");
  writeFileSync(at("src/.main.ts.swp"), "written by an editor");
  expect(isUpToDate()).toBe(true);
});

test.each<[string, () => void]>([
  ["an edited source", () => writeFileSync(at("src/cart/cart.ts"), "src/cart/CART.ts")],
  ["a new source", () => writeFileSync(at("src/cart/new.ts"), "")],
  ["a deleted source", () => rmSync(at("package.json"))],
  ["a renamed source", () => renameSync(at("src/main.ts"), at("src/start.ts"))],
  ["an edited built file", () => writeFileSync(at("dist/a.js"), "dist/A.js")],
  ["a deleted built file", () => rmSync(at("dist/chunks/b.js"))],
  ["a foreign file in the build", () => writeFileSync(at("dist/c.js"), "")],
  ["a deleted build", () => rmSync(at("dist"), { recursive: true })],
  ["a deleted record", () => rmSync(record())],
  ["half a record", () => writeFileSync(record(), '{ "inputs": "')],
])("build: after %s it is built again", (_what, change) => {
  change();
  expect(isUpToDate()).toBe(false);
});

test("build: after a source that changed during the build it is built again", () => {
  const before = inputsOf(target());
  writeFileSync(at("src/main.ts"), "changed while the build ran");
  recordBuild(target(), record(), before);
  expect(isUpToDate()).toBe(false);
});

test.each([
  ["the stand-in shop or the documentation", targets.dist, ["fixtures-html/cms/server.ts"]],
  ["the documentation under npm run dev", developmentTargets["dev-docs"], []],
])("build: a change of any source of %s counts", async (_what, { inputs }, entryPoints) => {
  const { metafile } = await build({
    entryPoints: [...entryPoints, "tools/docs/site.ts", "tools/docs/client/main.ts"],
    bundle: true,
    platform: "node",
    packages: "external",
    write: false,
    metafile: true,
    outdir: "unused",
    format: "esm",
  });
  const isInput = (path: string) => inputs.some((input) => path === input || path.startsWith(`${input}/`));
  expect(Object.keys(metafile.inputs).filter((path) => !isInput(path))).toEqual([]);
});
