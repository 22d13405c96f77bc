import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInShell } from "../stand-ins/shell.ts";

const resources = { Core: { Close: "Close", Added: "{0} of {1} added", Deep: { Er: "x: y" } }, Flat: "It's <b>" };
const place = "atoll:texts:/shop:en";
/** Atoll's own texts. */
const own: Record<string, object> = { Core: { Close: "Own close", Open: "Own open" }, Menu: { Title: "Own menu" } };
const warning = vi.fn();
const fetched = vi.fn();
const loadGroup = vi.fn(async (_language: string, group: string): Promise<object> => own[group]!);
vi.mock("../../../shared/i18n/load-group.ts", () => ({ loadGroup: (...args: [string, string]) => loadGroup(...args) }));

beforeEach(() => {
  vi.resetModules();
  warning.mockReset();
  loadGroup.mockClear();
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

/** The texts of a page whose islands use these groups. */
async function translate(groups?: string) {
  const { needTexts, texts } = await import("../../../shared/i18n/texts.ts");
  if (groups) needTexts(groups);
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

test.each([
  ["Core.None", "None"],
  ["Core", "Core"],
  ["Core.AcceptAll", "Accept all"],
  ["Core.Deep.FileTooLarge", "File too large"],
  ["A: b", "A: b"],
  ["A. b.", "A. b."],
])("LOC-03 for the key %j, which has no text, its words are shown: %j", async (key, words) => {
  expect((await translate())(key)).toBe(words);
});

test.each([
  ["404", "Not found", 404],
  ["a page", "<!doctype html>", 200],
  ["no texts", "[1", 200],
])(
  "LOC-03 a culture that answers with %s is asked once, and the warning says what to do",
  async (_what, body, status) => {
    fetched.mockImplementation(async (url: string) =>
      Object.defineProperty(new Response(body, { status }), "url", { value: url }),
    );
    expect((await translate("Core:2"))("Core.Close")).toBe("Own close");
    document.dispatchEvent(new CustomEvent("page:loaded"));
    await Promise.resolve();
    expect(fetched).toHaveBeenCalledOnce();
    expect(warning.mock.calls.map(([text]) => String(text).replace(/^\S+ /, ""))).toEqual([
      "the site has no texts, so Atoll's own are shown. " +
        "Serve them at /shop/api/v1/localization/en/stringresources, or set siteTexts to false.",
    ]);
  },
);

test.each<[string, () => Promise<Response>]>([
  ["the server fails", async () => new Response("{}", { status: 500 })],
  ["the network is lost", async () => Promise.reject(new TypeError("offline"))],
  ["the response is a page", async () => new Response("<html>")],
  ["the response is empty", async () => new Response("")],
])("LOC-03 when %s, the words of keys are shown and one warning is logged", async (_what, answer) => {
  fetched.mockImplementation(answer);
  const t = await translate();
  expect(t("Core.CloseAll")).toBe("Close all");
  expect(warning).toHaveBeenCalledOnce();
});

test("LOC-02 an island that throws when the texts load does not keep them from the others", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const { subscribe, texts } = await import("../../../shared/i18n/texts.ts");
  const [error, notified] = [new Error("broken island"), vi.fn()];
  subscribe(() => {
    throw error;
  });
  subscribe(notified);
  texts();
  await vi.waitFor(() => expect(notified).toHaveBeenCalledOnce());
  expect(reported.mock.calls).toEqual([[error]]);
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
  await vi.waitFor(() => expect(texts()).not.toBeNull());
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

test("LOC-02 islands wait five seconds for the site's texts, then show Atoll's own until they arrive", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let respond = (_: Response): void => {};
  fetched.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const { needTexts, texts } = await import("../../../shared/i18n/texts.ts");
  needTexts("Core:2");
  texts();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(texts()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()!("Core.Close")).toBe("Own close");
  respond(new Response(JSON.stringify(resources)));
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(texts()!("Core.Close")).toBe("Close"));
  expect(warning).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("LOC-02 a site's text wins, key by key; a group that the site lacks is loaded before texts are shown", async () => {
  const t = await translate("Core:2 Menu:1");
  expect([t("Core.Close"), t("Menu.Title")]).toEqual(["Close", "Own menu"]);
  expect(loadGroup.mock.calls[0]).toEqual(["en", "Menu"]);
  // The text is missing in a group that the site has: it comes a moment later, and is empty until then.
  expect(t("Core.Open")).toBe("");
  const { texts } = await import("../../../shared/i18n/texts.ts");
  await vi.waitFor(() => expect(texts()!("Core.Open")).toBe("Own open"));
  expect(texts()!("Core.Close")).toBe("Close");
});

test("LOC-02 a group that code asks for without its size is loaded before its texts are shown", async () => {
  const t = await translate("Core");
  expect([t("Core.Close"), t("Core.Open")]).toEqual(["Close", "Own open"]);
});

test("LOC-02 a site without texts of its own is not asked for them", async () => {
  standInShell({ culture: "en", siteTexts: false });
  cache("2", { Core: { Close: "Cached" } });
  const t = await translate("Core:2");
  expect(t("Core.Close")).toBe("Own close");
  expect(fetched).not.toHaveBeenCalled();
  expect(warning).not.toHaveBeenCalled();
});

test("LOC-03 when the site's texts fail, Atoll's own are shown and one warning is logged", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  const t = await translate("Core:2 Menu:1");
  expect([t("Core.Close"), t("Menu.Title")]).toEqual(["Own close", "Own menu"]);
  expect(warning).toHaveBeenCalledOnce();
});

test("LOC-02 texts of an island that mounts later are awaited by it, while other islands keep their texts", async () => {
  standInShell({ culture: "en", siteTexts: false });
  const t = await translate("Core:2");
  const { needTexts, readyTexts, texts } = await import("../../../shared/i18n/texts.ts");
  let resolve = (_: object): void => {};
  loadGroup.mockReturnValueOnce(new Promise((done) => (resolve = done)));
  needTexts("Core:2 Menu:1");
  expect([readyTexts(), texts(), t("Core.Close"), t("Menu.Title")]).toEqual([null, t, "Own close", ""]);
  resolve(own["Menu"]!);
  await vi.waitFor(() => expect(readyTexts()).not.toBeNull());
  expect([texts()!("Menu.Title"), t("Menu.Title")]).toEqual(["Own menu", "Own menu"]);
  expect(loadGroup).toHaveBeenCalledTimes(2);
});

test("LOC-02 a group of which the site has fewer texts than Atoll is loaded before texts are shown", async () => {
  fetched.mockImplementation(async () => new Response(JSON.stringify({ Core: { Close: "Shut" } })));
  const t = await translate("Core:2");
  expect([t("Core.Close"), t("Core.Open")]).toEqual(["Shut", "Own open"]);
});

test("LOC-03 when Atoll's own texts do not arrive, islands wait five seconds, then show words of keys", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  standInShell({ culture: "en", siteTexts: false });
  let resolve = (_: object): void => {};
  const group = new Promise<object>((done) => (resolve = done));
  loadGroup.mockImplementation(() => group);
  const { needTexts, texts } = await import("../../../shared/i18n/texts.ts");
  needTexts("Core:2");
  texts();
  await vi.waitFor(() => expect(loadGroup).toHaveBeenCalled());
  // `waitFor` has moved the clock a little.
  await vi.advanceTimersByTimeAsync(4_500);
  expect(texts()).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  expect(texts()!("Core.Close")).toBe("Close");
  resolve(own["Core"]!);
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()!("Core.Close")).toBe("Own close");
  loadGroup.mockImplementation(async (_language, name) => own[name]!);
  vi.useRealTimers();
});

test.each([
  ["fr-BE", "fr"],
  ["NL", "nl"],
  ["de-AT", "de"],
  ["ar", "ar"],
])("LOC-01 the culture %s has Atoll's own texts in %s", async (culture, language) => {
  standInShell({ culture, siteTexts: false });
  const t = await translate("Core:2");
  expect([t("Core.Close"), t("Core.Open")]).toEqual(["Own close", "Own open"]);
  expect(loadGroup.mock.calls).toEqual([[language, "Core"]]);
  expect(warning).not.toHaveBeenCalled();
});

test("LOC-03 a group that fails to load shows words of its keys, and an island of the next page tries again", async () => {
  standInShell({ culture: "en", siteTexts: false });
  loadGroup.mockRejectedValueOnce(new TypeError("offline"));
  const t = await translate("Core:2");
  expect(t("Core.CloseAll")).toBe("Close all");
  expect(warning).toHaveBeenCalledOnce();
  const { needTexts } = await import("../../../shared/i18n/texts.ts");
  document.dispatchEvent(new Event("page:swap"));
  needTexts("Core:2");
  await vi.waitFor(() => expect(t("Core.Close")).toBe("Own close"));
});

test("LOC-04 a single form of the site wins over Atoll's plural forms", async () => {
  own["Cart"] = {
    Lines_one: "{0} own line",
    Lines_other: "{0} own lines",
    Left_one: "{0} left",
    Left_other: "{0} left",
  };
  fetched.mockImplementation(async () => new Response(JSON.stringify({ Cart: { Lines: "Lines: {0}" } })));
  const t = await translate("Cart:1");
  expect(t("Cart.Lines", 2)).toBe("Lines: 2");
  const { texts } = await import("../../../shared/i18n/texts.ts");
  t("Cart.Left", 1);
  await vi.waitFor(() => expect(texts()!("Cart.Left", 1)).toBe("1 left"));
});
