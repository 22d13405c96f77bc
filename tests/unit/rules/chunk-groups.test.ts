import { expect, test } from "vitest";
import { type EntryIsland, groupModules, type Module } from "../../../scripts/build/chunk-groups.mjs";

const module = (path: string, bytes: number, users: string[], imports: string[] = []): Module => ({
  path,
  bytes,
  users,
  imports,
});
const island = (folder: string, more: Partial<EntryIsland> = {}): EntryIsland => ({
  folder,
  common: false,
  usesFramework: false,
  ...more,
});
const none = new Map<string, EntryIsland>();
/** The groups as texts, such as "a b: x y": the modules, then the entries. */
const groups = (modules: Module[], islands = none): string[] =>
  groupModules(modules, islands)
    .map(({ modules: paths, users }) => `${paths.join(" ")}: ${users.join(" ")}`)
    .sort();

test("groups: modules that the same entries need are one chunk", () => {
  expect(
    groups([module("b", 9_000, ["x", "y"]), module("a", 9_000, ["x", "y"]), module("c", 9_000, ["x", "z"])]),
  ).toEqual(["a b: x y", "c: x z"]);
});

test("groups: a small module joins the chunk of entries that mostly need both", () => {
  expect(groups([module("a", 9_000, ["x", "y"]), module("b", 100, ["x", "y", "z"])])).toEqual(["a: x y", "b: x y z"]);
  expect(groups([module("a", 100, ["x", "y"]), module("b", 9_000, ["x", "y", "z"])])).toEqual(["a b: x y z"]);
});

test("groups: entries without a common visit share no chunk", () => {
  expect(groups([module("a", 1, ["w", "x"]), module("b", 1, ["y", "z"])])).toEqual(["a: w x", "b: y z"]);
});

test("groups: islands of a folder are on a page together, so their modules join sooner", () => {
  const modules = [module("a", 400, ["w", "x"]), module("b", 400, ["y", "z"])];
  const inFolder = (folder: string) =>
    new Map(["w", "x", "y", "z"].map((name, index) => [name, island(index < 2 ? "one" : folder)]));
  expect(groups(modules, inFolder("other"))).toEqual(["a: w x", "b: y z"]);
  expect(groups(modules, inFolder("one"))).toEqual(["a b: w x y z"]);
});

test("groups: an entry that loads a chunk loads all that its modules import", () => {
  expect(
    groups([module("a", 100, ["x", "y"], ["c"]), module("b", 100, ["x", "y", "z"]), module("c", 100, ["w", "x", "y"])]),
  ).toEqual(["a b c: w x y z"]);
});

test("groups: nothing joins the chunk of the lightest common islands", () => {
  const modules = [
    module("base", 5_000, ["cart", "quantity", "x"]),
    module("field", 1_000, ["quantity", "x"]),
    module("messages", 100, ["cart", "x"]),
  ];
  const islands = new Map([
    ["quantity", island("cart", { common: true })],
    ["cart", island("cart", { common: true, usesFramework: true })],
  ]);
  expect(groups(modules, islands)).toEqual(["base field: cart quantity x", "messages: cart x"]);
  // Without common islands all join.
  expect(groups(modules)).toEqual(["base field messages: cart quantity x"]);
});

test("groups: a common island that needs much more starts the next layer", () => {
  const modules = [
    module("a", 5_000, ["light", "heavy", "x"]),
    module("b", 5_000, ["heavy", "x"]),
    module("c", 9_000, ["heavy", "y"]),
  ];
  const islands = new Map([
    ["light", island("one", { common: true })],
    ["heavy", island("one", { common: true })],
  ]);
  expect(groups(modules, islands)).toEqual(["a: heavy light x", "b c: heavy x y"]);
});

test("groups: the order of the modules does not matter", () => {
  const modules = ["a", "b", "c", "d", "e", "f"].map((path, index) =>
    module(
      path,
      300 * (index + 1),
      ["x", "y", "z", "w"].filter((_, user) => (index + user) % 3 > 0),
    ),
  );
  expect(groups(modules.toReversed())).toEqual(groups(modules));
});
