import { beforeEach, expect, test } from "vitest";
import { signalConsent } from "../../../shared/consent/consent-mode.ts";

beforeEach(() => void delete window.dataLayer);

const last = (): IArguments => window.dataLayer!.at(-1) as IArguments;
const granted = (): string[] =>
  Object.entries(last()[2] as Record<string, string>)
    .filter(([, state]) => state === "granted")
    .map(([signal]) => signal);

test("before a choice every signal is denied", () => {
  signalConsent("default", null);
  expect([last()[0], last()[1]]).toEqual(["consent", "default"]);
  expect(new Set(Object.values(last()[2]))).toEqual(new Set(["denied"]));
});

test.each([
  ["preferences", ["functionality_storage", "personalization_storage"]],
  ["statistics", ["analytics_storage"]],
  ["marketing", ["ad_storage", "ad_user_data", "ad_personalization"]],
])("accepting %s grants exactly %j", (category, signals) => {
  signalConsent("update", { stamp: "", preferences: false, statistics: false, marketing: false, [category]: true });
  expect(granted().sort()).toEqual(signals.sort());
});

test("Google's tag gets an arguments object, after the existing entries of the data layer", () => {
  window.dataLayer = ["before"];
  signalConsent("update", null);
  expect(window.dataLayer).toHaveLength(2);
  expect(Object.prototype.toString.call(last())).toBe("[object Arguments]");
});
