import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lockfileFaults } from "../../../scripts/lockfile-rules.mjs";

const whole = { version: "1.0.0", integrity: "sha512-x" };

test("this repository's lockfile installs on every platform and from every registry", () => {
  expect(lockfileFaults(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});

test("an optional package may lie beside the one that wants it, or above", () => {
  const wants = { ...whole, optionalDependencies: { tiny: "1" } };
  expect(lockfileFaults({ packages: { "": {}, "node_modules/a": wants, "node_modules/tiny": whole } })).toEqual([]);
  expect(
    lockfileFaults({ packages: { "": {}, "node_modules/a": wants, "node_modules/a/node_modules/tiny": whole } }),
  ).toEqual([]);
  expect(
    lockfileFaults({
      packages: { "": {}, "node_modules/a/node_modules/b": wants, "node_modules/a/node_modules/tiny": whole },
    }),
  ).toEqual([]);
});

test.each([
  [
    "an optional package without entry",
    { a: { ...whole, optionalDependencies: { tiny: "1" } } },
    "tiny, which has no entry",
  ],
  [
    "an optional package of another one",
    { a: { ...whole, optionalDependencies: { tiny: "1" } }, "b/node_modules/tiny": whole },
    "tiny",
  ],
  ["an entry without version", { a: { integrity: "sha512-x" } }, "node_modules/a has no version"],
  ["an entry without integrity", { a: { version: "1.0.0" } }, "node_modules/a has no integrity"],
  [
    "an entry tied to a host",
    { a: { ...whole, resolved: "https://registry.example/a.tgz" } },
    "is tied to https://registry.example",
  ],
  ["no entry at all", {}, "names no package"],
])("%s is a fault", (_what, packages, fault) => {
  const named = Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]));
  const faults = lockfileFaults({ packages: { "": {}, ...named } });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});
