import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { createInstance } from "i18next";
import { afterAll, expect, test } from "vitest";
import { trimI18next } from "../../../scripts/build/trim-i18next.mjs";

const source = readFileSync("node_modules/i18next/dist/esm/i18next.js", "utf8");
const trimmed = trimI18next(source);
const folder = mkdtempSync(join(tmpdir(), "atoll-i18next-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("build: i18next without its unused parts gives the same texts, also with values, plurals and formats", async () => {
  expect(trimmed.length).toBeLessThan(source.length * 0.82);
  const file = join(folder, "i18next.mjs");
  writeFileSync(file, trimmed);
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    createInstance: typeof createInstance;
  };
  const instance = module.createInstance({
    lng: "fr-BE",
    load: "currentOnly",
    fallbackLng: false,
    nsSeparator: false,
    ns: ["site", "atoll"],
    resources: {},
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  instance.addResourceBundle("fr-BE", "site", { Cart: { Lines_one: "{0} ligne", Lines_other: "{0} lignes & plus" } });
  instance.addResourceBundle("fr-BE", "site", { Cart: { Price: "{0, number}" } }, true);
  expect(instance.t("Cart.Lines_other", { 0: 3, ns: "site" })).toBe("3 lignes & plus");
  expect(instance.t("Cart.Lines", { 0: 1, count: 1, ns: "site" })).toBe("1 ligne");
  expect(instance.t("Cart.Price", { 0: 1234.5, ns: "site" })).toBe((1234.5).toLocaleString("fr-BE"));
  expect(instance.services.pluralResolver.getSuffix("fr-BE", 1)).toBe("_one");
  instance.removeResourceBundle("fr-BE", "site");
  expect(instance.getResource("fr-BE", "site", "Cart.Lines_other")).toBeUndefined();
});

test("build: a part of i18next that is gone fails the build with its name", () => {
  expect(() => trimI18next(source.replace("  cloneInstance(", "  fork("))).toThrow("no method I18n.cloneInstance");
  expect(() => trimI18next(source.replace("class Connector ", "class Backend "))).toThrow("no class Connector");
});
