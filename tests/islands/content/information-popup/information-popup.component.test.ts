import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/information-popup/definition.ts";
import informationPopup from "../../../../islands/content/information-popup/information-popup.ts";
import type { ShellApi } from "../../../../shared/shell-api.ts";
import { island } from "../../../../shared/island/mount.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  readyTexts: () => text,
  subscribe: () => () => {},
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

const html = (body: string, status = 200, type = "text/html; charset=utf-8"): Response =>
  new Response(body, { status, headers: { "Content-Type": type } });
const withLayout = (section: string): string =>
  `<!doctype html><html><head><title>Shop – news</title></head><body><nav>Menu</nav><main
    id="page">${section}</main></body></html>`;

const requests: string[] = [];
let answer: () => Promise<Response>;
let shell: ShellApi;
let warned: string[];
const unmounts: (() => void)[] = [];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
  requests.length = 0;
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((...all: unknown[]) => void warned.push(all.join(" ")));
  shell = standInShell({ system: "Shop", app: "/shop", culture: "fr" });
  vi.mocked(shell.setHtml).mockImplementation((target, html) => target.replaceChildren(html));
  answer = async () => html("<h1>Strike</h1><p>No post today.</p>");
  vi.stubGlobal("fetch", (path: string, { signal }: RequestInit) => {
    requests.push(path);
    return Promise.race([
      answer(),
      new Promise<never>((_, reject) =>
        signal!.addEventListener("abort", () => reject(new DOMException("gone", "AbortError"))),
      ),
    ]);
  });
});
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) unmount();
  document.dispatchEvent(new CustomEvent("page:out", { detail: {} }));
  for (const dialog of document.querySelectorAll("dialog")) dialog.dispatchEvent(new Event("close"));
  await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  document.cookie = "ShopInformationPopup=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/shop";
  document.cookie = "ShopInformationPopup=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/";
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.body.removeAttribute("data-island");
});

function mount(host: HTMLElement): () => void {
  const abort = new AbortController();
  const end = island(definition, informationPopup as never)(host, {
    signal: abort.signal,
    id: "information-1",
    fail: vi.fn(),
  });
  const unmount = (): void => (abort.abort(), end());
  unmounts.push(unmount);
  return unmount;
}
/** Mounts the island on an element in the page section. */
function mountElement(): () => void {
  document.body.innerHTML = '<main id="page"><div hidden data-island="information-popup"></div></main>';
  return mount(document.querySelector<HTMLElement>("[data-island]")!);
}
function mountBody(): () => void {
  document.body.dataset["island"] = "information-popup";
  document.body.innerHTML = '<main id="page"></main>';
  return mount(document.body);
}
const emitEvent = (type: string, detail: object = {}): boolean =>
  document.dispatchEvent(new CustomEvent(type, { detail: { target: document.getElementById("page"), ...detail } }));
const visibleText = (): string | null => {
  const dialog = document.querySelector("dialog");
  const content = dialog?.querySelector(".atoll-popup-content");
  return content?.hasChildNodes() ? `${dialog!.querySelector("h2")!.textContent}: ${content.textContent}` : null;
};
const isShown = (what: string): Promise<void> => vi.waitFor(() => expect(visibleText()).toBe(what), 10_000);
/** Waits long enough for a popup, and checks that none appeared. */
async function nothing(): Promise<void> {
  for (let i = 0; i < 10; i++) await new Promise((resolve) => requestAnimationFrame(() => setImmediate(resolve)));
  await settledPromises();
  expect(document.querySelector("dialog")).toBeNull();
}
const cookieWrites = (): string[] => vi.mocked(setCookie).mock.calls.map(([text]) => text);
let setCookie: (text: string) => void;

