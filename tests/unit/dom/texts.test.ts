import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInShell } from "../stand-ins/shell.ts";

const resources = { Core: { Close: "Close", Added: "{0} of {1} added", Deep: { Er: "x: y" } }, Flat: "It's <b>" };
const place = "atoll:texts:/shop:en";
const warning = vi.fn();
const fetched = vi.fn();

beforeEach(() => {
  vi.resetModules();
  warning.mockReset();
  vi.spyOn(console, "warn").mockImplementation(warning);
  localStorage.clear();
  standInShell({ app: "/shop", culture: "en", stringsVersion: "2" });
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(resources)));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function translate() {
  const { texts } = await import("../../../shared/i18n/texts.ts");
  texts();
  return vi.waitFor(() => texts() ?? Promise.reject(new Error("no texts")));
}
const cache = (version: string, data: object): void => localStorage.setItem(place, JSON.stringify({ version, data }));

test("LOC-02 texts load in one request and are read by dotted names, with their values", async () => {
  const t = await translate();
  expect([t("Core.Close"), t("Core.Added", 2, "<5>"), t("Core.Deep.Er"), t("Flat")]).toEqual([
    "Close",
    "2 of <5> added",
    "x: y",
    "It's <b>",
  ]);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]![0]).toBe("/shop/api/v1/localization/en/stringresources");
});

test("NAV-20 the timeout for texts is cleared once they have loaded", async () => {
  const [start, stop] = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "clearTimeout")];
  await translate();
  const index = start.mock.calls.findIndex(([, delay]) => delay === 5_000);
  expect(index).toBeGreaterThanOrEqual(0);
  expect(stop).toHaveBeenCalledWith(start.mock.results[index]!.value);
});

test.each(["Core.None", "None", "Core", "Core.Deep", "A: b", "A. b."])(
  "LOC-03 the key %j, which has no text, is shown itself",
  async (key) => {
    expect((await translate())(key)).toBe(key);
  },
);

test.each<[string, () => Promise<Response>]>([
  ["the server fails", async () => new Response("{}", { status: 500 })],
  ["the network is lost", async () => Promise.reject(new TypeError("offline"))],
  ["the response is a page", async () => new Response("<html>")],
  ["the response is empty", async () => new Response("")],
])("LOC-03 when %s, keys are shown and one warning is logged", async (_what, answer) => {
  fetched.mockImplementation(answer);
  const t = await translate();
  expect(t("Core.Close")).toBe("Core.Close");
  expect(warning).toHaveBeenCalledOnce();
});

test("LOC-03 after a failure the next page loads the texts again and notifies subscribers", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  await translate();
  const { subscribe, texts } = await import("../../../shared/i18n/texts.ts");
  const notified = vi.fn();
  subscribe(notified);
  document.dispatchEvent(new Event("page:loaded"));
  await vi.waitFor(() => expect(notified).toHaveBeenCalled());
  expect(texts()!("Core.Close")).toBe("Close");
});

test("LOC-02 texts() returns null until the response arrives", async () => {
  const { texts } = await import("../../../shared/i18n/texts.ts");
  expect(texts()).toBeNull();
});

test("LOC-02 cached texts of the same version need no request", async () => {
  cache("2", { Core: { Close: "Kept" } });
  expect((await translate())("Core.Close")).toBe("Kept");
  expect(fetched).not.toHaveBeenCalled();
});

test("LOC-02 cached texts of another version are shown, and the new ones are cached for the next load", async () => {
  cache("1", { Core: { Close: "Old" } });
  expect((await translate())("Core.Close")).toBe("Old");
  await vi.waitFor(() => expect(JSON.parse(localStorage.getItem(place)!)).toEqual({ version: "2", data: resources }));
});

test.each(["{", "null", "5", '{"version":"2"}'])("LOC-02 damaged cached texts %j are fetched again", async (cached) => {
  localStorage.setItem(place, cached);
  expect((await translate())("Core.Close")).toBe("Close");
});

test("LOC-02 when the storage throws, texts are fetched without a warning", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("full");
    },
  });
  expect((await translate())("Core.Close")).toBe("Close");
  expect(warning).not.toHaveBeenCalled();
});

test("LOC-02 islands wait five seconds for texts, then show keys", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fetched.mockReturnValue(new Promise(() => {}));
  const { texts } = await import("../../../shared/i18n/texts.ts");
  texts();
  vi.advanceTimersByTime(4_999);
  expect(texts()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(texts()!("Core.Close")).toBe("Core.Close");
  vi.useRealTimers();
});
