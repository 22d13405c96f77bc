import { expect, test } from "vitest";
import { sharedModules } from "../../../scripts/build/shared-modules.mjs";

const now = (path: string) => ({ path, kind: "import-statement" });
const later = (path: string) => ({ path, kind: "dynamic-import" });
const noInput = { imports: [] };
const output = (imports: object[], module?: string, entryPoint?: string) => ({
  imports: imports as { path: string; kind: string }[],
  inputs: module ? { [module]: { bytesInOutput: 10 } } : {},
  ...(entryPoint && { entryPoint }),
});

/** Two islands and a dialog that the second one loads on demand. */
const metafile = {
  inputs: { base: noInput, "fields.ts": { imports: [now("base"), later("dialog.ts")] }, dialog: noInput },
  outputs: {
    "cup.js": output([now("base.js")], undefined, "island:cup"),
    "mug.js": output([now("base.js"), now("fields.js"), later("dialog.js")], undefined, "island:mug"),
    "jug.js": output([now("fields.js")], undefined, "island:jug"),
    "dialog.js": output([now("base.js")], undefined, "lazy:dialog.ts"),
    "base.js": output([], "base"),
    "fields.js": output([now("base.js")], "fields.ts"),
  },
};

const usersOf = (path: string) => sharedModules(metafile).find((module) => module.path === path)!.users;

test("shared modules: an entry needs the modules of all chunks that it imports, directly or not", () => {
  expect(usersOf("base")).toEqual(["island:cup", "island:jug", "island:mug", "lazy:dialog.ts"]);
});

test("shared modules: code that is loaded on demand also counts what its island has loaded before", () => {
  expect(usersOf("fields.ts")).toEqual(["island:jug", "island:mug", "lazy:dialog.ts"]);
});

test("shared modules: only static imports of a module count", () => {
  const { imports, bytes } = sharedModules(metafile).find(({ path }) => path === "fields.ts")!;
  expect({ imports, bytes }).toEqual({ imports: ["base"], bytes: 10 });
});
