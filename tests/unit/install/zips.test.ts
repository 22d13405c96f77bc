// The files that a shop owner uploads.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { moFile } from "../../../scripts/build/install/mo-file.mjs";
import { installFiles } from "../../../scripts/build/install/install-files.mjs";
import { type Files, openZips, smallBuild, textOf, zipsOfSmallBuild } from "../stand-ins/shop-zips.ts";
import { describeWithPhp, runPhp } from "../stand-ins/php.ts";

const zips = await zipsOfSmallBuild();
const shops = openZips(zips);
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

type Texts = Record<string, string>;
const texts = Object.fromEntries(
  ["en", "fr", "nl"].map((language) => [
    language,
    JSON.parse(readFileSync(`install/texts/${language}.json`, "utf8")) as Texts,
  ]),
) as Record<"en" | "fr" | "nl", Texts>;

/** The folder of a zip with the build. */
const builds = {
  woocommerce: "atoll-for-woocommerce/atoll/",
  opencart4: "catalog/view/atoll/",
  opencart3: "upload/catalog/view/javascript/atoll/",
} as const;
type System = keyof typeof builds;
const systems = Object.keys(builds) as System[];

const adapters: Record<System, string[]> = {
  woocommerce: ["adapters/woocommerce.js"],
  opencart4: ["adapters/bootstrap.js", "adapters/opencart.js"],
  opencart3: ["adapters/bootstrap.js", "adapters/opencart-3.js"],
};

const under = (files: Files, folder: string): Files =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, content]) => [path.slice(folder.length), content]),
  );
const sources = (folder: string): string[] =>
  readdirSync(`install/${folder}`, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.\w+$/.test(path));
const outsideOfBuild = (system: System): string[] =>
  Object.keys(shops[system])
    .filter((path) => !path.startsWith(builds[system]))
    .sort();

test("there is one file for each shop system, named by the version", () => {
  expect(Object.keys(zips)).toEqual([
    `atoll-for-woocommerce-${version}.zip`,
    `opencart-4-${version}/atoll.ocmod.zip`,
    `atoll-opencart-3-${version}.ocmod.zip`,
  ]);
});

test("WordPress finds one folder with the plugin", () => {
  const locales = ["fr_BE", "fr_CA", "fr_FR", "nl_BE", "nl_NL", "nl_NL_formal"];
  expect(outsideOfBuild("woocommerce")).toEqual(
    [
      "CHANGELOG.md",
      "LICENCES.txt",
      "LICENSE.txt",
      "admin/check.js",
      ...locales.map((locale) => `languages/atoll-for-woocommerce-${locale}.mo`),
      ...sources("php").map((path) => `php/${path}`),
      "rules/blocks.php",
      "rules/classic.php",
      ...sources("woocommerce"),
    ]
      .map((path) => `atoll-for-woocommerce/${path}`)
      .sort(),
  );
});

const shared = [...sources("php"), ...sources("opencart"), "rules.php"];
const languages = ["en-gb", "fr-fr", "nl-nl"].flatMap((language) => [
  `admin/language/${language}`,
  `catalog/language/${language}`,
]);

test("OpenCart 4 finds the folders of an extension", () => {
  expect(outsideOfBuild("opencart4")).toEqual(
    [
      "LICENCES.txt",
      "LICENSE.txt",
      "admin/view/javascript/check.js",
      ...languages.map((folder) => `${folder}/module/atoll.php`),
      ...shared.map((path) => `system/library/${path}`),
      ...sources("opencart-4"),
    ].sort(),
  );
});

test("OpenCart 3 finds the folders of a shop below upload/", () => {
  expect(outsideOfBuild("opencart3")).toEqual(
    [
      "upload/admin/view/javascript/atoll/check.js",
      ...languages.map((folder) => `upload/${folder}/extension/module/atoll.php`),
      ...[...shared, "LICENCES.txt", "LICENSE.txt"].map((path) => `upload/system/library/atoll/${path}`),
      ...sources("opencart-3"),
    ].sort(),
  );
});

