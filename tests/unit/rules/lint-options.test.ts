import { expect, test } from "vitest";
import { readOptions } from "../../../tools/lint/command/options.ts";

const read = (line: string) => readOptions(line.split(" ").filter(Boolean), ["bad-value", "missing-label"]);

test("lint: a command line says what is looked at, how it is told and what counts", () => {
  expect(
    read(
      "a.html views --format sarif --output lint.sarif --rule bad-value=warning --rule missing-label=off --foreign data-shop- --max-warnings 3 --ext html,.Twig --ext tpl",
    ),
  ).toEqual({
    ask: "lint",
    options: {
      places: ["a.html", "views"],
      format: "sarif",
      output: "lint.sarif",
      severities: new Map([
        ["bad-value", "warning"],
        ["missing-label", "off"],
      ]),
      foreign: ["data-shop-"],
      maxWarnings: 3,
      endings: [".html", ".twig", ".tpl"],
    },
  });
  expect(read("a.html")).toMatchObject({
    options: { format: "text", maxWarnings: Infinity, endings: expect.arrayContaining([".cshtml", ".twig"]) },
  });
  expect(read("--explain bad-value")).toEqual({ ask: "explain", code: "bad-value" });
  expect(read("--list-rules")).toEqual({ ask: "rules" });
  expect(read("-h")).toEqual({ ask: "help" });
});

test.each([
  ["", "atoll-lint expects files, folders or addresses of pages, got none. --help shows how."],
  ["a.html --formt json", "atoll-lint knows no --formt. Did you mean --format? --help shows what there is."],
  ["a.html -x", "atoll-lint knows no -x. --help shows what there is."],
  ["a.html --format xml", '--format expects one of text, json, sarif, got "xml".'],
  ["a.html --format", "--format expects a value, got none. --help shows what there is."],
  ["a.html --help=yes", "--help expects no value, got one. --help shows what there is."],
  ["a.html --rule bad-value", '--rule expects CODE=off, CODE=warning or CODE=error, got "bad-value".'],
  ["a.html --rule bad-valu=off", 'There is no rule "bad-valu". Did you mean bad-value? --list-rules shows them.'],
  ["--explain zebra", 'There is no rule "zebra". --list-rules shows them.'],
  ["a.html --foreign shop", '--foreign expects the beginning of attributes, such as data-shop-, got "shop".'],
  ["a.html --foreign data-", '--foreign expects the beginning of attributes, such as data-shop-, got "data-".'],
  ["a.html --max-warnings few", '--max-warnings expects a whole number, got "few".'],
])("lint: atoll-lint %s is answered with what was expected", (line, message) => {
  expect(() => read(line)).toThrow(message);
});
