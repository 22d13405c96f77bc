import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lockfileFaults } from "../../../scripts/lockfile-rules.mjs";

const completeEntry = { version: "1.0.0", integrity: "sha512-x" };

test("lockfile: the lockfile of this repository installs on every platform and registry", () => {
  expect(lockfileFaults(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});

test("lockfile: an optional package may be nested or hoisted", () => {
  const required = { ...completeEntry, optionalDependencies: { tiny: "1" } };
  expect(
    lockfileFaults({ packages: { "": {}, "node_modules/a": required, "node_modules/tiny": completeEntry } }),
  ).toEqual([]);
  expect(
    lockfileFaults({
      packages: { "": {}, "node_modules/a": required, "node_modules/a/node_modules/tiny": completeEntry },
    }),
  ).toEqual([]);
  expect(
    lockfileFaults({
      packages: {
        "": {},
        "node_modules/a/node_modules/b": required,
        "node_modules/a/node_modules/tiny": completeEntry,
      },
    }),
  ).toEqual([]);
});

test.each([
  [
    "an optional package without entry",
    { a: { ...completeEntry, optionalDependencies: { tiny: "1" } } },
    "tiny, which has no entry",
  ],
  [
    "an optional package nested in another package",
    { a: { ...completeEntry, optionalDependencies: { tiny: "1" } }, "b/node_modules/tiny": completeEntry },
    "tiny",
  ],
  ["an entry without version", { a: { integrity: "sha512-x" } }, "node_modules/a has no version"],
  ["an entry without integrity", { a: { version: "1.0.0" } }, "node_modules/a has no integrity"],
  [
    "an entry tied to a host",
    { a: { ...completeEntry, resolved: "https://registry.example/a.tgz" } },
    "is tied to https://registry.example",
  ],
  ["no entry at all", {}, "lists no package"],
])("lockfile: %s is a fault", (_what, packages, fault) => {
  const named = Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]));
  const faults = lockfileFaults({ packages: { "": {}, ...named } });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});