describe.each(systems)("the file for %s", (system) => {
  const files = shops[system];

  test("has all that pages load, with the adapters of its shop system", () => {
    expect(Object.keys(under(files, builds[system])).sort()).toEqual(
      [...smallBuild.loaded, ...adapters[system]].sort(),
    );
  });

  test("has the licences", () => {
    const licence = Object.keys(files).find((path) => path.endsWith("LICENSE.txt"))!;
    expect(textOf(files[licence]!)).toBe(readFileSync("LICENSE", "utf8"));
    expect(textOf(files[licence.replace("LICENSE", "LICENCES")]!)).toBe("content of LICENCES.txt");
  });

  test("has the version wherever it is named", () => {
    const named = Object.entries(files).filter(([path]) => /\.(php|json|xml|txt|twig)$/.test(path));
    expect(named.filter(([, content]) => textOf(content).includes("{{version}}"))).toEqual([]);
    expect(named.some(([, content]) => textOf(content).includes(version))).toBe(true);
  });
});

test("the version is where each shop system looks for it", () => {
  const plugin = textOf(shops.woocommerce["atoll-for-woocommerce/atoll-for-woocommerce.php"]!);
  const readme = textOf(shops.woocommerce["atoll-for-woocommerce/readme.txt"]!);
  expect(/^ \* Version: (.*)$/m.exec(plugin)?.[1]).toBe(version);
  expect(/define\( 'ATOLL_VERSION', '(.*)' \)/.exec(plugin)?.[1]).toBe(version);
  expect(/^Stable tag: (.*)$/m.exec(readme)?.[1]).toBe(version);
  expect(JSON.parse(textOf(shops.opencart4["install.json"]!))).toMatchObject({ name: "Atoll", version });
  expect(/<version>(.*)<\/version>/.exec(textOf(shops.opencart3["install.xml"]!))?.[1]).toBe(version);
});

test("what the plugin requires is the same in its header and its readme", () => {
  const read = (path: string, key: string): string | undefined =>
    new RegExp(`^[ *]*${key}: (.*)$`, "m").exec(textOf(shops.woocommerce[`atoll-for-woocommerce/${path}`]!))?.[1];
  for (const key of ["Requires at least", "Requires PHP", "License"])
    expect([key, read("readme.txt", key)]).toEqual([key, read("atoll-for-woocommerce.php", key) ?? ""]);
});

test("the same build gives the same files, byte by byte", async () => {
  const again = await zipsOfSmallBuild();
  expect(Object.entries(again).filter(([name, zip]) => !Buffer.from(zip).equals(zips[name]!))).toEqual([]);
});

describe.runIf(existsSync("dist/manifest.json"))("the files of this build", () => {
  test("have each file that a page can load, as it was built, and no other", async () => {
    const built = openZips(await installFiles("dist"));
    const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8")) as {
      shell: { hashed: Record<string, string> };
      files: Record<string, object>;
    };
    const hashed = Object.values(manifest.shell.hashed);
    const loadable = Object.keys(manifest.files).filter(
      (path) => !path.startsWith("adapters/") && !hashed.includes(path),
    );
    expect(loadable.length).toBeGreaterThan(200);
    for (const system of systems) {
      const files = Object.fromEntries(
        Object.entries(under(built[system], builds[system])).filter(([path]) => !path.endsWith(".LEGAL.txt")),
      );
      expect(Object.keys(files).sort()).toEqual([...loadable, ...adapters[system]].sort());
      const others = Object.keys(files).filter((path) => !readFileSync(`dist/${path}`).equals(files[path]!));
      expect(others).toEqual([]);
    }
  });
});

