// Only shared/api knows how the specification's server spells its requests and answers.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll("\\", "/"));

/** A member of an interface, or of an object type on the line of a member. */
const member = /(?<=^\s+|^\s+\w+\??: \{ (?:[^}]*; )?)(\w*[A-Z_]\w*)\??:/gm;

/** The names of properties in files of the wire that no TypeScript code would choose, such as `ItemsCount`. */
const namesIn = (files: string[]): string[] =>
  files
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(member)].map(([, name]) => name!))
    .filter((name) => /^[A-Z]|_/.test(name));

const names = new Set(namesIn(filesIn("shared/api/wire")));

/** Blanks comments, texts and imports: field names of forms are texts. */
const codeOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, (token) =>
      token.replace(/[^\n]/g, " "),
    )
    .replace(/^(import|export) (type )?\{[^}]*\}/gm, (token) => token.replace(/[^\n]/g, " "));

/** The wire's names that are properties in `text`, each with its line. */
function wireNamesIn(text: string): string[] {
  const lines = codeOf(text).split("\n");
  return lines.flatMap((line, index) =>
    [...line.matchAll(/(?:\.|(?<=[{,]\s*|^\s*))(\b[A-Za-z]\w*)\b(?=\??:|\s*[,}=]|\b)/g)]
      .filter((match) => names.has(match[1]!) && (match[0].startsWith(".") || isProperty(line, match)))
      .map((match) => `${index + 1} ${match[1]}`),
  );
}

/** A key of an object, a destructured name or a member of a type. */
const isProperty = (line: string, { index, 0: { length } }: RegExpMatchArray): boolean =>
  /^(\??:|\s*[,}=](?!=|>))/.test(line.slice(index! + length));

test.each([
  ["summary.ItemsCount > 0", ["1 ItemsCount"]],
  ["const { ItemsCount, other } = answer;", ["1 ItemsCount"]],
  ["const order = {\n  ItemsCount: 2,\n};", ["2 ItemsCount"]],
  ["interface A {\n  ItemsCount?: number;\n}", ["2 ItemsCount"]],
  ['form.elements["ItemsCount"] // .ItemsCount', []],
  ["throw new Error(text);", []],
])("wire names: in %j they are found", (text, found) => expect(wireNamesIn(text)).toEqual(found));

test("wire names: only shared/api has them, and imports shared/api/wire", () => {
  expect(names.size).toBeGreaterThan(90);
  // Definitions list the fields of forms. The cookie of closed popups has names that a server may read, too.
  const others = ["islands", "shared", "shell"]
    .flatMap(filesIn)
    .filter((file) => !/^shared\/(api|popup\/dismiss)/.test(file) && !file.endsWith("/definition.ts"));
  const found = others.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const imports = [...text.matchAll(/[\w./]*api\/wire\/[\w.-]+/g)].map(([path]) => path);
    return [...imports, ...wireNamesIn(text)].map((what) => `${file}: ${what}`);
  });
  expect(found).toEqual([]);
});
