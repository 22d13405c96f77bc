// Our examples for authors and the stand-in shop follow the linter's own rules.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markup } from "../../../tools/description/markup.ts";
import { lint } from "../../../tools/lint/lint.ts";
import { vocabularyOf } from "../../../tools/lint/vocabulary.ts";
import { describedIslands } from "../../described-islands.ts";
import { usualSettings } from "../../lint-vocabulary.ts";
import { visitor } from "../stand-ins/shop.ts";

const islands = await describedIslands();
const vocabulary = vocabularyOf(islands, markup.attributes);
const troubles = (source: string, name: string): string[] =>
  lint(source, vocabulary, usualSettings).map(
    ({ start, code, message }) => `${name}:${start.line}:${start.column} ${code} ${message}`,
  );

test.each(islands.map(({ name, examples }) => [name, examples] as const))(
  "lint: the examples of %s have no findings",
  (name, examples) => {
    expect(examples.flatMap((example, index) => troubles(example, `${name}[${index}]`))).toEqual([]);
  },
);

test("lint: the captured pages have no findings", () => {
  const pages = filesBelow("fixtures-html/captured", ".html");
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((path) => troubles(readFileSync(path, "utf8"), path))).toEqual([]);
});

test("lint: the shop's templates have no findings", () => {
  const templates = filesBelow("fixtures-html/cms/views", ".eta");
  expect(templates.length).toBeGreaterThan(80);
  expect(templates.flatMap((path) => troubles(readFileSync(path, "utf8"), path))).toEqual([]);
});

test("lint: the shop's pages for a customer with a full cart have no findings", async () => {
  const ada = visitor();
  await ada.signIn();
  await ada.put("v1011", 2);
  const waiting = ["/en", "/en/shoppingcarts", "/en/checkout"];
  const found = new Map<string, string[]>();
  const kinds = new Map<string, number>();
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const place = path.split("?")[0]!;
    const kind = place.split("/").slice(0, -1).join("/");
    // A few pages of each kind are enough, because a template renders all products.
    if (
      found.has(place) ||
      /log-?off|log-?out/i.test(path) ||
      (kinds.get(kind) ?? 0) >= (kind === "/en" ? Infinity : 3)
    )
      continue;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const page = await ada.page(path);
    found.set(place, troubles(page, place));
    waiting.push(...[...page.matchAll(/<a [^>]*?href="(\/en\/[^"#]+)/g)].map(([, to]) => to!.replaceAll("&amp;", "&")));
  }
  expect(found.size).toBeGreaterThan(40);
  expect([...found.values()].flat()).toEqual([]);
}, 60_000);

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path));
