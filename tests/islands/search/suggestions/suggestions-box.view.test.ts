import { afterEach, beforeEach, expect, test, vi } from "vitest";
import suggestions from "../../../../islands/search/suggestions/suggestions.ts";
import definition from "../../../../islands/search/suggestions/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { cookieName } from "../../../../shared/consent/setting.ts";
import { emit } from "../../../../shared/events.ts";
import { compose, composingKey, endComposition, safariKey } from "../../../unit/stand-ins/composition.ts";
import { abort, active, options, paths, searchBox, server } from "../../../unit/stand-ins/search-box.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));
vi.mock("../../../../shared/http/call.ts", async (original) => ({
  ...(await original<object>()),
  call: (await import("../../../unit/stand-ins/search-box.ts")).lookUp,
}));

beforeEach(() => {
  server.answer = (path) => Promise.resolve(offersFor(path));
  history.replaceState(null, "", "/my/en/catalog?q=tea");
});
afterEach(() => history.replaceState(null, "", "/"));

const wordIn = (path: string): string => new URL(path, location.origin).searchParams.get("q")!;
const offersFor = (path: string): object[] =>
  ["red", "blue"].map((colour) => ({ Name: `${wordIn(path)} ${colour}`, ProductUrl: `/en/${colour}`, SKU: colour }));

const searchHtml =
  '<form action="/my/en/catalog"><label for="q">Search</label><input id="q" type="search" name="q" value="tea"><button>Find</button></form>';

const show = (html = searchHtml, mount = island(definition, suggestions)) => searchBox(html, mount);

test("SRC-01 five suggestions are requested once two characters are typed", async () => {
  const { type, input } = show();
  await type("c");
  expect(paths()).toEqual([]);
  await type(" cu ");
  expect(paths()).toEqual(["/my/api/v1/catalog/search/suggestions?q=cu&nbrResults=5&accuracy=0.3"]);
  expect(options()).toEqual(
    ["cu redSearch.Sku red", "cu blueSearch.Sku blue"].map((text) => expect.stringContaining(text.slice(0, 6))),
  );
  expect(input.getAttribute("aria-expanded")).toBe("true");
});

test("SRC-01 SRC-02 a price is shown, and a last row leads to all results if the server says how many", async () => {
  const { type, press, input } = show();
  const [red] = offersFor("/?q=cup");
  server.answer = () => Promise.resolve({ Suggestions: [{ ...red, Price: "€ 12.50" }], Total: 24 });
  await type("cup");
  expect(options()).toEqual([expect.stringContaining("€ 12.50"), "Search.All 24"]);
  press("ArrowUp");
  expect(active(input)).toMatch(/\/my\/en\/catalog\?q=cup$/);
  server.answer = () => Promise.resolve({ Suggestions: [], Total: 0 });
  await type("cups");
  expect(options()).toEqual([]);
});

test("SRC-03 the config sets the endpoint with its own query and the number of results", async () => {
  const { type } = show(
    searchHtml,
    island({ ...definition, config: { ...definition.config } }, (host, config, context) =>
      suggestions(host, { ...config, url: "/my/api/supplier?supplier=7", results: 4 }, context),
    ),
  );
  await type("am-2");
  expect(paths()).toEqual(["/my/api/supplier?supplier=7&q=am-2&nbrResults=4&accuracy=0.3"]);
});

test("SRC-01 repeated text makes no request, and late responses are ignored", async () => {
  const { type } = show();
  let late = (_: unknown): void => {};
  server.answer = (path) =>
    wordIn(path) === "cup" ? new Promise((resolve) => (late = resolve)) : Promise.resolve(offersFor(path));
  await type("cup");
  await type("cups");
  expect(server.requests[0]!.signal.aborted).toBe(true);
  expect(options()[0]).toContain("cups red");
  late(offersFor("/?q=cup"));
  await vi.advanceTimersByTimeAsync(10);
  expect(options()[0]).toContain("cups red");
  await type("cups  ");
  await type("cu");
  await type("cups", 0);
  expect(options()[0]).toContain("cups red");
  expect(paths().map(wordIn)).toEqual(["cup", "cups", "cu"]);
});

test.each<[string, () => Promise<unknown>]>([
  ["nothing", async () => []],
  ["a list", async () => offersFor("/?q=ging")],
  ["an error", () => Promise.reject(new Error("500"))],
])("SRC-01 a slow answer with %s for the first letters does not stop the request for the word", async (_, end) => {
  const { type } = show();
  let answer = (_: Promise<unknown>): void => {};
  server.answer = () => new Promise((resolve) => (answer = resolve));
  await type("ging");
  await type("ginger", 100);
  answer(end());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(paths().map(wordIn)).toEqual(["ging", "ginger"]);
});

