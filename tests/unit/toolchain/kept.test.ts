import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { kept, keyOf, longestUnused, pruneKept } from "../../../scripts/build/kept.mjs";
import { withoutTemporaryNames } from "../../../scripts/build/squeeze.mjs";

const folder = mkdtempSync(join(tmpdir(), "atoll-kept-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("build: the result of a slow step is used again, and made again when its file is damaged", async () => {
  let made = 0;
  const make = async () => ({ code: `made ${++made}`, bytes: Buffer.from("é") });
  const get = () => kept(keyOf(["a"]), make, folder);
  await get();
  expect(await get()).toEqual({ code: "made 1", bytes: Buffer.from("é") });
  truncateSync(join(folder, keyOf(["a"])), 40);
  expect((await get()).code).toBe("made 2");
  expect(readdirSync(folder)).toEqual([keyOf(["a"])]);
});

test("build: a step that failed leaves nothing that a later build would use", async () => {
  const failing = kept(keyOf(["b"]), () => Promise.reject(new Error("no")), folder);
  await expect(failing).rejects.toThrow("no");
  expect(await kept(keyOf(["b"]), async () => "made", folder)).toBe("made");
});

test("build: results of other code, other settings or another split of both are not mixed up", () => {
  const keys = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""]].map(keyOf);
  expect(new Set(keys).size).toBe(4);
  expect(keyOf([Buffer.from("é"), "c"])).toBe(keyOf(["é", "c"]));
});

test("build: the results that no build has used for longest make room for new ones", async () => {
  const files = [
    { name: "old", bytes: 50, used: 1 },
    { name: "new", bytes: 60, used: 3 },
    { name: "middle", bytes: 40, used: 2 },
  ];
  expect(longestUnused(files, 200)).toEqual([]);
  expect(longestUnused(files, 100)).toEqual(["old"]);
  expect(longestUnused(files, 99)).toEqual(["middle", "old"]);
  await pruneKept(folder, 0);
  expect(readdirSync(folder)).toEqual([]);
  await pruneKept(join(folder, "missing"));
});

test("build: a script whose imports only have other temporary names is not minified again", () => {
  const code = (a: string, b: string) => `import{x}from"../chunks/${a}.js";import("./${b}.js");x("../chunks/${a}.js")`;
  const first = withoutTemporaryNames(code("ABCD1234", "ZZZZ9999"));
  const second = withoutTemporaryNames(code("EFGH5678", "YYYY8888"));
  expect(second.text).toBe(first.text);
  expect(second.text).toHaveLength(code("ABCD1234", "ZZZZ9999").length);
  expect(second.restore(first.text)).toBe(code("EFGH5678", "YYYY8888"));
});
