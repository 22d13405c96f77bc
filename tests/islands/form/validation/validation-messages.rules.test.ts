import { expect, test } from "vitest";
import { messageOf, ruleAt } from "../../../../islands/form/validation/messages.ts";
import { rareRules } from "../../../../islands/form/validation/rare-rules.ts";
import type { Params } from "../../../../islands/form/validation/rule.ts";
import { rules } from "../../../../islands/form/validation/rules.ts";
import { stringsOf } from "../../../../fixtures-html/cms/culture/strings.ts";
import type { Culture } from "../../../../fixtures-html/cms/catalogue/types.ts";
import type { Translate } from "../../../../shared/i18n/texts.ts";
import { translatorOf } from "../../../unit/stand-ins/translator.ts";

/** The message in the texts of a language, on a page in this locale. */
const message = (
  culture: Culture,
  rule: string,
  params: Params = {},
  dateFormat = "DD/MM/YYYY",
  locale: string = culture,
) => messageOf(translatorOf(culture, stringsOf(culture)), rule, params, { culture, locale, dateFormat });

/** The rules, and the constraints of HTML's attributes that have no rule. */
const names = [...Object.keys({ ...rules, ...rareRules }).filter((name) => name !== "accept"), "period", "step"];
const allParams: Params[] = [{}, { min: "2" }, { max: "5" }, { min: "2", max: "5" }];

/** Whether the rule can be broken with these bounds. HTML's steps have both neighbours or none. */
function canBreak(rule: string, params: Params): boolean {
  if (rule === "step") return "min" in params === "max" in params;
  return !/length|period/.test(rule) || Object.keys(params).length > 0;
}

test.each(["en", "fr", "nl"] as const)("LOC-04 VAL-12 each rule has its text in %s, for all its bounds", (culture) => {
  const t = translatorOf(culture, stringsOf(culture));
  for (const params of allParams)
    for (const rule of names.filter((name) => canBreak(name, params))) {
      let asked = "";
      const record: Translate = (key, ...values) => t((asked = key), ...values);
      const text = messageOf(record, rule, params, { culture, locale: culture, dateFormat: "DD/MM/YYYY" });
      expect(asked, rule).not.toBe("Validation.Invalid");
      expect(text, `${asked} for ${rule} with ${JSON.stringify(params)}`).toMatch(/^[A-Z][^{}]+ [^{}]*\.$/);
    }
});

test("VAL-12 bounds are in the message, written as people of the language write them", () => {
  const budget = { min: "50.5", max: "100" };
  expect(message("en", "range", budget)).toBe("Enter a number from 50.5 to 100.");
  expect(message("fr", "range", budget)).toBe("Entrez un nombre de 50,5 à 100.");
  expect(message("en", "range", { min: "0.00001" }, "DD/MM/YYYY", "nl")).toBe("Enter 0,00001 or more.");
  expect(message("nl", "range", { min: "1" })).toBe("Vul 1 of meer in.");
  expect(message("nl", "range", { min: "2026-12-24" }, "DD-MM-YYYY")).toBe("Vul 24-\u206012-\u20602026 of meer in.");
  expect(message("fr", "range", { min: "2027-02-01" }, "dd MMM yyyy")).toBe("Entrez 01 févr. 2027 ou plus.");
  expect(message("en", "period", { min: "2027-01-01T08:00", max: "2027-12-31T18:30" })).toBe(
    "Enter a value from 01/01/2027 08:00 to 31/12/2027 18:30.",
  );
  expect(message("fr", "period", { min: "08:00", max: "18:00" })).toBe("Entrez une valeur de 08:00 à 18:00.");
  expect(message("fr", "step", { step: "0.5", min: "2", max: "2.5" })).toBe(
    "Entrez une valeur par pas de 0,5, par exemple 2 ou 2,5.",
  );
  expect(message("nl", "step", { step: "2" })).toBe("Vul een waarde in stappen van 2 in.");
  expect(message("en", "step-time")).toBe("Enter another value.");
  expect(message("en", "step-time", { min: "10:00", max: "10:15" })).toBe("Enter 10:00 or 10:15.");
});

test("VAL-01 VAL-12 for a length, 0 is no bound, and one character is singular", () => {
  expect(message("en", "length", { min: "0", max: "5" })).toBe("Enter up to 5 characters.");
  expect(message("en", "length", { min: "2", max: "5" })).toBe("Enter between 2 and 5 characters.");
  expect(message("en", "maxlength", { max: "1" })).toBe("Enter up to 1 character.");
  expect(message("fr", "minlength", { min: "1" })).toBe("Entrez au moins 1 caractère.");
  expect(message("nl", "minlength", { min: "8" })).toBe("Vul minstens 8 tekens in.");
});

test("VAL-02 VAL-03 VAL-12 the example of a number and the format of a date are those of the language", () => {
  expect(message("en", "number")).toBe("Enter a number, written as 1234.5.");
  expect(message("nl", "range")).toBe("Vul een getal in, geschreven als 1234,5.");
  expect(message("en", "date")).toBe("Enter a date as dd/mm/yyyy.");
  expect(message("fr", "date", {}, "dd/MM/yyyy")).toBe("Entrez une date sous la forme jj/mm/aaaa.");
  expect(message("nl", "date", {}, "d-M-yyyy")).toBe("Vul een datum in als d-m-jjjj.");
  expect(message("fr", "date", {}, "yyyy-MM-ddTHH:mm")).toBe("Entrez une date sous la forme aaaa-mm-jjThh:mm.");
});

test("VAL-11 VAL-12 an empty text is to fill in, a list or radios to choose from, a box to tick", () => {
  const missing = (control: string, rule = "required"): string => message("en", ruleAt(control, rule));
  expect(missing("text")).toBe("Fill in this field.");
  expect(missing("textarea", "requiredif")).toBe("Fill in this field.");
  expect(missing("select-one")).toBe("Choose an option.");
  expect(missing("radio", "mandatory")).toBe("Choose an option.");
  expect(missing("checkbox")).toBe("Tick this box.");
  expect(missing("checkbox", "regex")).toBe("Check what you entered.");
});

test("VAL-12 a rule of the site without a message has a general one", () => {
  expect(message("en", "vat", { min: "5" })).toBe("Check this field.");
  expect(message("en", "wordlength", { max: "5" })).toBe("Check this field.");
});

test.each([
  ["de", "DD.MM.YYYY", "TT.MM.JJJJ"],
  ["ar", "DD/MM/YYYY", "يي/شش/سسسس"],
] as const)("VAL-03 LOC-02 the format of a date has the letters of the words of %s", (culture, format, shown) => {
  expect(message(culture, "date", {}, format)).toContain(shown);
});
