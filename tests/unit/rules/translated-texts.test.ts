// The texts in the languages that are files, and what tells translators what is to do in one.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { TextTree } from "../../../shared/api/localization.ts";
import { ownLanguage } from "../../../shared/i18n/common-texts.ts";
import { groups } from "../../../texts/index.ts";
import { compareTexts, pluralSuffixes } from "../../../texts/translation/compare.ts";
import { completeTexts } from "../../../texts/translation/complete.ts";
import { addMissing, markAsTranslated } from "../../../texts/translation/edit.ts";
import { textsIn } from "../../../texts/translation/texts-in.ts";
import { formsByKey, treeOf } from "../../../texts/translation/text-tree.ts";

const english: TextTree = textsIn("en", groups);
const languages = readdirSync("texts")
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.slice(0, -".json".length));

test("LOC-02 each language of texts/ is one that pages use, and the other way round", () => {
  expect(languages.filter((language) => ownLanguage(language) !== language)).toEqual([]);
  expect(["ar", "de", "en", "es", "fr", "it", "nl", "pl", "pt", "sv"].filter((tag) => !ownLanguage(tag))).toEqual([]);
  expect(["ca", "det", "e", "svx"].map(ownLanguage)).toEqual([undefined, undefined, undefined, undefined]);
  expect([..."ar de es it pl pt sv".split(" ")].filter((language) => !languages.includes(language))).toEqual([]);
});

describe.each(languages)("LOC-02 LOC-04 the texts in %s", (language) => {
  const texts = JSON.parse(readFileSync(`texts/${language}.json`, "utf8")) as TextTree;

  test("have the placeholders and plural forms of the language, and no key that English lacks", () => {
    const { wrong, unknown } = compareTexts(english, texts, language);
    expect({ wrong: Object.fromEntries(wrong), unknown }).toEqual({ wrong: {}, unknown: [] });
  });

  test("are plain, without markup, doubled spaces or three dots for an ellipsis", () => {
    const all = [...formsByKey(texts)].flatMap(([key, forms]) => [...forms.values()].map((text) => `${key}: ${text}`));
    expect(all.filter((text) => /[<>]|\.\.\.| {2}|\s$/.test(text))).toEqual([]);
  });

  test("have a word list of their own", () => {
    expect(readFileSync(`texts/word-lists/${language}.md`, "utf8")).toMatch(/^# Word list: .+\n[\s\S]*## Tone\n/);
  });
});

describe("LOC-02 a file of texts", () => {
  const source: TextTree = {
    Cart: { Added: "{0} was added", Lines_one: "{0} item in the cart", Lines_other: "{0} items in the cart" },
    Core: { Close: "Close", Menu: "Menu" },
  };
  const czech: TextTree = {
    Cart: {
      Added: "Přidáno: {0}",
      Lines_one: "{0} položka v košíku",
      Lines_few: "{0} položky v košíku",
      Lines_many: "{0} položky v košíku",
      Lines_other: "{0} položek v košíku",
    },
    Core: { Close: "Zavřít", Menu: "Menu" },
  };
  const marked = markAsTranslated(source, czech);
  const changed: TextTree = { ...source, Core: { Close: "Close this", Menu: "Menu", New: "New" } };
  const compare = (english: TextTree, texts: TextTree) => {
    const { wrong, ...found } = compareTexts(english, texts, "cs");
    return { ...found, wrong: Object.fromEntries(wrong) };
  };

  test("is ready when it has all texts and forms; words that are the same are only named", () => {
    expect(compare(source, marked)).toEqual({
      keys: ["Cart.Added", "Cart.Lines", "Core.Close", "Core.Menu"],
      missing: [],
      stale: [],
      english: [],
      same: ["Core.Menu"],
      unknown: [],
      wrong: {},
    });
  });

  test("lacks texts that are new in English, and has stale ones where English has changed", () => {
    expect(compare(changed, marked)).toMatchObject({ missing: ["Core.New"], stale: ["Core.Close"] });
    // Whether a text is stale is only known of a file that says from which English it was translated.
    expect(compare(changed, czech)).toMatchObject({ missing: ["Core.New"], stale: [] });
  });

  test("lacks the texts that are empty in it, and the page shows English for them", () => {
    const empty: TextTree = { ...czech, Core: { Close: "", Menu: " " } };
    expect(compare(source, empty).missing).toEqual(["Core.Close", "Core.Menu"]);
    expect(completeTexts(source, empty)).toMatchObject({ Core: { Close: "Close", Menu: "Menu" } });
  });

  test("shows English on the page for what is missing or stale", () => {
    expect(completeTexts(changed, marked)).toEqual({
      Cart: czech["Cart"],
      Core: { Close: "Close this", Menu: "Menu", New: "New" },
    });
  });

  test("gets missing texts in English, which are still to do, and is up to date once that is noted", () => {
    const added = addMissing(changed, marked);
    expect(added).toMatchObject({ Core: { Close: "Zavřít", Menu: "Menu", New: "New" } });
    expect(compare(changed, added)).toMatchObject({ missing: [], stale: ["Core.Close"], english: ["Core.New"] });
    expect(compare(changed, markAsTranslated(changed, added))).toMatchObject({ missing: [], stale: [] });
    expect(addMissing(source, { Core: { Close: "Zavřít", Old: "Starý" } })).toMatchObject({
      Core: { Close: "Zavřít", Menu: "Menu", Old: "Starý" },
    });
  });

  test("that is a copy of the English one is still English", () => {
    expect(compare(source, markAsTranslated(source, source))).toMatchObject({
      english: ["Cart.Added", "Cart.Lines"],
      same: ["Core.Close", "Core.Menu"],
    });
  });

  test.each([
    ["a placeholder is missing", { Added: "Přidáno" }, { "Cart.Added": "lacks {0}" }],
    ["a placeholder is unknown", { Added: "{0} {1}" }, { "Cart.Added": "has {1}, which English lacks" }],
    ["a form lacks the number", { Lines_few: "položky" }, { "Cart.Lines": "…_few lacks {0}" }],
    ["a form is empty", { Lines_few: " " }, { "Cart.Lines": "lacks …_few" }],
    [
      "a form is unknown",
      { Lines_two: "{0}" },
      { "Cart.Lines": "has …_two, which this language or text does not use" },
    ],
    ["the form for one has no number", { Lines_one: "Jedna položka" }, {}],
  ] as const)("names the fault when %s", (_, texts, wrong) => {
    expect(compare(source, { ...czech, Cart: { ...(czech["Cart"] as TextTree), ...texts } }).wrong).toEqual(wrong);
  });

  test("may have one text for all numbers", () => {
    expect(compare(source, { ...czech, Cart: { Added: "{0}", Lines: "Položky v košíku: {0}" } }).wrong).toEqual({});
  });

  test("has the forms that its language uses for numbers up to a thousand", () => {
    expect(
      Object.fromEntries(["cs", "pl", "ar", "es", "ja"].map((tag) => [tag, pluralSuffixes(tag).join("")])),
    ).toEqual({
      cs: "_one_few_many_other",
      pl: "_one_few_many_other",
      ar: "_zero_one_two_few_many_other",
      es: "_one_other",
      ja: "_other",
    });
  });

  test("keeps its texts and their order when it is read and written", () => {
    expect(JSON.stringify(treeOf(formsByKey(czech)))).toBe(JSON.stringify(czech));
  });
});
