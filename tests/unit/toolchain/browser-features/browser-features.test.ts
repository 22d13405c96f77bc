// Compares the features of the web platform that the code uses, the documentation and the browser tests.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { supportedBrowsers } from "../../../../scripts/build/supported-browsers.mjs";
import { schemeDeclarations } from "../../../../shared/theme/properties.ts";
import { type Feature, features, harmless } from "../../../browser/features/features.ts";
import { cssFeatures } from "./css-features.ts";
import { scriptFeatures } from "./script-features.ts";
import { lackingBrowsers, nodeOf } from "./support.ts";

const page = readFileSync("docs/reference/browser-support.md", "utf8");
const listed: Feature[] = [...features, ...harmless];

/** The rows of the table below a heading, without the marks of code. */
const rowsBelow = (heading: string): string[][] =>
  page
    .split(`## ${heading}\n`)[1]!
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim().replaceAll("`", "")),
    );

const filesIn = (folders: string[], ending: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((path) => ending.test(path)),
  );

const isListed = (key: string): boolean =>
  listed.some(({ keys }) => keys.some((known) => key === known || key.startsWith(`${known}.`)));

const advice =
  "A supported browser lacks this. Give it a fallback, list it in tests/browser/features/features.ts and in " +
  "docs/reference/browser-support.md, and switch it off in a browser test.";

test("the stylesheets use only features that all supported browsers have, or that the documentation lists", () => {
  const texts = new Map(
    filesIn(["shell", "shared", "islands"], /\.css$/).map((path) => [path, readFileSync(path, "utf8")]),
  );
  texts.set("atoll-theme.css", `:root { ${schemeDeclarations()} }`);
  const faults = [...texts].flatMap(([path, text]) =>
    [...cssFeatures(text)]
      .filter(([key]) => lackingBrowsers(key) && !isListed(key))
      .map(([key, use]) => `${path}: ${use} (${key}; missing in ${lackingBrowsers(key)})`),
  );
  expect(faults, advice).toEqual([]);
});

const folders = /^\/(shell|shared|islands)\//;
const usedByScripts = scriptFeatures((path) => folders.test(path.replace(process.cwd(), "")));

test("the scripts use only features that all supported browsers have, or that the documentation lists", () => {
  const faults = usedByScripts
    .filter(({ key }) => !isListed(key))
    .map(({ key, place }) => `${relative(".", place)}: ${key} (missing in ${lackingBrowsers(key)})`);
  expect(faults, advice).toEqual([]);
});

test("the check of the code finds features that browsers lack, also in nested rules and values", () => {
  const css =
    "a { b & { position-area: top; } > i::details-content { color: light-dark(#000, #fff) } width: attr(a px) }";
  const lacking = [...cssFeatures(`${css} @media (width < 30rem) { p { text-wrap: pretty; gap: 1px } }`).keys()].filter(
    (key) => lackingBrowsers(key),
  );
  expect(lacking).toEqual([
    "css.types.attr.type_function",
    "css.properties.position-area",
    "css.properties.position-area.top",
    "css.selectors.details-content",
    "css.types.color.light-dark",
    "css.properties.text-wrap.pretty",
  ]);
  const keys = new Set(usedByScripts.map(({ key }) => key));
  for (const key of [
    "api.Window.navigation",
    "api.Navigator.connection",
    "api.PerformanceResourceTiming.responseStatus",
    "javascript.builtins.Intl.Locale.getWeekInfo",
  ])
    expect(keys).toContain(key);
});

test("the documentation lists each feature with the browsers that lack it, and what happens there", () => {
  for (const [heading, list] of [
    ["Features with a fallback", features],
    ["Features that need no fallback", harmless],
  ] as const) {
    const rows = rowsBelow(heading);
    expect(rows.map(([name, missing]) => [name, missing])).toEqual(
      list.map(({ name, keys, missing }: Feature) => [name, missing ?? lackingBrowsers(keys[0]!)]),
    );
    for (const [name, , without] of rows) expect(without, name).toMatch(/\w/);
  }
  for (const { name, keys } of listed) for (const key of keys) expect(nodeOf(key), `${name}: ${key}`).toBeDefined();
});

test("the documentation names the versions that the build supports", () => {
  const { chrome, edge, safari, ios, firefox } = supportedBrowsers;
  expect([edge, ios]).toEqual([chrome, safari]);
  const versions = page.split("\n## ")[0]!.matchAll(/^\| (?:Chrome|Safari|Firefox).*?\| ([\d.]+) \|/gm);
  expect([...versions].map(([, version]) => version)).toEqual([chrome, safari, firefox]);
});

test("a browser test switches off each feature that has a fallback", () => {
  const tests = filesIn(["tests/browser", "tests/islands"], /\.spec\.ts$/).map((path) => readFileSync(path, "utf8"));
  const names = features.map(({ name }) => name as string);
  const specs = tests.filter((text) => text.includes("switchOff("));
  expect(names.filter((name) => !specs.some((text) => text.includes(`"${name}"`)))).toEqual([]);
});
