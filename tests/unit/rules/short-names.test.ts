import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { internalNames, namesIn, shortNames } from "../../../scripts/build/short-names.mjs";

/** The sources of a folder, by path. */
const sourcesIn = (folder: string): [path: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [`${folder}/${path}`, readFileSync(`${folder}/${path}`, "utf8")]);

const shell = sourcesIn("shell");
const others = ["shared", "islands", "adapters"].flatMap(sourcesIn);
const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

describe("the names that the build shortens", () => {
  it("are in order, each once, with a short name each", () => {
    expect(internalNames).toEqual([...new Set(internalNames)].sort());
    expect(new Set(Object.values(shortNames.mangleCache!)).size).toBe(internalNames.length);
  });

  it("are found in libraries, which may also use them in texts", () => {
    expect(namesIn('set(Core, "nodeHolder"); use(Core.hasSection); f({ pageMetadata })')).toEqual([
      "hasSection",
      "nodeHolder",
      "pageMetadata",
    ]);
    expect(namesIn("const nodeHolder = nodeHolders.nodeHoldersOf(hasSection)")).toEqual([]);
  });

  it.each(internalNames)("%s is a property of the shell only", (name) => {
    const word = new RegExp(String.raw`\b${name}\b`);
    expect(shell.some(([, text]) => word.test(text))).toBe(true);
    expect(others.filter(([, text]) => word.test(withoutComments(text))).map(([path]) => path)).toEqual([]);
  });

  it.each(internalNames)("%s is no key in a text, and no bundle exports it", (name) => {
    const asText = new RegExp(String.raw`(["'\`])${name}\1`);
    const exported = new RegExp(String.raw`^export (async )?(function|const|let|class) ${name}\b`, "m");
    const found = shell.filter(([path, text]) => {
      // A type may pick properties by name.
      const code = withoutComments(text).replaceAll(/\b(Pick|Omit)<[^>]*>/g, "");
      return (
        asText.test(code) || (/^shell\/(navigation|extras\/[^/]+)\/index\.tsx?$/.test(path) && exported.test(code))
      );
    });
    expect(found.map(([path]) => path)).toEqual([]);
  });
});
