import { expect, test } from "vitest";
import { loadResource } from "../../../../islands/form/validation/culture/load-resource.ts";
import { messageOf, type Resource } from "../../../../islands/form/validation/culture/resource.ts";
import { rareRules } from "../../../../islands/form/validation/rare-rules.ts";
import { rules } from "../../../../islands/form/validation/rules.ts";

test("LOC-04 VAL-12 each culture has a message for each rule, with localized numbers and dates", async () => {
  const [en, fr, nl] = (await Promise.all([loadResource("en"), loadResource("fr-BE"), loadResource("nl")])) as [
    Resource,
    Resource,
    Resource,
  ];
  expect([...new Set([en, fr, nl].map(({ messages }) => Object.keys(messages).join()))]).toHaveLength(1);
  const all = Object.keys({ ...rules, ...rareRules }).filter((name) => name !== "accept");
  expect(all.filter((name) => !en.messages[name])).toEqual([]);
  const bounds = { min: "50.5", max: "100" };
  expect(messageOf(en, "range", bounds, { dateFormat: "DD/MM/YYYY", locale: "en" })).toBe(
    "Please enter a number from 50.5 to 100.",
  );
  expect(messageOf(fr, "range", bounds, { dateFormat: "DD/MM/YYYY", locale: "en" })).toBe(
    "Entrez un nombre de 50,5 à 100.",
  );
  expect(messageOf(nl, "range", { min: "1" }, { dateFormat: "DD/MM/YYYY", locale: "en" })).toBe("Vul 1 of meer in.");
  expect(messageOf(fr, "date", {}, { dateFormat: "dd/MM/yyyy", locale: "en" })).toBe(
    "Entrez une date sous la forme jj/mm/aaaa.",
  );
  expect(messageOf(nl, "date", {}, { dateFormat: "d-M-yyyy", locale: "en" })).toBe("Vul een datum in als d-m-jjjj.");
  expect(messageOf(nl, "range", { min: "2026-12-24" }, { dateFormat: "DD-MM-YYYY", locale: "en" })).toBe(
    "Vul 24-12-2026 of meer in.",
  );
  expect(
    messageOf(
      en,
      "period",
      { min: "2027-01-01T08:00", max: "2027-12-31T18:30" },
      { dateFormat: "DD/MM/YYYY", locale: "en" },
    ),
  ).toBe("Please enter a value from 01/01/2027 08:00 to 31/12/2027 18:30.");
  expect(messageOf(fr, "period", { min: "08:00", max: "18:00" }, { dateFormat: "DD/MM/YYYY", locale: "en" })).toBe(
    "Entrez une valeur de 08:00 à 18:00.",
  );
  expect(messageOf(fr, "range", { min: "2027-02-01" }, { dateFormat: "dd MMM yyyy", locale: "fr" })).toBe(
    "Entrez 01 févr. 2027 ou plus.",
  );
  expect(messageOf(fr, "date", {}, { dateFormat: "yyyy-MM-ddTHH:mm", locale: "fr" })).toBe(
    "Entrez une date sous la forme aaaa-mm-jjThh:mm.",
  );
  expect(messageOf(fr, "step", { step: "0.5", min: "2", max: "2.5" }, { dateFormat: "DD/MM/YYYY", locale: "en" })).toBe(
    "Entrez une valeur par pas de 0,5, par exemple 2 ou 2,5.",
  );
  expect(messageOf(nl, "step", { step: "2" }, { dateFormat: "DD/MM/YYYY", locale: "en" })).toBe(
    "Vul een waarde in stappen van 2 in.",
  );
  expect(messageOf(en, "length", { min: "0", max: "5" }, { dateFormat: "", locale: "en" })).toBe(
    "Please enter up to 5 characters.",
  );
  expect(messageOf(en, "vat", {}, { dateFormat: "", locale: "en" })).toBe(en.fallback);
  expect(await loadResource("de")).toBe(en);
});
