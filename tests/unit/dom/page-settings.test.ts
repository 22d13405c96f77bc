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

test("LOC-01 LOC-06 without a settings block the document's language and EUR are used", () => {
  document.documentElement.lang = "fr-BE";
  expect(readSettings(document)).toMatchObject({ culture: "fr", locale: "fr-BE", currency: "EUR", app: "" });
  expect(warning).not.toHaveBeenCalled();
});

test("settings of the page take precedence; missing ones have defaults", () => {
  page(`{"culture":"nl","consent":{"stamp":"v3"}}`);
  expect(readSettings(document)).toMatchObject({
    culture: "nl",
    currency: "EUR",
    consent: { stamp: "v3", consentMode: false },
  });
});

test("a setting of a wrong type is named in a warning and takes its default", () => {
  page(`{"consent":{"stamp":3}}`);
  expect(readSettings(document).consent.stamp).toBe("");
  expect(warning.mock.calls[0]![0]).toContain("page settings.consent.stamp");
});

test("a settings block that does not parse logs one warning and gives the defaults", () => {
  page(`{culture:"nl"}`);
  expect(readSettings(document).culture).toBe("en");
  expect(warning).toHaveBeenCalledOnce();
});
