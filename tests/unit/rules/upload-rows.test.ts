import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Asset } from "../../../shared/api/assets.ts";
import {
  updateRow,
  finish,
  interrupted,
  move,
  neighbour,
  presentFiles,
  remove,
  renamed,
  rowOfAsset,
  rowOfFile,
  type Rows,
  totalProgress,
} from "../../../shared/upload/rows.ts";

const asset = (guid: string, more: Partial<Asset> = {}): Asset => ({
  guid,
  name: `${guid}.pdf`,
  thumbnailUrl: "",
  size: 10,
  kind: "Document",
  ...more,
});
const stored = (id: string) => rowOfAsset(id, asset(id, { assetId: id }));
const file = (name: string, size = 10) => new File(["x".repeat(size)], name);
const keys = (rows: Rows): string => rows.map(({ key }) => key).join("");

test.each([
  [0, 2, "bcad"],
  [3, 0, "dabc"],
  [1, 99, "acdb"],
  [2, -5, "cabd"],
  [9, 0, "abcd"],
  [1, 1, "abcd"],
])("AST-06 a row moves from position %d to %d, within the list", (from, to, after) => {
  expect(keys(move(["a", "b", "c", "d"].map(stored), from, to))).toBe(after);
});

test("AST-06 moving rows never loses, duplicates or changes a file", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: -1, max: 6 }), fc.integer({ min: -2, max: 8 }))), (moves) => {
      const rows = ["a", "b", "c", "d", "e"].map(stored);
      const after = moves.reduce<Rows>((list, [from, to]) => move(list, from, to), rows);
      expect(new Set(after)).toEqual(new Set(rows));
      expect(after.length).toBe(5);
    }),
  );
});

test("AST-06 a deleted stored file is only marked; any other file is removed", () => {
  const rows = [stored("a"), rowOfAsset("b", asset("b")), rowOfFile("c", file("c.pdf"), { code: "empty" })];
  expect(remove(rows, "a").map(({ key, state }) => key + state)).toEqual(["aremoved", "bdone", "crejected"]);
  expect(keys(remove(remove(rows, "b"), "c"))).toBe("a");
});

test("AST-06 the neighbour of a row is the next one, else the previous, else none", () => {
  const rows = ["a", "b"].map(stored);
  expect([neighbour(rows, "a"), neighbour(rows, "b"), neighbour([stored("a")], "a")]).toEqual(["b", "a", null]);
});

test.each([
  ["Invoice", "old.pdf", "Invoice.pdf"],
  ["Invoice.pdf", "old.pdf", "Invoice.pdf"],
  ["a.jpg", "old.jpeg", "a.jpg"],
  ["v1.2", "old.pdf", "v1.2.pdf"],
  ["  spaced \t out  ", "old.pdf", "spaced out.pdf"],
  ["../../etc/passwd", "old.txt", ".. .. etc passwd.txt"],
  ["", "old.pdf", "old.pdf"],
  ["   ", "old.pdf", "old.pdf"],
  [".pdf", "old.pdf", "old.pdf"],
  ["plain", "noending", "plain"],
])("AST-06 renaming to %j changes %j to %j", (typed, before, name) => {
  expect(renamed(typed, before)).toBe(name);
});

test("AST-06 a name given during the upload remains after the response", () => {
  const rows = updateRow([rowOfFile("a", file("a.pdf"))], "a", { name: "mine.pdf" });
  expect(finish(rows, "a", asset("g", { name: "a (2).pdf" }))[0]).toMatchObject({
    name: "mine.pdf",
    givenName: "a (2).pdf",
    state: "done",
  });
  expect(finish([rowOfFile("a", file("a.pdf"))], "a", asset("g", { name: "a (2).pdf" }))[0]).toMatchObject({
    name: "a (2).pdf",
  });
});

test("UPL-03 rejected, failed and deleted files do not count as present", () => {
  const rows = [
    stored("a"),
    rowOfFile("b", file("b.pdf")),
    rowOfFile("c", file("c.pdf"), { code: "empty" }),
    { ...stored("d"), state: "removed" as const },
    { ...rowOfFile("e", file("e.pdf")), state: "failed" as const },
  ];
  expect(presentFiles(rows).map(({ name }) => name)).toEqual(["a.pdf", "b.pdf"]);
});

test("AST-06 total progress is by bytes of the files added together, without failed ones", () => {
  const rows = [
    stored("a"),
    { ...rowOfFile("b", file("b", 30)), progress: 0.5 },
    { ...rowOfFile("c", file("c", 10)), progress: 1 },
    { ...rowOfFile("d", file("d", 90)), state: "failed" as const },
  ];
  expect(totalProgress(rows, new Set(["b", "c", "d"]))).toBe(25 / 40);
  expect(totalProgress(rows, new Set())).toBe(1);
});

test("NAV-20 an upload that navigation interrupts is marked as failed", () => {
  const rows = interrupted([stored("a"), { ...rowOfFile("b", file("b")), state: "sending", progress: 0.5 }]);
  expect(rows.map(({ state, problem }) => [state, problem?.code])).toEqual([
    ["done", undefined],
    ["failed", "interrupted"],
  ]);
});
