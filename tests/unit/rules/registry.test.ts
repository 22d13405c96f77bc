import { expect, test } from "vitest";
import { packRegistry } from "../../../scripts/build/registry.mjs";
import { unpack } from "../../../shell/extras/islands/registry.ts";

const island = (name: string, more: object = {}, reserve?: string) => ({
  definition: { name, when: "load", fallback: "adopt" as const, ...more },
  reserve,
});
const chunks = {
  islands: {
    cup: {
      file: "islands/cup.K3F9Q.js",
      css: "islands/cup.K3F9Q.css",
      imports: ["chunks/AAAAAA.js", "chunks/BBBBBB.js"],
    },
    mug: { file: "islands/mug.7TTTT.js", imports: ["chunks/AAAAAA.js", "chunks/CCCCCC.js"] },
    search: { file: "islands/search.9ZZZZ.js", imports: ["chunks/DDDDDD.js"] },
  },
  outputs: {
    "chunks/AAAAAA.js": { bytes: 50 },
    "chunks/BBBBBB.js": { bytes: 5_000 },
    "chunks/CCCCCC.js": { bytes: 50 },
    "chunks/DDDDDD.js": { bytes: 5_000 },
  },
};
const islands = [
  island("cup", { when: "idle", fallback: "replace" }, "islands/cup/reserve.css"),
  island("mug", { wide: true, selectors: ["[data-mug]", "body.mug"] }),
  island("search", { when: "interaction", common: true }, "islands/search/reserve.css"),
];

test("registry: the shell knows the files of each island, with their hashes", () => {
  const { base, islands: all } = unpack(packRegistry(islands, chunks), "/dist/");
  expect(base).toBe("/dist/");
  expect(all["cup"]).toMatchObject({
    when: "idle",
    file: "islands/cup.K3F9Q.js",
    css: "islands/cup.K3F9Q.css",
    replace: true,
    reserves: true,
    wide: false,
  });
  expect(all["mug"]).toMatchObject({
    when: "load",
    file: "islands/mug.7TTTT.js",
    css: false,
    selectors: ["[data-mug]", "body.mug"],
    replace: false,
    reserves: false,
    wide: true,
  });
  expect(all["search"]!.reserves).toBe(false);
});

test("registry: chunks that several islands share and large ones are preloaded, but not for islands that wait", () => {
  const { islands: all } = unpack(packRegistry(islands, chunks), "");
  expect(all["cup"]!.imports).toEqual(["chunks/AAAAAA.js", "chunks/BBBBBB.js"]);
  expect(all["mug"]!.imports).toEqual(["chunks/AAAAAA.js"]);
  expect(all["search"]!.imports).toEqual([]);
});

test("registry: the build rejects a strategy that the packed text cannot hold", () => {
  expect(() => packRegistry([island("cup", { when: "media(a;b)" })], chunks)).toThrow(
    "A strategy may not contain a semicolon.",
  );
});

test("registry: the build rejects a file without a hash in its name, since the shell counts on one for each", () => {
  const nameless = {
    ...chunks,
    islands: { ...chunks.islands, cup: { ...chunks.islands["cup"]!, file: "islands/cup.js" } },
  };
  expect(() => packRegistry(islands, nameless)).toThrow("islands/cup.js has no hash in its name.");
});
