import { afterEach, expect, test, vi } from "vitest";
import { formatMoney } from "../../../shared/i18n/money.ts";

afterEach(() => vi.restoreAllMocks());

/** Replaces spaces of any width by plain ones, because browsers differ. */
const formatted = (amount: number | null | undefined, locale: string, currency?: string): string =>
  formatMoney(amount, { locale, ...(currency && { currency }) }).replace(/\s/g, " ");

test.each([
  ["en", "€1,234.50"],
  ["fr-BE", "1 234,50 €"],
  ["nl-BE", "€ 1.234,50"],
])("LOC-06 amounts are in euros by default, formatted for %s", (locale, text) => {
  expect(formatted(1234.5, locale)).toBe(text);
});

test("LOC-06 each currency has its own number of decimals", () => {
  expect([formatted(1500, "en", "JPY"), formatted(1.5, "en", "USD"), formatted(1.2345, "en", "KWD")]).toEqual([
    "¥1,500",
    "$1.50",
    "KWD 1.235",
  ]);
});

test("LOC-06 negative amounts have a minus sign, zero has none", () => {
  expect([
    formatted(-5, "en"),
    formatted(-5, "nl-BE"),
    formatted(-0, "en"),
    formatted(-0.001, "en"),
    formatted(0, "en"),
  ]).toEqual(["−€5.00", "€ −5,00", "€0.00", "€0.00", "€0.00"]);
});

test.each([[null], [undefined], [NaN], [Infinity]])("LOC-06 %s is formatted as an empty text", (amount) =>
  expect(formatted(amount, "en")).toBe(""),
);

test("LOC-06 decimals can be omitted for whole amounts only", () => {
  const formatted = (amount: number): string =>
    formatMoney(amount, { locale: "en", trailingZeroDisplay: "stripIfInteger" });
  expect([formatted(40), formatted(2.5), formatted(1234)]).toEqual(["€40", "€2.50", "€1,234"]);
});

test("LOC-06 an unknown currency is formatted without a sign and warns once", () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  expect([formatted(2.5, "en", "EURO"), formatted(3, "en", "EURO")]).toEqual(["2.50", "3.00"]);
  expect(warning).toHaveBeenCalledOnce();
});

test("LOC-06 a locale with an underscore works; an invalid one warns once and uses English", () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  expect([
    formatted(2.5, "nl_BE"),
    formatted(2.5, "no money's language"),
    formatted(2, "no money's language", "USD"),
  ]).toEqual(["€ 2,50", "€2.50", "$2.00"]);
  expect(warning.mock.calls).toEqual([
    [`[atoll] locale expects a language tag such as fr-BE, got "no money's language"; English is used.`],
  ]);
});
