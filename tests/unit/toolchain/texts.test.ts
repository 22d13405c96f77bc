// Every text that an island uses exists in each language of the stand-in.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { articles } from "../../../fixtures-html/cms/catalogue/articles.ts";
import { categories, products } from "../../../fixtures-html/cms/catalogue/index.ts";
import { reviewsOf } from "../../../fixtures-html/cms/catalogue/reviews.ts";
import type { Localized, Written } from "../../../fixtures-html/cms/catalogue/types.ts";
import { countries } from "../../../fixtures-html/cms/checkout/countries.ts";
import { shippingMethods } from "../../../fixtures-html/cms/checkout/methods.ts";
import { stringsOf } from "../../../fixtures-html/cms/culture/strings.ts";
import { shopTexts } from "../../../fixtures-html/cms/culture/texts.ts";
import { isTranslated } from "../../../fixtures-html/cms/culture/translate.ts";
import { groups } from "../../../texts/index.ts";

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield readFileSync(path, "utf8");
  }
}

const code = ["islands", "shared", "shell"].flatMap((folder) => [...sources(folder)]);
/** Literal keys, such as `t("Cart.Added")`: two capitalised words with a dot. */
const area = /["'`]([A-Z][A-Za-z]+\.[A-Z][A-Za-z]*)["'`]/g;
const keys = new Set(code.flatMap((text) => [...text.matchAll(area)].map(([, key]) => key!)));
/** Composed keys, such as `Upload.${kind}s`. */
const madeKeys = code.flatMap((text) =>
  [...text.matchAll(/`([A-Z][A-Za-z.]+)\$\{[^}]+\}([A-Za-z]*)`/g)].map(
    ([, begin, end]) => new RegExp(`^${begin}\\w+${end}$`),
  ),
);

describe.each(["en", "fr", "nl"] as const)("LOC-02 the texts in %s", (culture) => {
  test.each([...keys])("have %s", (key) => {
    const [group, name] = key.split(".") as [string, string];
    const texts = stringsOf(culture) as Record<string, Record<string, string>>;
    // A text that depends on a number has plural forms.
    expect(texts[group]?.[name] ?? texts[group]?.[`${name}_other`] ?? "", `${key} in ${culture}, of texts/`).toMatch(
      /\S/,
    );
  });
});

const keysIn = (texts: object, begin = ""): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "object"
      ? keysIn(text as object, `${begin}${name}.`)
      : [begin + name.replace(/_(zero|one|two|few|many|other)$/, "")],
  );

test("LOC-02 every translated text is used by an island", () => {
  expect(keysIn(stringsOf("en")).filter((key) => !keys.has(key) && !madeKeys.some((made) => made.test(key)))).toEqual(
    [],
  );
});

/** All French texts in `value`, at any depth. */
const french = (value: unknown): string[] =>
  Object.entries(value ?? {}).flatMap(([name, part]) =>
    typeof part === "object" ? french(part) : name === "fr" ? [String(part)] : [],
  );

/** All texts in `value`, at any depth. */
const textsIn = <Text extends Written>(value: object): Text[] =>
  Object.values(value).flatMap((part) =>
    typeof part !== "object" || !part ? [] : "nl" in part ? [part as Text] : textsIn<Text>(part as object),
  );

/** Names and measures are the same in some languages. */
const isProse = ({ en, fr, nl }: Written): boolean => new Set([en, fr, nl]).size === 3;

test.each(["de", "ar"] as const)("LOC-02 the shop has its pages and products in %s", (culture) => {
  const pages = textsIn(shopTexts).filter(isProse);
  const goods = textsIn<Localized>({
    products,
    articles,
    categories,
    countries,
    shippingMethods,
    reviews: products.map(reviewsOf),
  }).filter(isProse);
  expect([pages.length > 900, goods.length > 2_000]).toEqual([true, true]);
  expect(pages.filter((text) => !isTranslated(culture, text))).toEqual([]);
  // Texts of goods are joined from several. A single word may be the same in two languages.
  expect(goods.filter((text) => text[culture] === text.en && / /.test(text.en))).toEqual([]);
});

test("LOC-01 French texts have no-break spaces before : ; ! ? and in quotation marks", () => {
  const sourceTexts = [...sources("fixtures-html"), ...sources("texts")].flatMap((text) =>
    [...text.matchAll(/\bfr:\s*(["'`])(.*?)\1/g)].map(([, , text]) => text!),
  );
  expect(sourceTexts.length).toBeGreaterThan(500);
  const frenchTexts = french({ products, articles, categories, reviews: products.map(reviewsOf) });
  expect(frenchTexts.length).toBeGreaterThan(500);
  expect([...new Set([...sourceTexts, ...frenchTexts])].filter((text) => / [;:!?»]|« /.test(text))).toEqual([]);
});

/** Groups of islands and dialogs that a site without a shop has, too. */
const general =
  "Core Page Login Manager Notification Menu Consent Folders Zoom Qr Share Calendar Times Choices Upload Crop Gallery Turn Search News Carousel Video Countdown Information Password Map";

test.each(general.split(" "))("LOC-02 the texts of %s speak of no shop, cart or product", (name) => {
  const spoken = JSON.stringify(groups[name as keyof typeof groups]);
  expect(spoken).not.toMatch(/\b(shop|cart|products?|boutique|panier|produits?|winkel\w*|product\w*)\b/i);
});

test("VAL-12 LOC-02 the documentation lists all messages of validation that have values", () => {
  const [, table] = readFileSync("docs/guides/texts.md", "utf8").split("### Messages of validation");
  const listed = [...table!.split("###")[0]!.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  const withValues = Object.entries(groups.Validation)
    .filter(([, { en }]) => en.includes("{0}"))
    .map(([name]) => name.replace(/_(one|other)$/, ""));
  expect(listed.toSorted()).toEqual([...new Set(withValues)].toSorted());
});

test("texts: this test finds the keys that the sources use", () => {
  expect([...keys]).toEqual(
    expect.arrayContaining(["Core.Close", "Manager.UnknowsErrors", "Consent.AcceptAll", "Quantity.Decimal"]),
  );
});
