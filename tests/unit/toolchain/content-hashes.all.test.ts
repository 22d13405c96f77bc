// Builds two copies of the sources, one of them with changes, and compares the names of the built files.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const sources = ["islands", "scripts/build", "shared", "shell", "texts", "tools", "package.json", "tsconfig.json"];
const script = resolve("tests/unit/toolchain/names-of-build.mjs");
const root = realpathSync(mkdtempSync(join(tmpdir(), "atoll-names-")));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function copySources(name: string): string {
  const folder = join(root, name);
  for (const path of sources) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

let builds = 0;

/** Builds the sources of a folder; returns the names of scripts and styles with a hash. */
function build(folder: string): Set<string> {
  const outdir = `out${builds++}`;
  execFileSync(process.execPath, [script, outdir], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const names = readdirSync(join(folder, outdir), { recursive: true, encoding: "utf8" });
  return new Set(
    names.map((name) => name.replaceAll("\\", "/")).filter((name) => /[./][A-Z0-9]{5,8}\.(js|css)$/.test(name)),
  );
}

/** Replaces a word of a source file, which must have it. */
function edit(folder: string, path: string, from: string, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** The new names without their hashes, in order. */
const renamed = (before: Set<string>, after: Set<string>): string[] =>
  [...after]
    .filter((name) => !before.has(name))
    .map((name) => name.replace(/\.?[A-Z0-9]{5,8}\.(js|css)$/, ".$1"))
    .sort();

test("build: the same code gives the same names; a changed word renames its file and those that list it", () => {
  const first = build(copySources("here"));
  expect(first.size).toBeGreaterThan(200);

  // In another folder, so that a name that depends on the folder would be among the renamed ones.
  const folder = copySources("elsewhere");
  // Comments of the shell, of what islands and shell share, and of an island.
  edit(
    folder,
    "shell/navigation/visit.ts",
    "/** Aborts the running visit. */",
    "/** Ends the visit that is running. */",
  );
  edit(folder, "shared/events.ts", "/** The visit has ended. */", "/** Nothing of the visit is left to do. */");
  edit(folder, "islands/content/masonry/masonry.ts", "/**", "/** Asks the browser.\n *");
  // The script of an island, which renames its style; script and style of another; a text that common islands use, and a
  // text that only other islands use.
  edit(folder, "islands/cart/quantity/field.ts", "atoll-quantity-note", "atoll-quantity-hint");
  edit(folder, "islands/content/qr-code/qr-code.ts", "too long.", "too many.");
  edit(folder, "islands/cart/quantity/quantity.css", "margin: 0.25rem 0 0", "margin: 0.5rem 0 0");
  edit(folder, "texts/cart.ts", 'en: "Decrease"', 'en: "Reduce"');
  edit(folder, "texts/core.ts", "Meer in {0}", "Meer onder {0}");
  // The bundles of the shell have one hash, which changes with each of them.
  const bundles = renamed(new Set(), first).filter((name) => name.startsWith("chunks/atoll-"));
  expect(bundles).toContain("chunks/atoll-texts-en.js");
  expect(renamed(first, build(folder))).toEqual([
    "atoll.js",
    ...bundles,
    "islands/qr-code.css",
    "islands/qr-code.js",
    "islands/quantity.css",
    "islands/quantity.js",
    "texts/nl/Menu.js",
  ]);
}, 90_000);
