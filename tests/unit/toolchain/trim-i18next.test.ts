import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { trimI18next } from "../../../scripts/build/trim-i18next.mjs";

const source = readFileSync("node_modules/i18next/dist/esm/i18next.js", "utf8");
const trimmed = trimI18next(source);
const folder = mkdtempSync(join(tmpdir(), "atoll-i18next-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.doUnmock("i18next");
  vi.resetModules();
});

let files = 0;

/** Uses each function of the translator, and returns the texts that visitors would read. */
async function textsWith(i18next: string): Promise<string[]> {
  const file = join(folder, `i18next-${files++}.mjs`);
  writeFileSync(file, i18next);
  vi.doMock("i18next", () => import(/* @vite-ignore */ pathToFileURL(file).href));
  vi.resetModules();
  const { createTranslator } = await import("../../../shared/i18n/translator.ts");
  const translator = createTranslator("fr-BE", () => {});
  translator.setSite({
    Cart: { Lines_one: "{0} ligne", Lines_other: "{0} lignes & plus", Price: "{0} euro $t(Core.Close)" },
  });
  translator.expectGroup("Core");
  translator.addGroup("Core", { Close: "Fermer" });
  translator.expectGroup("Menu");
  const t = translator.translate();
  const texts = [t("Cart.Lines", 1), t("Cart.Lines", 3), t("Cart.Price", 1234.5), t("Core.Close"), t("Menu.Open")];
  translator.giveUp("Menu");
  translator.setSite({ Core: { Close: "Quitter" } });
  return [...texts, t("Core.Close"), t("Cart.Lines", 3), t("Menu.Open")];
}

test("build: i18next without its unused parts gives the same texts, also with values and plurals", async () => {
  expect(trimmed.length).toBeLessThan(source.length * 0.75);
  const texts = await textsWith(trimmed);
  expect(texts.slice(0, 4)).toEqual(["1 ligne", "3 lignes & plus", "1234,5 euro $t(Core.Close)", "Fermer"]);
  expect(texts).toEqual(await textsWith(source));
});

test("build: a translator that calls a part that was left out throws", async () => {
  await expect(textsWith(trimmed.replace("  removeResourceBundle(", "  gone("))).rejects.toThrow("not a function");
});

test("build: a part of i18next that is gone fails the build with its name", () => {
  expect(() => trimI18next(source.replace("  cloneInstance(", "  fork("))).toThrow("no method I18n.cloneInstance");
  expect(() => trimI18next(source.replace("class Connector ", "class Backend "))).toThrow("no class Connector");
});
