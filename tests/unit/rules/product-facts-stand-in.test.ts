import { expect, test } from "vitest";
import { fact } from "../../../fixtures-html/cms/catalogue/localized.ts";

test.each([
  ["1.5 l", "1.5\u00a0l", "1,5\u00a0l"],
  ["12.75 x 9 cm", "12.75 x 9\u00a0cm", "12,75 x 9\u00a0cm"],
  ["A4. 12 g", "A4. 12\u00a0g", "A4. 12\u00a0g"],
])("the fact %s of a product has a decimal comma in French, Dutch and German", (text, en, others) => {
  expect(fact("Size", text).value).toMatchObject({ en, fr: others, nl: others, de: others });
});

test("a fact with its own text in each language stays as it is", () => {
  expect(fact("Size", "about 1.5 l | environ 1,5 l | ca. 1,5 l").value).toMatchObject({
    en: "about 1.5\u00a0l",
    fr: "environ 1,5\u00a0l",
    nl: "ca. 1,5\u00a0l",
  });
});
