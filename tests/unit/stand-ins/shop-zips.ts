// The install files of a small build, opened.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { installFiles } from "../../../scripts/build/install/install-files.mjs";

export type Files = Record<string, Uint8Array>;

/** Files of a build: of each kind some that pages load, and some that they do not. */
const loaded = [
  "atoll.js",
  "atoll.css",
  "atoll-islands.css",
  "atoll-theme.css",
  "chunks/AAAAAA.js",
  "connectors/woocommerce.AAAAA.js",
  "islands/quantity.AAAAA.css",
  "islands/quantity.AAAAA.js",
  "texts/fr.json",
  "texts/fr/Menu.AAAAA.js",
];
const adapters = ["bootstrap", "opencart", "opencart-3", "woocommerce", "other"].map((name) => `adapters/${name}.js`);
const unloaded = [
  "atoll.AAAAAA.js",
  "atoll-theme.AAAAAA.css",
  "atoll.js.br",
  "chunks/AAAAAA.js.gz",
  "docs/index.html",
  "editor/atoll.d.ts",
  "install/old.zip",
  "islands/quantity.AAAAA.js.map",
  "manifest.json",
  "maps/atoll.js.map",
  "tools/lint.mjs",
];

export const smallBuild = { loaded, adapters, unloaded };

/** Writes files into a new folder, which `use` gets. */
export async function inFolder<Result>(
  files: Files | readonly string[],
  use: (folder: string) => Result,
): Promise<Awaited<Result>> {
  const folder = mkdtempSync(join(tmpdir(), "atoll-install-"));
  try {
    const contents = Array.isArray(files)
      ? Object.fromEntries(files.map((path: string) => [path, `content of ${path}`]))
      : (files as Files);
    for (const [path, content] of Object.entries(contents)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The zip files of a small build, by their paths. */
export const zipsOfSmallBuild = (): Promise<Files> =>
  inFolder([...loaded, ...adapters, ...unloaded, "LICENCES.txt"], installFiles);

/** The files in each zip file, by the name of the shop system. */
export function openZips(zips: Files): Record<"woocommerce" | "opencart4" | "opencart3", Files> {
  const open = (name: RegExp): Files => unzipSync(zips[Object.keys(zips).find((path) => name.test(path))!]!);
  return { woocommerce: open(/woocommerce/), opencart4: open(/opencart-4/), opencart3: open(/opencart-3/) };
}

export const textOf = (content: Uint8Array): string => Buffer.from(content).toString();
