import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = readdirSync("shell", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: `shell/${path.replaceAll("\\", "/")}`, text: readFileSync(`shell/${path}`, "utf8") }));

/** The properties of the session, and the file that declares each one: the parts are interfaces called SomethingState. */
const owners = new Map(
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^export interface \w+State \{\n([^]*?)\n\}/gm)].flatMap(([, body]) =>
      [...body!.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => [name!, path] as const),
    ),
  ),
);

test("the state of the session has owners", () => {
  expect([owners.get("page"), owners.get("cachedPages"), owners.get("ranScripts"), owners.get("signIn")]).toEqual([
    "shell/navigation/history.ts",
    "shell/navigation/cache.ts",
    "shell/navigation/scripts.ts",
    "shell/extras/login/login-page.ts",
  ]);
});

test("only the folder or file that declares a part of the session assigns to it", () => {
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bsession\.(\w+) (?:\?\?)?= /g)]
      .map(([, name]) => ({ name: name!, owner: owners.get(name!) }))
      .filter(({ owner }) => owner && owner !== path && !(owner.startsWith("shell/extras/") && sameFolder(owner, path)))
      .map(({ name, owner }) => `${path} assigns ${name} of ${owner}`),
  );
  expect(found).toEqual([]);
});

const sameFolder = (one: string, other: string): boolean =>
  one.split("/").slice(0, 3).join("/") === other.split("/").slice(0, 3).join("/");