test.each<[string, number[], number]>([
  ["in an irregular rhythm", [130, 410, 90, 600, 120, 550, 80, 470, 200, 590, 100], 3],
  ["quickly", Array(11).fill(60), 1],
  ["at usual speed", Array(11).fill(600), 1],
  ["slowly", Array(11).fill(1200), 3],
  ["with long pauses", [2400, 110, 1700, 90, 2300, 2400, 110, 1700, 90, 2300, 2400], 3],
])("SRC-01 a twelve-letter word typed %s sends few requests, the last for the whole word", async (_, gaps, most) => {
  const { type } = show();
  await type("", 20_000);
  const word = "marmaladejar";
  for (const [index, gap] of [...gaps, 5_000].entries()) await type(word.slice(0, index + 1), gap);
  expect(paths().map(wordIn).at(-1)).toBe(word);
  expect(paths().length, paths().map(wordIn).join(", ")).toBeLessThanOrEqual(most);
});

test("SRC-04 arrow keys move through the options; Enter opens the active one", async () => {
  const { type, press, input } = show();
  await type("cup");
  expect(press("ArrowDown")).toBe(false);
  expect(active(input)).toMatch(/\/my\/en\/red$/);
  press("ArrowDown");
  expect(active(input)).toMatch(/\/my\/en\/blue$/);
  press("ArrowDown");
  expect(active(input)).toBeNull();
  press("ArrowUp");
  expect(active(input)).toMatch(/blue$/);
  const clicked = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener("click", clicked, { once: true });
  expect(press("Enter")).toBe(false);
  expect((clicked.mock.calls[0]![0].target as HTMLAnchorElement).href).toMatch(/blue$/);
  expect(press("Home")).toBe(true);
  expect(active(input)).toBeNull();
  expect(press("Enter")).toBe(true);
});

test("SRC-04 the first ArrowDown reaches the first choice, also of a list that is closed or on its way", async () => {
  const { type, press, input } = show();
  await type("cup", 10);
  press("ArrowDown");
  await vi.advanceTimersByTimeAsync(10);
  expect(active(input)).toMatch(/\/my\/en\/red$/);
  press("Escape");
  press("ArrowDown");
  expect(active(input)).toMatch(/\/my\/en\/red$/);
  await type("cups");
  expect(active(input)).toBeNull();
});

test("SRC-02 an empty box offers the last searches, which need consent and can be removed", async () => {
  const consented = (preferences: boolean): void => {
    const setting = { ...window.atoll!.settings.consent, preferences, statistics: false, marketing: false };
    document.cookie = `${cookieName(window.atoll!.settings.system)}=${encodeURIComponent(JSON.stringify(setting))}; path=/`;
    emit(document, "Manager:setCookieConsent", setting);
  };
  const { host, type, press, input } = show();
  const search = async (term: string): Promise<void> => {
    await type(term);
    host.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
  };
  await search("not kept");
  consented(true);
  for (const term of ["tea", "green tea", "Tea"]) await search(term);
  expect(options()).toEqual([]);
  await type("");
  expect(options()).toEqual(["Tea", "green tea", "Search.ClearRecent"]);
  expect(document.querySelector("#atoll-live-polite")!.textContent).toBe("Search.RecentCount 2");
  press("Escape");
  press("ArrowDown");
  expect(active(input)).toBe(`${location.origin}/my/en/catalog?q=Tea`);
  input.blur();
  press("Escape");
  input.focus();
  expect(options()).toHaveLength(3);
  document.querySelector<HTMLElement>("[role=option]:last-child")!.click();
  expect(document.querySelector(".atoll-options")!.textContent).toBe("Search.RecentCleared");
  press("Escape");
  press("ArrowDown");
  expect(options()).toEqual([]);
  await search("coffee");
  expect(localStorage.length).toBe(1);
  consented(false);
  expect(localStorage.length).toBe(0);
  await type("");
  expect(options()).toEqual([]);
  document.cookie = `${cookieName(window.atoll!.settings.system)}=; path=/; max-age=0`;
});

test("SRC-04 Escape closes the list, then clears the box", async () => {
  const { type, press, input } = show();
  await type("cup");
  const bodyKeydown = vi.fn();
  document.body.addEventListener("keydown", bodyKeydown);
  expect(press("Escape")).toBe(false);
  expect(bodyKeydown).not.toHaveBeenCalled();
  expect(options()).toEqual([]);
  expect(input.value).toBe("cup");
  press("ArrowDown");
  expect(options()).toHaveLength(2);
  expect(press("Tab")).toBe(true);
  expect(options()).toEqual([]);
  press("Escape");
  expect(input.value).toBe("");
  expect(press("Escape")).toBe(true);
  document.body.removeEventListener("keydown", bodyKeydown);
  // The delay has not passed yet, but an arrow key requests suggestions at once.
  await type("mug", 10);
  press("ArrowDown");
  expect(paths().map(wordIn)).toEqual(["cup", "mug"]);
});

