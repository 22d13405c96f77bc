import { expect, test } from "vitest";
import { sizeDifference } from "../../../scripts/build/compare-sizes.mjs";

/** A build with these sizes by file; each island is a script that imports `imports`. */
function manifest(sizes: Record<string, number>, imports: string[] = []) {
  const all = {
    "atoll.js": 5000,
    "atoll.css": 500,
    "atoll.AAAAAA.js": 5000,
    "chunks/atoll-navigation.B0B0B.js": 7000,
    ...sizes,
  };
  const islands = Object.keys(all).filter((file) => file.startsWith("islands/") && file.endsWith(".js"));
  return {
    shell: { file: "atoll.js", css: "atoll.css", hashed: { file: "atoll.AAAAAA.js" } },
    islands: Object.fromEntries(
      islands.map((file) => [file.split(/[/.]/)[1]!, { file, modulepreload: [file, ...imports] }]),
    ),
    files: Object.fromEntries(Object.entries(all).map(([file, brotli]) => [file, { brotli }])),
  };
}
/** The rows of the table after the three that are always there. */
const changed = (before: ReturnType<typeof manifest>, after: ReturnType<typeof manifest>) =>
  rows(before, after).slice(3);
const rows = (before: ReturnType<typeof manifest>, after: ReturnType<typeof manifest>) =>
  sizeDifference(before, after)
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2);

test("sizes: two builds of the same size show the files of every page with their budgets", () => {
  const build = manifest({});
  expect(rows(build, build)).toEqual([
    "| **every page: `atoll.js` and `atoll.css`** | 5,500 | 5,500 | 0 | 6,000 |",
    "| **every page, after the first interaction** | 12,500 | 12,500 | 0 | 13,300 |",
    "| **all files** | 12,500 | 12,500 | 0 |  |",
  ]);
  expect(sizeDifference(build, build)).toContain("All files have the size that they had before.");
});

test("sizes: a file is compared with the one before it whatever its hash, in bytes and percent", () => {
  const before = manifest({ "islands/quantity.AAAAA.js": 1600, "islands/quantity.AAAAA.css": 300 });
  const after = manifest({ "islands/quantity.BBBBB.js": 1560, "islands/quantity.BBBBB.css": 300 });
  expect(changed(before, after)).toEqual(["| islands/quantity.js | 1,600 | 1,560 | −40 (−2.5 %) | 4,650 |"]);
});

test("sizes: new and removed files are named, the largest difference comes first", () => {
  const before = manifest({ "adapters/opencart.js": 900, "texts/en/Map.AAAAA.js": 100 });
  const after = manifest({ "chunks/atoll-forms.B0B0B.js": 1200, "texts/en/Map.BBBBB.js": 101 });
  expect(changed(before, after)).toEqual([
    "| chunks/atoll-forms.js |  | 1,200 | new | 3,300 |",
    "| adapters/opencart.js | 900 |  | removed |  |",
    "| texts/en/Map.js | 100 | 101 | +1 (+1.0 %) |  |",
  ]);
});

test("sizes: shared chunks, whose names are only a hash, are one row", () => {
  const before = manifest({ "chunks/AAAAAA.js": 700, "chunks/BBBBBB.js": 300 });
  const after = manifest({ "chunks/CCCCCC.js": 700, "chunks/DDDDDD.js": 250, "chunks/EEEEEE.js": 100 });
  expect(changed(before, after)).toEqual(["| chunks that several files share | 1,000 | 1,050 | +50 (+5.0 %) |  |"]);
});

test("sizes: a part over its budget says so", () => {
  expect(rows(manifest({}), manifest({ "atoll.js": 5600 }))[0]).toBe(
    "| **every page: `atoll.js` and `atoll.css`** | 5,500 | 6,100 | +600 (+10.9 %) | 6,000, exceeded |",
  );
});

test.each([
  ["atoll-theme.css", "4,000"],
  ["atoll-islands.css", "2,710"],
  ["connectors/opencart.AAAAA.js", "4,030"],
  ["adapters/opencart.js", "1,400"],
  ["chunks/atoll-morph.B0B0B.js", "4,150"],
  ["chunks/atoll-islands.B0B0B.js", "2,690"],
  ["chunks/atoll-texts-en.B0B0B.js", ""],
  ["islands/map.AAAAA.css", ""],
])("sizes: the budget of %s is %s", (file, budget) => {
  expect(
    changed(manifest({}), manifest({ [file]: 10 }))[0]
      ?.split(" | ")
      .at(-1),
  ).toBe(`${budget} |`);
});

test("sizes: an island with a chunk that no other island uses has no budget of its file alone", () => {
  const [script, chunk] = ["islands/map.AAAAA.js", "chunks/AAAAAA.js"];
  const row = (after: ReturnType<typeof manifest>) => changed(manifest({ [chunk]: 5 }), after)[0];
  expect(row(manifest({ [script]: 10, [chunk]: 5 }, [chunk]))).toBe("| islands/map.js |  | 10 | new |  |");
  const shared = manifest({ [script]: 10, "islands/video.AAAAA.js": 9, [chunk]: 5 }, [chunk]);
  expect(row(shared)).toBe("| islands/map.js |  | 10 | new | 4,650 |");
});
