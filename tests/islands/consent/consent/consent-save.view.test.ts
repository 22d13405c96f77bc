import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveConsent } from "../../../../islands/consent/consent/save.ts";
import { readConsent } from "../../../../shared/consent/setting.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const all = { stamp: "v1; “x”, 50%", preferences: true, statistics: true, marketing: true };
const none = { ...all, preferences: false, statistics: false, marketing: false };
const page = window as unknown as Record<string, unknown>;
const consent = (extra = {}) => ({ stamp: all.stamp, consentMode: false, onAccept: "yes", onDecline: "no", ...extra });

beforeEach(() => {
  page["yes"] = vi.fn();
  page["no"] = vi.fn();
});
afterEach(() => {
  delete window.CookieConsent;
  delete window.dataLayer;
  vi.restoreAllMocks();
});

test.each(["Shop", "My Shop", "Müller & Co"])(
  "CON-03 CON-05 a choice saved for the system %j can be read again",
  (system) => {
    standInShell({ system, consent: consent() });
    saveConsent(all);
    expect(readConsent(document.cookie, system, all.stamp)).toEqual(all);
    expect(window.CookieConsent).toEqual(all);
  },
);

test("CON-06 saving fires Manager:setCookieConsent once, with the choice", () => {
  standInShell({ system: "Shop", consent: consent() });
  const changed = vi.fn();
  document.addEventListener("Manager:setCookieConsent", (event) => changed((event as CustomEvent).detail), {
    once: true,
  });
  saveConsent(all);
  expect(changed).toHaveBeenCalledExactlyOnceWith(all);
});

test("CON-07 declining everything calls the page's decline callback, anything else its accept callback", async () => {
  standInShell({ system: "Shop", consent: consent() });
  saveConsent(none);
  await Promise.resolve();
  expect([page["yes"], page["no"]].map((call) => vi.mocked(call as () => void).mock.calls.length)).toEqual([0, 1]);
  saveConsent({ ...none, statistics: true });
  await Promise.resolve();
  expect(page["yes"]).toHaveBeenCalledExactlyOnceWith({ ...none, statistics: true });
  expect(page["no"]).toHaveBeenCalledOnce();
});

test("CON-07 a missing callback is named in a warning, and the choice is saved", () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  standInShell({ system: "Shop", consent: consent({ onAccept: "nowhere" }) });
  saveConsent(all);
  expect(warning.mock.calls[0]![0]).toContain("window.nowhere");
  expect(window.CookieConsent).toEqual(all);
});

test("CON-09 saving a choice makes no request", () => {
  const fetch = vi.spyOn(window, "fetch");
  standInShell({ system: "Shop", consent: consent({ consentMode: true }) });
  saveConsent(all);
  expect(fetch).not.toHaveBeenCalled();
  expect(window.dataLayer).toHaveLength(1);
});
