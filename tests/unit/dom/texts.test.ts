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
const keep = (version: string, data: object): void => localStorage.setItem(place, JSON.stringify({ version, data }));

test("LOC-02 texts come in one request and are read by dotted names, with their values", async () => {
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

test("NAV-20 who waits for texts leaves no timer behind once they have come", async () => {
  const [start, stop] = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "clearTimeout")];
  await translate();
  const index = start.mock.calls.findIndex(([, delay]) => delay === 5_000);
  expect(index).toBeGreaterThanOrEqual(0);
  expect(stop).toHaveBeenCalledWith(start.mock.results[index]!.value);
});

test.each(["Core.None", "None", "Core", "Core.Deep", "A: b", "A. b."])(
  "LOC-03 the key %j, which is no text, is shown itself",
  async (key) => {
    expect((await translate())(key)).toBe(key);
  },
);

test.each<[string, () => Promise<Response>]>([
  ["the server fails", async () => new Response("{}", { status: 500 })],
  ["the network is lost", async () => Promise.reject(new TypeError("offline"))],
  ["the answer is a page", async () => new Response("<html>")],
  ["the answer is empty", async () => new Response("")],
])("LOC-03 when %s, keys are shown and one warning is logged", async (_what, answer) => {
  fetched.mockImplementation(answer);
  const t = await translate();
  expect(t("Core.Close")).toBe("Core.Close");
  expect(warning).toHaveBeenCalledOnce();
});

test("LOC-03 after a failure the next page tries again, and everyone is told", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  await translate();
  const { subscribe, texts } = await import("../../../shared/i18n/texts.ts");
  const told = vi.fn();
  subscribe(told);
  document.dispatchEvent(new Event("page:loaded"));
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(texts()!("Core.Close")).toBe("Close");
});

test("LOC-02 asking does not block: there is nothing until the answer is there", async () => {
  const { texts } = await import("../../../shared/i18n/texts.ts");
  expect(texts()).toBeNull();
});

test("LOC-02 kept texts of the same version need no request", async () => {
  keep("2", { Core: { Close: "Kept" } });
  expect((await translate())("Core.Close")).toBe("Kept");
  expect(fetched).not.toHaveBeenCalled();
});

test("LOC-02 kept texts of another version are shown now, and the new ones are kept for the next load", async () => {
  keep("1", { Core: { Close: "Old" } });
  expect((await translate())("Core.Close")).toBe("Old");
  await vi.waitFor(() => expect(JSON.parse(localStorage.getItem(place)!)).toEqual({ version: "2", data: resources }));
});

test.each(["{", "null", "5", '{"version":"2"}'])("LOC-02 damaged kept texts %j are fetched again", async (kept) => {
  localStorage.setItem(place, kept);
  expect((await translate())("Core.Close")).toBe("Close");
});

test("LOC-02 a storage that throws costs a request and nothing else", async () => {
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
