// Browser tests show the place of the magnified part, and how the open photo is zoomed and moved.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/image-zoom/definition.ts";
import imageZoom from "../../../../islands/content/image-zoom/image-zoom.ts";
import { island } from "../../../../shared/island/mount.ts";
import { composingKey } from "../../../unit/stand-ins/composition.ts";
import { holdTexts, textListeners, textsCome } from "../../../unit/stand-ins/late-texts.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../shared/photo/photo-viewer.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));
/** The code of the viewer, which arrives when a test lets it. */
const code = vi.hoisted(() => ({ comes: (): Promise<void> => Promise.resolve() }));
vi.mock("../../../../shared/island/lazy-import.ts", () => ({
  lazyImport: async (_name: string, load: () => unknown) => (await code.comes(), load()),
}));

/** A request for a large photo; the test answers it. */
interface PhotoRequest {
  photo: HTMLImageElement;
  arrive(): void;
  fail(): void;
}
let requests: PhotoRequest[];
let wide: EventTarget & { matches: boolean };
let warned: string[];
let left: ReturnType<typeof vi.spyOn>;
const unmounts: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
  standInShell({ locale: "en" });
  code.comes = () => Promise.resolve();
  requests = [];
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  vi.spyOn(HTMLImageElement.prototype, "addEventListener").mockImplementation(function (
    this: HTMLImageElement,
    ...listener: Parameters<EventTarget["addEventListener"]>
  ) {
    EventTarget.prototype.addEventListener.apply(this, listener);
    const end = (type: string) => () => void this.dispatchEvent(new Event(type));
    if (listener[0] === "load") requests.push({ photo: this, arrive: end("load"), fail: end("error") });
  });
  wide = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("matchMedia", (query: string) => (query === "(min-width: 576px)" ? wide : null));
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((message: string) => void warned.push(message));
  left = vi.spyOn(location, "assign").mockReturnValue();
});
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const markup = (attributes = ""): string =>
  `<a id="photo" data-island="image-zoom" href="/large.jpg" ${attributes}><img src="/small.jpg" alt="Teapot"></a>`;

function show(html = markup()) {
  document.body.innerHTML = html;
  const sent = document.body.innerHTML;
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  const [link, image] = [document.querySelector("a")!, document.querySelector("img")!];
  image.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
  const abort = new AbortController();
  const end = island(definition, imageZoom)(host, { signal: abort.signal, id: "image-zoom-1", fail: vi.fn() });
  const unmount = (): void => (abort.abort(), end());
  unmounts.push(unmount);
  const point = (type: string, x = 100, y = 30, pointerType = "mouse"): void =>
    void link.dispatchEvent(new PointerEvent(type, { pointerType, clientX: x, clientY: y }));
  return { sent, link, point, unmount };
}
const lens = (): HTMLElement | null => document.querySelector(".atoll-lens");
const dialog = (): HTMLDialogElement | null => document.querySelector("dialog");
const settled = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};
/** Presses the link; false when the island opens the photo instead of the browser. */
const press = (link: HTMLElement, more: MouseEventInit = {}): boolean =>
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
const answer = async (request: PhotoRequest, how: "arrive" | "fail" = "arrive"): Promise<void> => {
  request[how]();
  await vi.advanceTimersByTimeAsync(0);
};

test("OPT-02 a mouse that rests on the photo for 100 ms magnifies the part under it, until it leaves", async () => {
  const { link, point } = show(markup('data-magnification="4"'));
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(99);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.map(({ photo }) => photo.src)).toEqual([link.href]);
  point("pointermove", 200, 150);
  await answer(requests[0]!);
  const copy = lens()!.querySelector("img")!;
  expect([lens()!.ariaHidden, copy.alt, copy.src]).toEqual(["true", "", link.href]);
  expect([lens()!.style.width, copy.style.inlineSize, copy.style.blockSize]).toEqual(["400px", "1600px", "1200px"]);
  expect(copy.style.transform).toBe("translate(-600px, -450px)");
  point("pointermove", 100, 30);
  expect(copy.style.transform).toBe("translate(-300px, -90px)");
  point("pointerleave");
  expect(lens()).toBeNull();
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(100);
  expect(lens()).not.toBeNull();
  expect(requests).toHaveLength(1);
});

test("OPT-02 a mouse that passes by, a finger, and a mouse that left during the load magnify nothing", async () => {
  const { point } = show();
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(99);
  point("pointerleave");
  point("pointerenter", 100, 30, "touch");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toEqual([]);
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(100);
  point("pointerleave");
  await answer(requests[0]!);
  expect(lens()).toBeNull();
});

test("OPT-02 WCAG-1.4.13 Escape or a new window size hides the magnified part until the mouse enters", async () => {
  const { point } = show();
  const enter = async (): Promise<void> => {
    point("pointerenter");
    await vi.advanceTimersByTimeAsync(100);
  };
  await enter();
  await answer(requests[0]!);
  // During composition Escape cancels the composition.
  composingKey(document.body, "Escape");
  expect(lens()).not.toBeNull();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  point("pointermove");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lens()).toBeNull();
  await enter();
  expect(lens()).not.toBeNull();
  dispatchEvent(new Event("resize"));
  expect(lens()).toBeNull();
});

test("OPT-02 below 576 px the link is a plain link, with its own aria-haspopup", async () => {
  wide.matches = false;
  const { link, point } = show(markup('aria-haspopup="true"'));
  const hasPopup = (): string | null => link.getAttribute("aria-haspopup");
  expect([hasPopup(), press(link)]).toEqual(["true", true]);
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toEqual([]);
  wide.matches = true;
  wide.dispatchEvent(new Event("change"));
  expect([hasPopup(), press(link)]).toEqual(["dialog", false]);
  wide.matches = false;
  wide.dispatchEvent(new Event("change"));
  expect([hasPopup(), press(link)]).toEqual(["true", true]);
});