test("CNT-06 a marked page without the cookie shows the information; closing sets it for 168 hours", async () => {
  mountElement();
  await isShown("Strike: No post today.");
  expect(requests).toEqual(["/shop/fr/informations"]);
  setCookie = vi.fn();
  const cookies = vi.spyOn(document, "cookie", "set").mockImplementation((text) => setCookie(text));
  document.querySelector("dialog")!.dispatchEvent(new Event("close"));
  await vi.waitFor(() => expect(cookieWrites()).toHaveLength(1));
  const [written] = cookieWrites();
  expect(written).toMatch(/^ShopInformationPopup=1; path=\/shop;/);
  expect(written).toMatch(/; sameSite=lax|; samesite=lax/i);
  const expires = Date.parse(/expires=([^;]+)/.exec(written!)![1]!);
  expect(Math.abs(expires - Date.now() - 168 * 3_600_000)).toBeLessThan(60_000);
  cookies.mockRestore();
  document.cookie = "ShopInformationPopup=1; path=/";
  mountElement();
  await nothing();
  expect(requests).toHaveLength(1);
});

test("CNT-06 a whole page shows its section, titled by its h1 or the page's title", async () => {
  for (const [sent, expected] of [
    [withLayout("<h1>Closed</h1><p>On Monday.</p>"), "Closed: On Monday."],
    [withLayout("<p>On Monday.</p>"), "Shop – news: On Monday."],
    ["<p>On Monday.</p>", "Information.Title: On Monday."],
    ["<h1>&lt;img src=x onerror=alert(1)&gt;</h1>Text", "<img src=x onerror=alert(1)>: Text"],
  ] as const) {
    answer = async () => html(sent);
    const unmount = mountElement();
    await isShown(expected);
    unmount();
    emitEvent("page:out");
    await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    document.cookie = "ShopInformationPopup=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/shop";
    document.cookie = "ShopInformationPopup=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/";
  }
});

test.each<[title: string, answer: () => Promise<Response>, warns: number]>([
  ["is not found", async () => html("", 404), 1],
  ["fails", async () => html("Sorry", 500), 1],
  ["requires a login", async () => html("", 401), 1],
  ["is a login page", async () => html(withLayout('<h1>Log in</h1><input type="password">')), 1],
  ["is JSON", async () => html("{}", 200, "application/json"), 1],
  ["never arrives", () => Promise.reject(new TypeError("no network")), 1],
  ["is blank", async () => html(" "), 0],
  ["is an empty page", async () => html(withLayout("<h1>News</h1>")), 0],
])("CNT-06 a response that %s shows nothing and opens no login", async (_what, given, warns) => {
  answer = given;
  mountElement();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await nothing();
  expect(warned.filter((line) => line.startsWith("[atoll] a popup could not be shown"))).toHaveLength(warns);
  expect(shell.login).not.toHaveBeenCalled();
});

test("CNT-06 a visitor who leaves before the response does not see it", async () => {
  let respond = (): void => {};
  answer = () => new Promise((resolve) => (respond = () => resolve(html("<h1>Late</h1>Late"))));
  const unmount = mountElement();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  unmount();
  respond();
  await nothing();
  expect(warned).toEqual([]);
});

test("CNT-06 a mark on the body applies only to the pages that have it", async () => {
  let respond = (): void => {};
  answer = () => new Promise((resolve) => (respond = () => resolve(html("<h1>News</h1>Of the first page"))));
  mountBody();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  emitEvent("page:out");
  respond();
  document.body.removeAttribute("data-island");
  emitEvent("page:loaded");
  await nothing();
  expect(requests).toHaveLength(1);
  answer = async () => html("<h1>News</h1>Of the third page");
  document.body.dataset["island"] = "information-popup";
  emitEvent("page:loaded", { target: document.createElement("div") });
  emitEvent("page:loaded", { stay: true });
  await nothing();
  expect(requests).toHaveLength(1);
  emitEvent("page:loaded");
  await isShown("News: Of the third page");
  expect(requests).toHaveLength(2);
});

test("CNT-06 a mark on the body and one in the page make one request", async () => {
  document.body.dataset["island"] = "information-popup";
  document.body.innerHTML = '<main id="page"><div hidden data-island="information-popup"></div></main>';
  mount(document.body);
  mount(document.querySelector<HTMLElement>("#page > div")!);
  await isShown("Strike: No post today.");
  document.cookie = "ShopInformationPopup=1; path=/";
  document.querySelector("dialog")!.dispatchEvent(new Event("close"));
  await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await nothing();
  expect(requests).toHaveLength(1);
});
