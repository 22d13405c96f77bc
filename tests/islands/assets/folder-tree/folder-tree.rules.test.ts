import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOpen, moveOf, trailTo } from "../../../../islands/assets/folder-tree/rules.ts";
import { type AssetFolder, readFolders } from "../../../../shared/api/asset-folders.ts";

const read = (given: unknown) => {
  const problems: string[] = [];
  return { folders: readFolders(given, (what) => problems.push(what)), problems };
};
const ids = (folders: AssetFolder[]): string[] => folders.flatMap(({ id, children }) => [id, ...ids(children)]);

describe("AST-01 the folders in a response", () => {
  test("have the nesting of the response", () => {
    const { folders, problems } = read({
      FolderId: "1",
      Name: "Library",
      ItemLevel: 0,
      Children: [{ FolderId: "2", Name: "Labels", ItemLevel: 1, Children: [] }],
    });
    expect(folders).toEqual([{ id: "1", name: "Library", children: [{ id: "2", name: "Labels", children: [] }] }]);
    expect(problems).toEqual([]);
  });

  test.each([
    ["numbers as ids and names", { FolderId: 12, Name: 2026 }, [{ id: "12", name: "2026", children: [] }]],
    ["no Children", { FolderId: "1", Name: "A" }, [{ id: "1", name: "A", children: [] }]],
    [
      "Children that are not a list",
      { FolderId: "1", Name: "A", Children: { FolderId: "2" } },
      [{ id: "1", name: "A", children: [] }],
    ],
    ["no name", { FolderId: "1", Name: null }, [{ id: "1", name: "1", children: [] }]],
    [
      "a list at the top level",
      [
        { FolderId: 1, Name: "A" },
        { FolderId: 2, Name: "B" },
      ],
      [
        { id: "1", name: "A", children: [] },
        { id: "2", name: "B", children: [] },
      ],
    ],
  ])("may have %s", (_, given, expected) => {
    expect(read(given)).toEqual({ folders: expected, problems: [] });
  });

  test.each([
    [
      "a folder that contains itself",
      { FolderId: 1, Name: "A", Children: [{ FolderId: 2, Name: "B", Children: [{ FolderId: 1, Name: "A" }] }] },
      ["1", "2"],
      ["the folder 1 twice"],
    ],
    [
      "a folder without an id",
      { FolderId: 1, Name: "A", Children: [{ Name: "B" }, { FolderId: "3" }] },
      ["1", "3"],
      ['a folder without an id ({"Name":"B"})'],
    ],
    [
      "entries that are not folders",
      { FolderId: 1, Children: [null, "x", 5] },
      ["1"],
      ["a folder without an id (null)", 'a folder without an id ("x")', "a folder without an id (5)"],
    ],
  ])("leave out %s and report it", (_, given, expected, said) => {
    const { folders, problems } = read(given);
    expect(ids(folders)).toEqual(expected);
    expect(problems).toEqual(said);
  });

  test("are read from any value, with unique ids that are not empty", () => {
    const folder = fc.letrec((tie) => ({
      folder: fc.record(
        {
          FolderId: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
          Name: fc.anything(),
          Children: fc.oneof(fc.array(tie("folder"), { maxLength: 4 }), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    })).folder;
    fc.assert(
      fc.property(fc.oneof(folder, fc.anything()), (given) => {
        const all = ids(readFolders(given, () => {}));
        expect(new Set(all).size).toBe(all.length);
        expect(all.every((id) => id !== "")).toBe(true);
      }),
    );
  });

  test("may have twelve levels and a thousand siblings", () => {
    const nest = (level: number): object => ({
      FolderId: `l${level}`,
      Name: "x",
      Children: level < 12 ? [nest(level + 1)] : [],
    });
    const wide = Array.from({ length: 1000 }, (_, index) => ({ FolderId: index, Name: `Folder ${index}` }));
    expect(ids(read({ FolderId: "root", Name: "Root", Children: [nest(1), ...wide] }).folders)).toHaveLength(
      1 + 12 + 1000,
    );
  });
});

describe("AST-02 a folder", () => {
  test.each([
    ["is open at the configured depth", "b", 1, undefined, [], true],
    ["is open above the configured depth", "a", 0, undefined, [], true],
    ["is closed below the configured depth", "c", 2, undefined, [], false],
    ["is open if the visitor left it open", "c", 2, true, [], true],
    ["is closed if the visitor left it closed", "a", 0, false, [], false],
    ["is open around the current folder, even if it was left closed", "c", 2, false, ["a", "c", "d"], true],
    ["is open if it is the current folder", "d", 3, undefined, ["a", "c", "d"], true],
    ["is closed if it is the current folder and was left closed", "d", 3, false, ["a", "c", "d"], false],
  ] as const)("%s", (_, id, level, left, trail, expected) => {
    expect(isOpen(id, level, 1, left, [...trail])).toBe(expected);
  });
});

test("AST-03 the trail to a folder starts at the root; an unknown folder has none", () => {
  const { folders } = read({ FolderId: 1, Children: [{ FolderId: 2 }, { FolderId: 3, Children: [{ FolderId: 4 }] }] });
  expect(trailTo(folders, ({ id }) => id === "4")).toEqual(["1", "3", "4"]);
  expect(trailTo(folders, ({ id }) => id === "9")).toEqual([]);
});

describe("AST-02 a key", () => {
  test.each([
    ["ArrowRight", false, false, "open"],
    ["ArrowRight", true, false, "child"],
    ["ArrowRight", null, false, null],
    ["ArrowLeft", true, false, "close"],
    ["ArrowLeft", false, false, "parent"],
    ["ArrowLeft", null, false, "parent"],
    ["ArrowLeft", false, true, "open"],
    ["ArrowLeft", true, true, "child"],
    ["ArrowRight", true, true, "close"],
    ["ArrowRight", null, true, "parent"],
    ["ArrowDown", null, false, "next"],
    ["ArrowUp", null, false, "previous"],
    ["Home", null, false, "first"],
    ["End", null, false, "last"],
    ["Enter", null, false, "visit"],
    ["*", null, false, "siblings"],
    ["a", true, false, null],
    ["Tab", true, false, null],
  ] as const)("%s on a folder (open: %s, right-to-left: %s) means %s", (key, open, rtl, move) => {
    expect(moveOf(key, open, rtl)).toBe(move);
  });
});
