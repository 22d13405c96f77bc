import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = ["islands", "shared", "shell", "fixtures-html/cms"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => `${folder}/${name}`),
);

const side = "(?:left|right|top|bottom)";
/** Properties and values that name a side of the screen instead of a side of the text. */
const physical = new RegExp(
  `[;{\\s](?:(?:${side}|(?:margin|padding|border|scroll-margin|scroll-padding)-${side}[\\w-]*|border-(?:top|bottom)-(?:left|right)-radius|(?:min-|max-)?(?:width|height))\\s*:` +
    "|(?:float|clear|text-align)\\s*:\\s*(?:left|right))",
  "g",
);

test.each(files)("%s uses logical properties instead of physical sides and sizes", (file) => {
  const css = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  expect(css.match(physical) ?? []).toEqual([]);
});

test("more than ten stylesheets are checked", () => expect(files.length).toBeGreaterThan(10));
