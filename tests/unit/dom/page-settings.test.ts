import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings } from "../../../shared/settings.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());
afterEach(() => {
  document.head.replaceChildren();
  document.documentElement.lang = "";
});
const page = (json: string): void =>
  void (document.head.innerHTML = `<script type="application/json" data-atoll-settings>${json}</script>`);

test("LOC-01 LOC-06 without a block the language is the document's and the currency EUR", () => {
  document.documentElement.lang = "fr-BE";
  expect(readSettings(document)).toMatchObject({ culture: "fr", locale: "fr-BE", currency: "EUR", app: "" });
  expect(warning).not.toHaveBeenCalled();
});

test("what a page says wins, and what it leaves out has a default", () => {
  page(`{"culture":"nl","consent":{"stamp":"v3"}}`);
  expect(readSettings(document)).toMatchObject({
    culture: "nl",
    currency: "EUR",
    consent: { stamp: "v3", consentMode: false },
  });
});

test("a value of another type is named and takes its default", () => {
  page(`{"consent":{"stamp":3}}`);
  expect(readSettings(document).consent.stamp).toBe("");
  expect(warning.mock.calls[0]![0]).toContain("page settings.consent.stamp");
});

test("a block that does not parse is told once and gives the defaults", () => {
  page(`{culture:"nl"}`);
  expect(readSettings(document).culture).toBe("en");
  expect(warning).toHaveBeenCalledOnce();
});
