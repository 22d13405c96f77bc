// Code that readers copy from the documentation, and links from the files at the top.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { Lexer, type Tokens } from "marked";
import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { fullVocabulary, usualSettings } from "../../lint-vocabulary.ts";

const pages = readdirSync("docs", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
const codeOf = (page: string, language: string): string[] =>
  new Lexer()
    .lex(readFileSync(join("docs", page), "utf8"))
    .flatMap((token) => flatten(token as Tokens.Generic))
    .filter((token): token is Tokens.Code => token.type === "code" && (token as Tokens.Code).lang === language)
    .map(({ text }) => text);
const flatten = (token: Tokens.Generic): Tokens.Generic[] => [
  token,
  ...((token["items"] ?? token.tokens ?? []) as Tokens.Generic[]).flatMap(flatten),
];

const vocabulary = await fullVocabulary({ inPieces: true });

test.each(pages)("docs/%s: the linter accepts the HTML examples", (page) => {
  for (const html of codeOf(page, "html")) {
    const findings = lint(html, vocabulary, usualSettings);
    expect(findings.map(({ code, message, start }) => `${start.line}: ${code}: ${message}`)).toEqual([]);
  }
});

test.each(pages)("docs/%s: the JSON and JavaScript examples can be parsed", async (page) => {
  for (const json of codeOf(page, "json")) expect(() => JSON.parse(json) as unknown, json).not.toThrow();
  for (const js of codeOf(page, "js")) await transform(js, { loader: "js", logLevel: "silent" });
});

test.each(["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])("docs: all links of %s lead to a file", (file) => {
  const links = [...readFileSync(file, "utf8").matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !/^https?:/.test(link) && !existsSync(link))).toEqual([]);
});

test("docs: the oldest version of Node is that of package.json, and the version of the tests that of .nvmrc", () => {
  const [, section] = readFileSync("docs/reference/browser-support.md", "utf8").split("## Versions of Node\n");
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  expect(section).toContain(`| ${engines.node.replace(">=", "")} or newer, as \`engines\``);
  expect(section).toContain(`| Node ${readFileSync(".nvmrc", "utf8").trim()}, which \`.nvmrc\` names`);
});

test.each(["README.md", "CONTRIBUTING.md", "docs/start.md", "docs/tools/lint.md"])(
  "docs: %s links to the versions of Node",
  (file) => expect(readFileSync(file, "utf8")).toContain("reference/browser-support.md#versions-of-node)"),
);

test("docs: the README has at most 200 lines and 12 kB", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme.split("\n").length).toBeLessThanOrEqual(200);
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(12_000);
});