describe("the texts of the settings page", () => {
  test("are the same in three languages, and none is empty", () => {
    for (const language of ["fr", "nl"] as const) expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
    expect(
      Object.values(texts)
        .flatMap((all) => Object.values(all))
        .filter((text) => text.trim() === ""),
    ).toEqual([]);
  });

  test("of WordPress all have a translation", () => {
    const code = sources("woocommerce")
      .filter((path) => path.endsWith(".php"))
      .map((path) => readFileSync(`install/woocommerce/${path}`, "utf8"))
      .join("\n");
    const calls = [...code.matchAll(/\b(?:esc_html|esc_attr)?_{1,2}[ex]?\(\s*'((?:[^'\\]|\\.)*)',\s*'([\w-]+)'\s*\)/g)];
    const used = calls.map(([, text]) => text!.replace(/\\(.)/g, "$1"));
    expect(used).toHaveLength([...code.matchAll(/\b(?:__|_e|_x|esc_(?:html|attr)_[_ex])\(/g)].length);
    expect(used.filter((text) => !Object.values(texts.en).includes(text))).toEqual([]);
  });

  test.each([
    ["fr", "fr_FR"],
    ["nl", "nl_NL_formal"],
  ] as const)("of WordPress are read back in %s", (language, locale) => {
    const read = readMo(shops.woocommerce[`atoll-for-woocommerce/languages/atoll-for-woocommerce-${locale}.mo`]!);
    expect(read.get("")).toContain("charset=UTF-8");
    for (const [key, english] of Object.entries(texts.en)) expect(read.get(english)).toBe(texts[language][key]);
  });

  test("are found by readers that look them up by halves", () => {
    const keys = [...readMo(moFile({ b: "1", a: "2", é: "3", Z: "4", "a b": "5" })).keys()];
    expect(keys).toEqual(["", "Z", "a", "a b", "b", "é"]);
  });
});

/** The texts of a compiled translation, in the order of the file. */
function readMo(bytes: Uint8Array): Map<string, string> {
  const buffer = Buffer.from(bytes);
  expect(buffer.readUInt32LE(0)).toBe(0x950412de);
  const textAt = (table: number, row: number): string => {
    const place = buffer.readUInt32LE(table) + 8 * row;
    const [length, offset] = [buffer.readUInt32LE(place), buffer.readUInt32LE(place + 4)];
    expect(buffer[offset + length]).toBe(0);
    return buffer.toString("utf8", offset, offset + length);
  };
  return new Map(Array.from({ length: buffer.readUInt32LE(8) }, (_, row) => [textAt(12, row), textAt(16, row)]));
}

describeWithPhp("PHP reads", () => {
  const languageFiles = systems.flatMap((system) =>
    Object.entries(shops[system])
      .filter(([path]) => path.includes("language/"))
      .map(([path, content]) => [path, textOf(content)] as const),
  );

  test("the texts of OpenCart", () => {
    const found = runPhp<Record<string, Texts>>(
      "files.php",
      Object.fromEntries(languageFiles.filter(([path]) => path.endsWith(".php"))),
    );
    expect(Object.keys(found)).toHaveLength(12);
    for (const [path, all] of Object.entries(found)) {
      const language = (/language\/(..)-/.exec(path)?.[1] ?? "en") as keyof typeof texts;
      const expected = Object.entries(texts[language]).map(([key, text]) => [`atoll_${key}`, text]);
      expect(all, path).toEqual({
        ...Object.fromEntries(expected),
        heading_title: texts[language]["title"],
        text_home: texts[language]["home"],
        text_extension: texts[language]["extensions"],
      });
    }
  });
});

test("the modification of OpenCart 3 is XML that names the extension, and the file that it changes", () => {
  const source = textOf(shops.opencart3["install.xml"]!);
  const xml = source.replace(/^<\?xml.*?\?>|<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs, "");
  const open: string[] = [];
  for (const [, close, name] of xml.matchAll(/<(\/?)([a-z]+)(?: [a-z]+="[^"<]*")*>/g))
    if (!close) open.push(name!);
    else expect(open.pop()).toBe(name);
  expect(open).toEqual([]);
  expect(xml.replace(/<\/?[a-z]+(?: [a-z]+="[^"<]*")*>/g, "")).not.toMatch(/[<>&]/);
  const textIn = (name: string): string | undefined => new RegExp(`<${name}>(.*?)</${name}>`).exec(xml)?.[1];
  expect(["name", "code", "version"].map(textIn)).toEqual(["Atoll", "atoll", version]);
  expect(xml).toContain('<file path="admin/controller/common/column_left.php">');
});
