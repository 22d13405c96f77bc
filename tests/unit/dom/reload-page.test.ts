import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShellFace } from "../../../shared/face.ts";
import { standInShell } from "../stand-ins/shell.ts";

vi.mock("../../../shared/i18n/texts.ts", () => ({
  texts: () => (key: string) => key,
  withTexts: () => () => {},
  subscribe: () => () => {},
}));

const field = (value = "") => `<input id="street" name="Street1" value="${value}">`;
const page = (html: string): void => void (document.body.innerHTML = `<main id="page">${html}</main>`);
let face: ShellFace;

/** The shell puts the page `html` in, as it does for a visit that stays. */
function serve(html: string, before = (): void => {}): void {
  vi.mocked(face.visit).mockImplementation(async (url, options) => {
    before();
    const target = document.getElementById("page")!;
    const incoming = new DOMParser().parseFromString(`<main id="page">${html}</main>`, "text/html");
    document.dispatchEvent(
      new CustomEvent("page:swap", { detail: { url, method: "GET", stay: options?.stay, target, document: incoming } }),
    );
    target.replaceChildren(...incoming.getElementById("page")!.childNodes);
    await Promise.resolve();
    return true;
  });
}

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockReturnValue();
  face = standInShell();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.className = "";
  document.body.replaceChildren();
});

const reloadPage = async (): Promise<boolean> => (await import("../../../shared/reload-page.ts")).reloadPage();
const notices = async () =>
  (await import("../../../shared/stores/notices.ts")).notices.getState().list.filter(({ isGone }) => !isGone);

test("CHK-07 what was typed, the focus and the caret are there when the page has shown itself anew", async () => {
  page(field());
  const input = document.querySelector("input")!;
  input.value = "Quay 12";
  input.focus();
  input.setSelectionRange(2, 4);
  serve(field("from the server"));
  expect(await reloadPage()).toBe(true);
  const now = document.querySelector("input")!;
  expect(now).not.toBe(input);
  expect([now.value, now.selectionStart, now.selectionEnd]).toEqual(["Quay 12", 2, 4]);
  expect(document.activeElement).toBe(now);
  expect(vi.mocked(face.visit)).toHaveBeenCalledWith(location.href, { stay: true, uncached: true, inPlace: true });
});

test.each([
  ["the end, where typing goes on", 3, 3, 4, 4],
  ["all of it, which the next key replaces", 0, 3, 0, 4],
  ["a place in it", 1, 2, 1, 2],
  ["the end of what was longer", 3, 3, 1, 1, "2"],
])(
  "CHK-07 of a field that the server writes in another way, selected is: %s",
  async (_what, start, end, from, to, written = "2.40") => {
    page(field("2.4"));
    document.querySelector("input")!.focus();
    document.querySelector("input")!.setSelectionRange(start, end);
    serve(field(written));
    await reloadPage();
    const now = document.querySelector("input")!;
    expect([now.value, now.selectionStart, now.selectionEnd]).toEqual([written, from, to]);
  },
);

test("CHK-07 what the answer to a form shows outlives the next reload, though the server has forgotten it; where the server sent the visitor on, it is the server's", async () => {
  const loaded = (target: Element | null, method: string, redirected = false) =>
    document.dispatchEvent(new CustomEvent("page:loaded", { detail: { method, redirected, target } }));
  await import("../../../shared/reload-page.ts");
  const ways: [what: string, act: () => void, value: string][] = [
    ["an answer", () => loaded(document.getElementById("page"), "POST"), "typed"],
    ["where the server sent on", () => loaded(document.getElementById("page"), "POST", true), ""],
    ["a part that a form filled", () => loaded(document.querySelector("p"), "POST"), ""],
    [
      "an answer that was left, and comes back",
      () => {
        const main = document.getElementById("page")!;
        loaded(main, "POST");
        const kept = [...main.childNodes];
        main.replaceChildren();
        loaded(main, "GET");
        main.replaceChildren(...kept);
        loaded(main, "GET");
      },
      "typed",
    ],
  ];
  for (const [what, act, value] of ways) {
    page(`${field("typed")}<p></p>`);
    act();
    serve(field());
    for (let time = 0; time < 2; time++) await reloadPage();
    expect(document.querySelector("input")!.value, what).toBe(value);
  }
});

test("CHK-07 a button that an island makes has the focus again when the island has made it; who went elsewhere meanwhile is not called back", async () => {
  const island = (buttons: string) => `<div data-island="quantity"><input id="q">${buttons}</div><input id="other">`;
  for (const goesOn of [false, true]) {
    page(island("<button>−</button><button>+</button>"));
    document.querySelectorAll("button")[1]!.focus();
    serve(island(""));
    await reloadPage();
    if (goesOn) document.getElementById("other")!.focus();
    document.querySelector("[data-island]")!.insertAdjacentHTML("beforeend", "<button>−</button><button>+</button>");
    if (goesOn) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    else await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelectorAll("button")[1]));
    if (goesOn) expect(document.activeElement!.id).toBe("other");
  }
});

test("CRT-04 whoever asks at the same moment asks once", async () => {
  page(field());
  serve(field());
  await Promise.all([reloadPage(), reloadPage()]);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
});

test("CRT-04 a page that cannot be had leaves what stands there and says so, with a way to try again, once", async () => {
  page(field());
  vi.mocked(face.visit).mockRejectedValue(new TypeError("broken"));
  expect(await reloadPage()).toBe(false);
  expect(await reloadPage()).toBe(false);
  expect((await notices()).map(({ kind, text }) => [kind, text])).toEqual([["error", "Page.NotRenewed"]]);
  serve(field());
  (await notices())[0]!.action!.run();
  await vi.waitFor(async () => expect(await notices()).toEqual([]));
});

test("CRT-04 a visitor on the way to another page is not called back by a reload of this one", async () => {
  document.documentElement.className = "page-out";
  expect(await reloadPage()).toBe(false);
  expect(vi.mocked(face.visit)).not.toHaveBeenCalled();
});

test("CRT-04 what is said of a page that could not be had goes once it could; a quiet try that fails leaves it", async () => {
  page(field());
  vi.mocked(face.visit).mockRejectedValue(new TypeError("broken"));
  await reloadPage();
  const { reloadPage: quietly } = await import("../../../shared/reload-page.ts");
  expect(await quietly(true)).toBe(false);
  expect(await notices()).toHaveLength(1);
  serve(field());
  await reloadPage();
  expect(await notices()).toEqual([]);
});
