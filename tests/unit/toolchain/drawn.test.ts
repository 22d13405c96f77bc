// Views that React renders are tested under React and under Preact, in tests/unit/drawn; other code is tested once.
import { build } from "esbuild";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const inFolder = (folder: string): string[] =>
  readdirSync(`tests/unit/${folder}`).map((file) => `tests/unit/${folder}/${file}`);

test("tests/unit/drawn holds exactly the tests of modules that load React", { timeout: 60_000 }, async () => {
  const drawn = inFolder("drawn");
  const tests = [...drawn, ...inFolder("dom"), ...inFolder("islands")];
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
  expect(tests.filter((path) => comesToReact(path)).sort()).toEqual(drawn.sort());
});
