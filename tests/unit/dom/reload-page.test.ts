import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShellApi } from "../../../shared/shell-api.ts";
import { keepPlace } from "../../../shell/extras/stay/index.ts";
import type { Content } from "../../../shell/navigation/cache.ts";
import { newSession } from "../stand-ins/session.ts";
import { standInShell } from "../stand-ins/shell.ts";

vi.mock("../../../shared/i18n/texts.ts", () => ({
  texts: () => (key: string) => key,
  withTexts: () => () => {},
  subscribe: () => () => {},
}));

const field = (value = "") => `<input id="street" name="Street1" value="${value}">`;
const page = (html: string): void => void (document.body.innerHTML = `<main id="page">${html}</main>`);
let face: ShellApi;

/** Makes the shell's `visit` insert the page `html`, as a visit that reloads in place. */
function serve(html: string, isFormResponse = false): void {
  vi.mocked(face.visit).mockImplementation(async () => {
    const target = document.getElementById("page")!;
    const incoming = new DOMParser().parseFromString(`<main id="page">${html}</main>`, "text/html");
    const session = newSession({ page: { isFormResponse } as Content });
    const visit = { url: "/", method: "GET", headers: {}, kept: false, traverse: false, target, document: incoming };
    const { returnFocus } = keepPlace(session, visit, true)!;
    target.replaceChildren(...incoming.getElementById("page")!.childNodes);
    await Promise.resolve();
    returnFocus!();
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

const reloadPage = async (): Promise<boolean> => (await import("../../../shared/page/reload-page.ts")).reloadPage();
const notices = async () =>
  (await import("../../../shared/stores/notices.ts")).notices.getState().list.filter(({ isRemoved }) => !isRemoved);

test("CHK-07 typed text, focus and selection survive a page reload", async () => {
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
  ["a caret at the end stays at the end", 3, 3, 4, 4],
  ["a full selection still covers the whole value", 0, 3, 0, 4],
  ["a partial selection is unchanged", 1, 2, 1, 2],
  ["a caret beyond the end moves to the end", 3, 3, 1, 1, "2"],
])("CHK-07 in a field that the server reformatted, %s", async (_what, start, end, from, to, written = "2.40") => {
  page(field("2.4"));
  document.querySelector("input")!.focus();
  document.querySelector("input")!.setSelectionRange(start, end);
  serve(field(written));
  await reloadPage();
  const now = document.querySelector("input")!;
  expect([now.value, now.selectionStart, now.selectionEnd]).toEqual([written, from, to]);
});

test.each([
  ["a form response's values survive the next reload", true, "typed"],
  ["another page's values are replaced by the server's", false, ""],
])("CHK-07 %s", async (_what, isFormResponse, value) => {
  page(field("typed"));
  serve(field(), isFormResponse);
  await reloadPage();
  serve(field());
  await reloadPage();
  expect(document.querySelector("input")!.value).toBe(value);
});

test("CHK-07 an island's button regains the focus once it exists again", async () => {
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

test("CRT-04 simultaneous reloads share one request", async () => {
  page(field());
  serve(field());
  await Promise.all([reloadPage(), reloadPage()]);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
});

test("CRT-04 repeated failed reloads show one error notice, which a successful retry removes", async () => {
  page(field());
  vi.mocked(face.visit).mockRejectedValue(new TypeError("broken"));
  expect(await reloadPage()).toBe(false);
  expect(await reloadPage()).toBe(false);
  expect((await notices()).map(({ kind, text }) => [kind, text])).toEqual([["error", "Page.NotRenewed"]]);
  serve(field());
  (await notices())[0]!.action!.run();
  await vi.waitFor(async () => expect(await notices()).toEqual([]));
});

test("CRT-04 no reload starts while the visitor is leaving the page", async () => {
  document.documentElement.className = "page-out";
  expect(await reloadPage()).toBe(false);
  expect(vi.mocked(face.visit)).not.toHaveBeenCalled();
});

test("CRT-04 the message of a failed reload disappears after a successful one", async () => {
  page(field());
  vi.mocked(face.visit).mockRejectedValue(new TypeError("broken"));
  await reloadPage();
  const { reloadPage: quietly } = await import("../../../shared/page/reload-page.ts");
  expect(await quietly(true)).toBe(false);
  expect(await notices()).toHaveLength(1);
  serve(field());
  await reloadPage();
  expect(await notices()).toEqual([]);
});
