// A page in a language that Atoll lacks: what the console says while visitors see English.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveOwnTexts } from "../stand-ins/own-texts.ts";
import { standInShell } from "../stand-ins/shell.ts";

const warning = vi.fn();
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(warning.mockReset());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const english =
  'and Atoll has none in "cs", so English is shown. Put a translation of texts/en.json beside it, or its address into ' +
  "the setting texts; atoll-lint --texts says what it lacks.";
const notFound = async (): Promise<Response> => new Response("Not found", { status: 404 });
const menu = async (): Promise<Response> => Response.json({ Menu: { More: "Více" } });
const offline = async (): Promise<Response> => Promise.reject(new TypeError("offline"));

test.each<[string, () => Promise<Response>, siteTexts: boolean, requests: number, message: string]>([
  // The call, and a file beside Atoll's texts.
  ["has no texts", notFound, true, 2, `the site has no texts, ${english}`],
  ["lacks some texts", menu, true, 1, `the site has no text Core.Close, ${english}`],
  ["says that its server has none", notFound, false, 1, `the site has no texts, ${english}`],
  // The second request is that of the next page.
  ["fails", offline, true, 2, `the site's texts could not be loaded, ${english}`],
])("LOC-03 a site that %s shows English, and one message says so", async (...row) => {
  const [, answer, siteTexts, requests, message] = row;
  giveOwnTexts(standInShell({ app: "/shop", culture: "cs", siteTexts }));
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  const { needTexts, texts } = await import("../../../shared/i18n/texts.ts");
  needTexts("Core:9 Menu:1 Validation");
  const t = await vi.waitUntil(() => texts());
  expect([t("Core.Close"), t("Validation.Required")]).toEqual(["Close", "Fill in this field."]);
  document.dispatchEvent(new CustomEvent("page:loaded"));
  await vi.waitUntil(() => fetched.mock.calls.length === requests);
  expect(texts()!("Core.Yes")).toBe("Yes");
  expect(warning.mock.calls.map(([text]) => String(text).replace("[atoll] ", ""))).toEqual([message]);
});

const file = "/shop/atoll/cs.json";
const czech = (path: string) => async (input: RequestInfo | URL) =>
  String(input).endsWith(path)
    ? Response.json({ Core: { Close: "Zavřít", Yes: "" }, Menu: { More: "Více: {0}" } })
    : new Response("", { status: 404 });

test.each<[string, path: string, settings: object, requests: string[]]>([
  ["beside Atoll's own", "/texts/cs.json", { siteTexts: false }, ["/texts/cs.json"]],
  ["beside Atoll's own, on a site whose server has none", "/texts/cs.json", {}, ["stringresources", "/texts/cs.json"]],
  [
    "beside Atoll's own, of a language with a country",
    "/texts/cs.json",
    { culture: "cs-CZ", siteTexts: false },
    ["/texts/cs.json"],
  ],
  ["at the address in the settings", file, { texts: file }, [file]],
])("LOC-02 LOC-03 a file of texts %s is used, and English for what it lacks", async (_, path, settings, requests) => {
  giveOwnTexts(standInShell({ app: "/shop", culture: "cs", ...settings }));
  const fetched = vi.fn(czech(path));
  vi.stubGlobal("fetch", fetched);
  const { needTexts, texts } = await import("../../../shared/i18n/texts.ts");
  needTexts("Core:9 Menu:1");
  const t = await vi.waitUntil(() => texts());
  expect([t("Core.Close"), t("Menu.More", "Čaje"), t("Core.Yes")]).toEqual(["Zavřít", "Více: Čaje", "Yes"]);
  expect(fetched.mock.calls.map(([input]) => requests.find((end) => String(input).endsWith(end)))).toEqual(requests);
});

test("LOC-03 a language without texts is requested once in a session, and again when the page is reloaded", async () => {
  const fetched = vi.fn(notFound);
  vi.stubGlobal("fetch", fetched);
  const load = async (): Promise<void> => {
    vi.resetModules();
    giveOwnTexts(standInShell({ culture: "cs", siteTexts: false }));
    const { needTexts, texts } = await import("../../../shared/i18n/texts.ts");
    needTexts("Core:9");
    expect((await vi.waitUntil(() => texts()))("Core.Close")).toBe("Close");
  };
  await load();
  await load();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(warning).toHaveBeenCalledTimes(2);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as never]);
  await load();
  expect(fetched).toHaveBeenCalledTimes(2);
});
