// Every text that an island asks for is there in each language of the stand-in.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stringsOf } from "../../../fixtures-html/cms/culture/strings.ts";

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield readFileSync(path, "utf8");
  }
}

/** Keys as they are written: `t("Cart.Added")`, or a text of two words with capitals. */
const area = /["'`]([A-Z][a-z]+\.[A-Z][A-Za-z]+)["'`]/g;
const keys = new Set(["islands", "shared", "shell"].flatMap((folder) => [...sources(folder)].flatMap((text) => [...text.matchAll(area)].map(([, key]) => key!))));

describe.each(["en", "fr", "nl"] as const)("LOC-02 the texts in %s", (culture) => {
  test.each([...keys])("have %s", (key) => {
    const [group, name] = key.split(".") as [string, string];
    const texts = stringsOf(culture) as Record<string, Record<string, string>>;
    // One that depends on a number has a form for it.
    expect(texts[group]?.[name] ?? texts[group]?.[`${name}_other`] ?? "", `${key} in ${culture}, of fixtures-html/cms/culture/strings/`).toMatch(/\S/);
  });
});

test("the sources ask for texts that this test sees", () => {
  expect([...keys]).toEqual(expect.arrayContaining(["Core.Close", "Manager.UnknowsErrors", "Consent.AcceptAll", "Quantity.Decimal"]));
});