test("OPT-02 LOC-02 a click opens one dialog named after the photo; its buttons get texts that come late", async () => {
  holdTexts();
  const { link } = show(`<figure data-island="image-zoom">${markup().replace("data-island", "data-of")}</figure>`);
  for (const others of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(press(link, others)).toBe(true);
  document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  press(link);
  await settled();
  expect(dialog()).toBeNull();
  expect([press(link), press(link)]).toEqual([false, false]);
  await settled();
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
  expect([dialog()!.open, dialog()!.ariaLabel, dialog()!.ariaBusy]).toEqual([true, "Teapot", "true"]);
  const photo = dialog()!.querySelector("img")!;
  expect([new URL(photo.src).pathname, photo.alt]).toEqual(["/small.jpg", "Teapot"]);
  await answer(requests[0]!);
  expect([photo.src, dialog()!.ariaBusy]).toEqual([link.href, "false"]);
  const labels = (): string[] => [...dialog()!.querySelectorAll("button")].map(({ ariaLabel }) => ariaLabel ?? "");
  expect(labels()).toEqual(["", "", ""]);
  textsCome();
  expect(labels()).toEqual(["Zoom.Out", "Zoom.In", "Core.Close"]);
  dialog()!.querySelectorAll("button")[2]!.click();
  expect([dialog(), document.activeElement]).toEqual([null, link]);
});

test("OPT-02 a large photo that fails is reported once, and its link is left to the browser", async () => {
  holdTexts();
  const { link, point } = show(markup().replace("Teapot", ""));
  press(link);
  await settled();
  await answer(requests[0]!, "fail");
  const note = dialog()!.querySelector("[role=status].atoll-photo-note")!;
  expect([dialog()!.ariaLabel, note.textContent, dialog()!.ariaBusy]).toEqual(["", "", "false"]);
  textsCome();
  expect([dialog()!.ariaLabel, note.textContent]).toEqual(["Zoom.Photo", "Zoom.Failed"]);
  expect(warned).toEqual(["[atoll] <a#photo>: the large photo could not be loaded; the link is left to the browser."]);
  // As Escape does.
  dialog()!.close();
  expect(dialog()).toBeNull();
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([press(link), requests.length, lens()]).toEqual([true, 1, null]);
  link.href = "/other.jpg";
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(100);
  await answer(requests[1]!);
  expect(lens()!.querySelector("img")!.src).toBe(link.href);
  expect([press(link), warned.length]).toEqual([false, 1]);
});

test("OPT-02 ERR-05 if the code of the dialog cannot load, the link is followed", async () => {
  code.comes = () => Promise.reject(new Error("no network"));
  const { link } = show();
  expect(press(link)).toBe(false);
  await settled();
  expect(left.mock.calls).toEqual([[link.href]]);
  expect(warned).toEqual(["[atoll] could not open the photo viewer; following the link of the photo."]);
  expect(dialog()).toBeNull();
});

test("OPT-02 NAV-20 after a visit the markup is the server's, and nothing is loading or open", async () => {
  const spies = [vi.spyOn(document, "addEventListener"), vi.spyOn(window, "addEventListener")];
  const { sent, link, point, unmount } = show();
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(100);
  await answer(requests[0]!);
  press(link);
  await settled();
  expect([lens(), dialog()]).not.toContain(null);
  unmount();
  expect(document.body.innerHTML).toBe(sent);
  const listeners = spies.flatMap(({ mock }) => mock.calls as unknown[][]);
  expect(listeners.map(([type]) => type)).toEqual(expect.arrayContaining(["keydown", "page:out", "resize"]));
  expect(listeners.filter(([, , options]) => !(options as AddEventListenerOptions).signal!.aborted)).toEqual([]);
  expect([textListeners(), vi.getTimerCount()]).toEqual([0, 0]);
  wide.dispatchEvent(new Event("change"));
  expect([link.hasAttribute("aria-haspopup"), press(link)]).toEqual([false, true]);
});

test("OPT-02 NAV-20 a visit cancels a photo that is loading; code that comes late opens nothing", async () => {
  let arrive = (): void => {};
  for (const fails of [false, true]) {
    requests = [];
    code.comes = () =>
      new Promise((resolve, reject) => (arrive = fails ? () => reject(new Error("no network")) : resolve));
    const { link, point, unmount } = show();
    point("pointerenter");
    await vi.advanceTimersByTimeAsync(100);
    press(link);
    unmount();
    expect(requests[0]!.photo.getAttribute("src")).toBe("");
    await answer(requests[0]!, "fail");
    arrive();
    await settled();
    expect([dialog(), lens(), left.mock.calls, warned]).toEqual([null, null, [], []]);
  }
});

test.each(["1", "12", "big"])(
  "OPT-02 data-magnification=%j is reported; the photo is magnified 2.5 times",
  async (value) => {
    const { point } = show(markup(`data-magnification="${value}"`));
    point("pointerenter");
    await vi.advanceTimersByTimeAsync(100);
    await answer(requests[0]!);
    expect(lens()!.querySelector("img")!.style.inlineSize).toBe("1000px");
    expect(warned).toEqual([
      `[atoll] image-zoom on <a#photo>: data-magnification expects a number of at least 1.1 and at most 10, got "${value}"; 2.5 is used.`,
    ]);
  },
);
