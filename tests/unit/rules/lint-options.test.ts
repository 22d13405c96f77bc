import { expect, test } from "vitest";
import { readOptions } from "../../../tools/lint/command/options.ts";

const read = (line: string) => readOptions(line.split(" ").filter(Boolean), ["bad-value", "missing-label"]);

test("lint: reads files, output options, severities and actions from the command line", () => {
  expect(
    read(
      "a.html views --format sarif --output lint.sarif --rule bad-value=warning --rule missing-label=off --foreign data-shop- --max-warnings 3 --ext html,.Twig --ext tpl",
    ),
  ).toEqual({
    action: "lint",
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
      extensions: [".html", ".twig", ".tpl"],
    },
  });
  expect(read("a.html")).toMatchObject({
    options: { format: "text", maxWarnings: Infinity, extensions: expect.arrayContaining([".cshtml", ".twig"]) },
  });
  expect(read("--explain bad-value")).toEqual({ action: "explain", code: "bad-value" });
  expect(read("--list-rules")).toEqual({ action: "rules" });
  expect(read("--version")).toEqual({ action: "version" });
  expect(read("-h")).toEqual({ action: "help" });
});

test.each([
  ["", "atoll-lint expects files, folders or addresses of pages, got none; see --help."],
  ["a.html --formt json", "Unknown option --formt. Did you mean --format? See --help."],
  ["a.html -x", "Unknown option -x. See --help."],
  ["a.html --format xml", '--format expects one of text, json, sarif, got "xml".'],
  ["a.html --format", "--format expects a value, got none. See --help."],
  ["a.html --help=yes", "--help expects no value, got one. See --help."],
  ["a.html --rule bad-value", '--rule expects CODE=off, CODE=warning or CODE=error, got "bad-value".'],
  ["a.html --rule bad-valu=off", 'Unknown rule "bad-valu". Did you mean bad-value? --list-rules shows all rules.'],
  ["--explain zebra", 'Unknown rule "zebra". --list-rules shows all rules.'],
  ["a.html --foreign shop", '--foreign expects a prefix of attribute names, such as data-shop-, got "shop".'],
  ["a.html --foreign data-", '--foreign expects a prefix of attribute names, such as data-shop-, got "data-".'],
  ["a.html --max-warnings few", '--max-warnings expects a whole number, got "few".'],
])("lint: atoll-lint %s fails with an explanation", (line, message) => {
  expect(() => read(line)).toThrow(message);
});
