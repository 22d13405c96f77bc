import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { track } from "../../../shared/analytics/track.ts";
import { standInShell } from "../stand-ins/shell.ts";

const warning = vi.fn();
const page = window as unknown as { dataLayer: unknown };

function choose(statistics: boolean, stamp = "1"): void {
  document.cookie = `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ stamp, preferences: true, statistics, marketing: true }))}`;
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(warning.mockReset());
  standInShell({ system: "Shop", consent: { stamp: "1", consentMode: false, onAccept: "", onDecline: "" } });
  choose(true);
});
afterEach(() => {
  document.cookie = "ShopCookieConsent=; max-age=0";
  Reflect.deleteProperty(window, "dataLayer");
  vi.restoreAllMocks();
});

const email = (): void => track("emailClick", { email: "a@b.be" });
const event = { event: "emailClick", email: "a@b.be" };

test("ANA-02 an event is pushed to the data layer, which is created when missing", () => {
  email();
  track("VirtualPageview", { virtualPageURL: "/en?q=x", virtualPageTitle: "Start" });
  expect(page.dataLayer).toEqual([
    event,
    { event: "VirtualPageview", virtualPageURL: "/en?q=x", virtualPageTitle: "Start" },
  ]);
});

test("ANA-01 previous ecommerce data is cleared before an ecommerce event", () => {
  page.dataLayer = [{ event: "gtm.js" }];
  track("ecommerce", { ecommerce: { value: 5 } });
  expect(page.dataLayer).toEqual([
    { event: "gtm.js" },
    { ecommerce: null },
    { event: "ecommerce", ecommerce: { value: 5 } },
  ]);
});

test.each<[string, () => void]>([
  ["has not chosen", () => (document.cookie = "ShopCookieConsent=; max-age=0")],
  ["refuses statistics", () => choose(false)],
  ["accepted another version of the consent text", () => choose(true, "0")],
])("CON-08 ANA-05 an event of a visitor who %s is tracked neither now nor later", (_who, act) => {
  act();
  email();
  expect(page.dataLayer).toBeUndefined();
  choose(true);
  track("phoneClick", { phone: "1" });
  expect(page.dataLayer).toEqual([{ event: "phoneClick", phone: "1" }]);
});

test("CON-08 a withdrawn consent stops tracking at once", () => {
  email();
  choose(false);
  email();
  expect(page.dataLayer).toEqual([event]);
});

const broken: [string, () => void][] = [
  ["is not a list", () => (page.dataLayer = { push: vi.fn() })],
  ["is a text", () => (page.dataLayer = "layer")],
  ["is frozen", () => (page.dataLayer = Object.freeze([]))],
  [
    "throws when it is read",
    () =>
      Object.defineProperty(window, "dataLayer", {
        configurable: true,
        get: () => {
          throw new Error("mine");
        },
      }),
  ],
  [
    "cannot be created",
    () =>
      Object.defineProperty(window, "dataLayer", {
        configurable: true,
        get: () => undefined,
        set: () => {
          throw new Error("mine");
        },
      }),
  ],
  [
    "has a push that throws",
    () =>
      (page.dataLayer = Object.assign([], {
        push: () => {
          throw new Error("tag");
        },
      })),
  ],
];

test.each(broken)("ANA-05 a data layer that %s only logs one warning", (_what, breakIt) => {
  breakIt();
  expect(() => track("ecommerce", { ecommerce: {} })).not.toThrow();
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls[0]![0]).toContain("the event ecommerce could not be told to the tag manager");
});

test("ANA-05 a missing shell and a throwing getter in the data each log one warning", () => {
  track("ecommerce", {
    get ecommerce(): object {
      throw new Error("mine");
    },
  });
  expect(warning).toHaveBeenCalledOnce();
  window.atoll = undefined;
  email();
  expect(warning).toHaveBeenCalledTimes(2);
});
