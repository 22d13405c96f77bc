// Tests of modules that load React run under React and under Preact; others run once.
import { build } from "esbuild";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const testsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((path) => /\.test\.tsx?$/.test(path));

test("exactly the tests of modules that load React run as component tests", { timeout: 60_000 }, async () => {
  const ofIslands = testsIn("tests/islands");
  const components = [
    ...testsIn("tests/unit/components"),
    ...ofIslands.filter((path) => path.includes(".component.test.")),
  ];
  const tests = [
    ...components,
    ...testsIn("tests/unit/dom"),
    ...ofIslands.filter((path) => path.includes(".view.test.")),
  ];
  const { metafile } = await build({
    entryPoints: tests,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unused",
    format: "esm",
    platform: "node",
    packages: "external",
    loader: { ".css": "empty" },
    logLevel: "silent",
  });
  const comesToReact = (path: string, seen = new Set<string>()): boolean => {
    if (seen.has(path)) return false;
    seen.add(path);
    return (metafile.inputs[path]?.imports ?? []).some(
      (next) => /^react(-dom|-leaflet)?(\/|$)/.test(next.path) || comesToReact(next.path, seen),
    );
  };
  expect(tests.filter((path) => comesToReact(path)).sort()).toEqual(components.sort());
});
