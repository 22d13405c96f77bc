import { expect, test } from "vitest";
import { commentFaults, commentsIn } from "../../../scripts/comment-rules.mjs";
import { vagueOpenings } from "../../../scripts/vague-openings.mjs";

const plain = "/** Loads the page. */\n".repeat(99);

test("comments: a folder passes while at most 1 % of its comment lines open without a subject", () => {
  expect(commentFaults({ "shell/a.ts": plain })).toEqual([]);
  expect(commentFaults({ "shell/a.ts": plain, "shell/b.ts": "// What comes goes.\n" })).toEqual([]);
});

test("comments: a folder above 1 % fails with the place and the text of each vague opening", () => {
  const faults = commentFaults({
    "shell/a.ts": plain,
    "shell/b.ts": "const a = 1;\n// What comes goes.\nconst b = 2; /* not a line of its own */\n",
    "shell/c.css": "/* Of a button. */\n",
    "islands/d.ts": "// Loads the page.\n",
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain("shell/: 2 of 101 comment lines");
  expect(faults[0]).toContain("shell/b.ts:2 // What comes goes.");
  expect(faults[0]).toContain("shell/c.css:1 /* Of a button. */");
});

test.each(vagueOpenings)("comments: %j at the start is found in every kind of comment", (word) => {
  const capital = word[0]!.toUpperCase() + word.slice(1);
  const comments = [`// ${capital} x`, `/** ${capital} x */`, `/*\n * ${capital} x\n */`, `{/* ${capital} x */}`];
  for (const comment of comments) expect(commentsIn(`  ${comment}\n`).openings).toHaveLength(1);
});

test.each([
  ["a later sentence", "// Loads the page. It is cached.\n"],
  ["a later line of the same comment", "// Loads the page and\n// what it needs.\n"],
  ["a later line of a block", "/**\n * Loads the page and\n * those after it.\n */\n"],
  ["a word that only begins alike", "// Offsets in pixels. Whether one moves.\n// Italic.\n"],
  ["code", "const what = 1;\nconst text = `\nWhat is this?\n`;\n"],
])("comments: %s may begin with a vague word", (_name, text) => {
  expect(commentsIn(text).openings).toEqual([]);
});

test("comments: each line of a block counts, code does not", () => {
  expect(commentsIn("/**\n * Loads.\n */\ncode();\n// Ends.\n").lines).toBe(4);
});