test("SRC-01 a late response opens nothing after Tab or a press outside", async () => {
  const { type, press } = show();
  let late = (_: unknown): void => {};
  server.answer = () => new Promise((resolve) => (late = resolve));
  await type("cup");
  press("Tab");
  expect(server.requests[0]!.signal.aborted).toBe(true);
  late(offersFor("/?q=cup"));
  await type("cups");
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  late(offersFor("/?q=cups"));
  await vi.advanceTimersByTimeAsync(100);
  expect(options()).toEqual([]);
});

test("SRC-01 SRC-04 nothing is requested or shown during composition", async () => {
  const { input, type } = show();
  await type("ca", 200);
  compose(input, "か");
  for (const key of ["Enter", "ArrowDown", "Escape"]) expect(composingKey(input, key)).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(paths()).toEqual([]);
  endComposition(input, "ca猫");
  expect(safariKey(input, "Enter")).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(paths().map(wordIn)).toEqual(["ca猫"]);
  let late = (_: unknown): void => {};
  server.answer = () => new Promise((resolve) => (late = resolve));
  await type("cats", 3_000);
  compose(input, "い");
  late(offersFor("/?q=cats"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(options()[0]).toContain("ca猫 red");
  // The composition is cancelled, so the previous text is requested after all.
  endComposition(input, "cats");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(paths().map(wordIn)).toEqual(["ca猫", "cats", "cats"]);
});

test("SRC-01 failures and empty results show one line, and the field keeps working", async () => {
  const { type, input } = show();
  server.answer = () => Promise.reject(new Error("gone"));
  await type("cup");
  expect(document.querySelector(".atoll-options")!.textContent).toBe("Search.Failed");
  expect(document.querySelector("#atoll-live-polite")!.textContent).toBe("Search.Failed");
  expect(input.getAttribute("aria-expanded")).toBe("false");
  server.answer = () => Promise.resolve("<html>");
  await type("cups");
  expect(document.querySelector(".atoll-options")!.textContent).toBe("Search.Failed");
  server.answer = () => Promise.resolve([]);
  // The third request for a word waits for a pause.
  await type("cup", 3000);
  expect(document.querySelector(".atoll-options")!.textContent).toBe("Catalog.NoProductFound");
  await type("c");
  expect(document.querySelector(".atoll-options")).toBeNull();
});

test("SRC-01 text typed before the code loads is searched on mount", async () => {
  const mount = island(definition, suggestions);
  show(searchHtml, (host, context) => {
    const input = host.querySelector("input")!;
    input.focus();
    input.value = "cup";
    return mount(host, context);
  });
  await vi.advanceTimersByTimeAsync(300);
  expect(paths().map(wordIn)).toEqual(["cup"]);
});

test("SRC-02 an empty search is not sent; a search term is trimmed", () => {
  const { host, input } = show();
  const submit = (): boolean => host.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
  input.value = "  ";
  input.blur();
  expect(submit()).toBe(false);
  expect(document.activeElement).toBe(input);
  expect(document.querySelector(".atoll-options")!.textContent).toBe("Search.Empty");
  const invalid = new Event("invalid", { cancelable: true });
  input.dispatchEvent(invalid);
  expect(invalid.defaultPrevented).toBe(true);
  input.value = " green tea ";
  expect(submit()).toBe(true);
  expect(input.value).toBe("green tea");
  expect(document.querySelector(".atoll-options")).toBeNull();
});

test("SRC-02 after a visit the field shows the URL's query, unless the visitor is typing", async () => {
  const { input, type } = show();
  const visit = { url: "", method: "GET", headers: {}, kept: false, traverse: false, target: document.body };
  const arrive = (path: string): void => {
    history.replaceState(null, "", path);
    emit(document, "page:loaded", visit);
  };
  await type("cup");
  emit(document, "page:leave", visit);
  arrive("/my/en/product/cup");
  expect(input.value).toBe("");
  emit(document, "page:leave", visit);
  arrive("/my/en/catalog?q=green+tea");
  expect(input.value).toBe("green tea");
  emit(document, "page:leave", visit);
  await type("mu");
  arrive("/my/en/product/cup");
  expect(input.value).toBe("mu");
});

test("SRC-01 NAV-20 unmounting restores the markup with the typed text", async () => {
  const { host, type, unmount, input, press } = show();
  await type("cup");
  press("ArrowDown");
  await type("cups", 50);
  unmount();
  abort.abort();
  await vi.advanceTimersByTimeAsync(2000);
  expect(host.outerHTML).toBe(searchHtml);
  expect(input.value).toBe("cups");
  await type("cupsy");
  expect(paths()).toHaveLength(1);
});

test("SRC-01 SRC-02 pasted text is normalized before it is searched and sent", async () => {
  const { type, input } = show();
  await type("\ufeffgreen\u00a0tea\u200b");
  expect(wordIn(server.requests.at(-1)!.path)).toBe("green tea");
  input.form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(input.value).toBe("green tea");
});
