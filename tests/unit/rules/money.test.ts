import { afterEach, expect, test, vi } from "vitest";
import { formatMoney } from "../../../shared/i18n/money.ts";

afterEach(() => vi.restoreAllMocks());

/** Spaces of all widths are one: which one a browser writes is its own business. */
const shown = (amount: number | null | undefined, locale: string, currency?: string): string =>
  formatMoney(amount, { locale, ...(currency && { currency }) }).replace(/\s/g, " ");

test.each([
  ["en", "€1,234.50"],
  ["fr-BE", "1 234,50 €"],
  ["nl-BE", "€ 1.234,50"],
])("LOC-06 money is in euros unless the page says otherwise, as in %s", (locale, text) => {
  expect(shown(1234.5, locale)).toBe(text);
});

test("LOC-06 each currency has its own number of decimals", () => {
  expect([shown(1500, "en", "JPY"), shown(1.5, "en", "USD"), shown(1.2345, "en", "KWD")]).toEqual([
    "¥1,500",
    "$1.50",
    "KWD 1.235",
  ]);
});

test("LOC-06 what is owed has its sign, nothing has none", () => {
  expect([shown(-5, "en"), shown(-5, "nl-BE"), shown(-0, "en"), shown(-0.001, "en"), shown(0, "en")]).toEqual([
    "-€5.00",
    "€ -5,00",
    "€0.00",
    "€0.00",
    "€0.00",
  ]);
});

test.each([[null], [undefined], [NaN], [Infinity]])("LOC-06 of %s nothing is shown", (amount) =>
  expect(shown(amount, "en")).toBe(""),
);

test("LOC-06 of whole amounts the decimals can be left out, of others none", () => {
  const shown = (amount: number): string =>
    formatMoney(amount, { locale: "en", trailingZeroDisplay: "stripIfInteger" });
  expect([shown(40), shown(2.5), shown(1234)]).toEqual(["€40", "€2.50", "€1,234"]);
});

test("LOC-06 a currency that there is not costs the sign, and one warning", () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  expect([shown(2.5, "en", "EURO"), shown(3, "en", "EURO")]).toEqual(["2.50", "3.00"]);
  expect(warning).toHaveBeenCalledOnce();
});

test("LOC-06 a locale as Java has it is read; one that is none is told of once, and English is used", () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  expect([shown(2.5, "nl_BE"), shown(2.5, "no money's language"), shown(2, "no money's language", "USD")]).toEqual([
    "€ 2,50",
    "€2.50",
    "$2.00",
  ]);
  expect(warning.mock.calls).toEqual([
    [`[atoll] locale expects a language tag such as fr-BE, got "no money's language"; English is used.`],
  ]);
});
