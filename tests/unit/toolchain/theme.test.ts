import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { themeTable } from "../../../scripts/build/theme.mjs";
import { expandProperties, schemeDeclarations, themeProperties } from "../../../shared/theme/properties.ts";

const TABLE = "shared/theme/properties.ts";

/** The sources of everything that a page loads, by path. */
const sources = new Map(
  ["islands", "shared", "shell"]
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
    .filter((path) => /\.(css|tsx?)$/.test(path) && path !== join(TABLE))
    .map((path) => [path, readFileSync(path, "utf8")]),
);
const usedIn = (text: string): string[] => [...text.matchAll(/--atoll-([\w-]+)/g)].map(([, name]) => name!);

test("the sources use each property of the table and no other", () => {
  // Stylesheets use `--atoll-rem` by their lengths in rem.
  const used = new Set(["rem", ...[...sources.values()].flatMap(usedIn)]);
  expect([...used].toSorted()).toEqual(themeProperties.map(({ name }) => name).toSorted());
});

test("the table has at most 30 properties, with kebab-case names and a sentence for each", () => {
  expect(themeProperties.length).toBeLessThanOrEqual(30);
  for (const { name, doc } of themeProperties) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(doc).toMatch(/^[A-Z].*\.$/);
  }
});

test("stylesheets read Bootstrap's variables and give fallbacks only through the table", () => {
  const faults = [...sources].flatMap(([path, text]) =>
    path.endsWith(".css")
      ? [...text.matchAll(/var\(--(bs-[\w-]+|atoll-[\w-]+\s*,)/g)].map(([use]) => `${path}: ${use}`)
      : [],
  );
  expect(faults).toEqual([]);
});

test("a property gets the variable of Bootstrap and its value as fallbacks", () => {
  expect(expandProperties("a { color: var(--atoll-text) }")).toBe(
    "a { color: var(--atoll-text,var(--bs-body-color,#212529)) }",
  );
  expect(expandProperties("a { outline-color: var(--atoll-focus) }")).toBe(
    "a { outline-color: var(--atoll-focus,var(--atoll-accent,var(--bs-primary,#0b5ed7))) }",
  );
  expect(expandProperties("a { block-size: var(--_own, 1px) }")).toBe("a { block-size: var(--_own, 1px) }");
});

test("a length in rem becomes a multiple of --atoll-rem, except in queries and comments", () => {
  const rem = "var(--atoll-rem,1rem)";
  expect(expandProperties("a { margin: -0.5rem 1rem }")).toBe(`a { margin: calc(-0.5*${rem}) ${rem} }`);
  expect(expandProperties("@media (width < 30rem) { a { gap: 2rem } }")).toBe(
    `@media (width < 30rem) { a { gap: calc(2*${rem}) } }`,
  );
  expect(expandProperties("/* 1rem */ a { border-radius: var(--atoll-radius) }")).toBe(
    `/* 1rem */ a { border-radius: var(--atoll-radius,var(--bs-border-radius,calc(0.375*${rem}))) }`,
  );
});

test("an unknown property, or one with a fallback of its own, fails the build", () => {
  expect(() => expandProperties("a { color: var(--atoll-colour) }")).toThrow("--atoll-colour is not in");
  expect(() => expandProperties("a { color: var(--atoll-text, red) }")).toThrow("--atoll-text has a fallback");
});

test("the theme gives a dark value to each colour that has one, after Bootstrap's variable", () => {
  const declarations = schemeDeclarations();
  for (const { name, dark } of themeProperties)
    expect(declarations.includes(`--atoll-${name}:`)).toBe(dark !== undefined);
  expect(declarations).toContain("--atoll-text:var(--bs-body-color,light-dark(#212529,#e6e8eb))");
});

test("the page about theming has a place for the table, whose rows name each property and its Bootstrap variable", () => {
  expect(readFileSync("docs/guides/theming.md", "utf8")).toMatch(/^<!-- theme -->\n[\s\S]*^<!-- \/theme -->$/m);
  const rows = themeTable().split("\n");
  for (const { name, bootstrap } of themeProperties) {
    const row = rows.filter((text) => text.startsWith(`| \`--atoll-${name}\` |`));
    expect(row).toHaveLength(1);
    if (bootstrap) expect(row[0]).toContain(`\`${bootstrap}\``);
  }
});
