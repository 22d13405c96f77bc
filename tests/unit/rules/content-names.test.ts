import { expect, test } from "vitest";
import { nameByContent } from "../../../scripts/build/content-names.mjs";

const names = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries([...nameByContent(new Map(Object.entries(files)))].map(([path, { name }]) => [path, name]));
/** The paths of the files whose names differ. */
const renamed = (before: Record<string, string>, after: Record<string, string>): string[] => {
  const [first, second] = [names(before), names(after)];
  return Object.keys(before).filter((path) => first[path] !== second[path]);
};

const files = {
  "islands/cup.js": 'import{a}from"../chunks/AAAAAAAA.js";export default a("cup")',
  "islands/mug.js": 'import{a}from"../chunks/AAAAAAAA.js";export default a("mug")',
  "islands/cup.css": ".cup{color:red}",
  "chunks/AAAAAAAA.js": "export let a=1;",
};

test("names: a file gets a hash of its content, and imports get the new names", () => {
  const named = nameByContent(new Map(Object.entries(files)));
  expect(named.get("islands/cup.js")!.name).toMatch(/^islands\/cup\.[0-9A-Z]{5}\.js$/);
  expect(named.get("islands/cup.css")!.name).toBe(named.get("islands/cup.js")!.name.replace(/js$/, "css"));
  const chunk = named.get("chunks/AAAAAAAA.js")!.name;
  expect(chunk).toMatch(/^chunks\/[0-9A-Z]{6}\.js$/);
  expect(named.get("islands/cup.js")!.content).toBe(`import{a}from"../${chunk}";export default a("cup")`);
});

test("names: a changed file and those that import it get new names, no others", () => {
  expect(renamed(files, files)).toEqual([]);
  expect(renamed(files, { ...files, "islands/mug.js": files["islands/mug.js"].replace("mug", "mugs") })).toEqual([
    "islands/mug.js",
  ]);
  expect(renamed(files, { ...files, "chunks/AAAAAAAA.js": "export let a=2;" })).toEqual([
    "islands/cup.js",
    "islands/mug.js",
    "islands/cup.css",
    "chunks/AAAAAAAA.js",
  ]);
});

test("names: an island's script and style have the same hash, which changes with each of them", () => {
  const both = ["islands/cup.js", "islands/cup.css"];
  expect(renamed(files, { ...files, "islands/cup.js": files["islands/cup.js"].replace("cup", "cups") })).toEqual(both);
  expect(renamed(files, { ...files, "islands/cup.css": ".cup{color:blue}" })).toEqual(both);
});

test("names: the names that esbuild gave to chunks do not matter", () => {
  const other = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path.replace("AAAAAAAA", "BBBBBBBB"),
      text.replace("AAAAAAAA", "BBBBBBBB"),
    ]),
  );
  expect(Object.values(names(other))).toEqual(Object.values(names(files)));
});

const circle = {
  "chunks/AAAAAAAA.js": 'export let load=()=>import("./BBBBBBBB.js");',
  "chunks/BBBBBBBB.js": 'import{load}from"./AAAAAAAA.js";export let again=load;',
  "chunks/CCCCCCCC.js": "export let other=1;",
};

test("names: files that import each other are renamed together", () => {
  expect(renamed(circle, { ...circle, "chunks/BBBBBBBB.js": circle["chunks/BBBBBBBB.js"] + "2" })).toEqual([
    "chunks/AAAAAAAA.js",
    "chunks/BBBBBBBB.js",
  ]);
  const named = nameByContent(new Map(Object.entries(circle)));
  const [first, second] = ["AAAAAAAA", "BBBBBBBB"].map((hash) => named.get(`chunks/${hash}.js`)!);
  expect(first!.content).toContain(second!.name.replace("chunks/", "./"));
  expect(second!.content).toContain(first!.name.replace("chunks/", "./"));
});

test("names: chunks with the same bytes stay two files", () => {
  const twins = { "chunks/AAAAAAAA.js": "export let a=[];", "chunks/BBBBBBBB.js": "export let a=[];" };
  expect(new Set(Object.values(names(twins))).size).toBe(2);
});

test("names: esbuild's comment about licences names the file", () => {
  const text = "export let a=1;/*! For license information please see AAAAAAAA.js.LEGAL.txt */";
  const { name, content } = nameByContent(new Map([["chunks/AAAAAAAA.js", text]])).get("chunks/AAAAAAAA.js")!;
  expect(content).toContain(`please see ${name.replace("chunks/", "")}.LEGAL.txt`);
});
