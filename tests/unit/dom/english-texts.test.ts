// A page in a language that Atoll lacks: what the console says while visitors see English.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveOwnTexts } from "../stand-ins/own-texts.ts";
import { standInShell } from "../stand-ins/shell.ts";

const warning = vi.fn();
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(warning.mockReset());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const english =
  'and Atoll has none in "de", so English is shown. Serve all texts of dist/texts/en.json in that language at ' +
  "/shop/api/v1/localization/de/stringresources";
const notFound = async (): Promise<Response> => new Response("Not found", { status: 404 });
const menu = async (): Promise<Response> => Response.json({ Menu: { More: "Mehr" } });
const offline = async (): Promise<Response> => Promise.reject(new TypeError("offline"));

test.each<[string, () => Promise<Response>, siteTexts: boolean, requests: number, message: string]>([
  ["has no texts", notFound, true, 1, `the site has no texts, ${english}.`],
  ["lacks some texts", menu, true, 1, `the site has no text Core.Close, ${english}.`],
  [
    "says that it has none",
    notFound,
    false,
    0,
    `the site has no texts (siteTexts is false), ${english}, and set siteTexts to true.`,
  ],
  // The last one: it requests the texts again on the next page.
  ["fails", offline, true, 2, `the site's texts could not be loaded, ${english}.`],
])("LOC-03 a site that %s shows English, and one message says so", async (...row) => {
  const [, answer, siteTexts, requests, message] = row;
  giveOwnTexts(standInShell({ app: "/shop", culture: "de", siteTexts }));
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  const { needTexts, texts } = await import("../../../shared/i18n/texts.ts");
  needTexts("Core:9 Menu:1 Validation");
  const t = await vi.waitUntil(() => texts());
  expect([t("Core.Close"), t("Validation.Required")]).toEqual(["Close", "This field is required."]);
  document.dispatchEvent(new CustomEvent("page:loaded"));
  await vi.waitUntil(() => fetched.mock.calls.length === requests);
  expect(texts()!("Core.Yes")).toBe("Yes");
  expect(warning.mock.calls.map(([text]) => String(text).replace("[atoll] ", ""))).toEqual([message]);
});
