import { beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/video/definition.ts";
import video from "../../../../islands/content/video/video.ts";
import { island } from "../../../../shared/island/mount.ts";
import { abort, dialogs, expectOneDialog, pass, press, warned } from "../../../unit/stand-ins/component-page.ts";

vi.mock("../../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));
/** The code of the dialog, which arrives when a test lets it. */
const code = vi.hoisted(() => ({ comes: (): Promise<void> => Promise.resolve() }));
vi.mock("../../../../shared/island/lazy-import.ts", () => ({
  lazyImport: async (_name: string, load: () => unknown) => (await code.comes(), load()),
}));

beforeEach(() => void (code.comes = () => Promise.resolve()));

const markup = '<p data-island="video"><a href="https://vimeo.com/76979871">The ropewalk</a></p>';

function show() {
  document.body.innerHTML = `<main id="page">${markup}</main>`;
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  const unmount = island(definition, video)(host, { signal: abort.signal, id: "video-1", fail: vi.fn() });
  return { host, link: host.querySelector("a")!, unmount: () => (abort.abort(), unmount()) };
}

test("CNT-03 a press opens the video in a dialog named as the link; a press with a key is the browser's", async () => {
  const { link } = show();
  expect(link.getAttribute("aria-haspopup")).toBe("dialog");
  expect([press(link, { ctrlKey: true }), press(link, { button: 1 })]).toEqual([true, true]);
  expect([press(link), press(link)]).toEqual([false, false]);
  await pass();
  expect(dialogs().map(({ open }) => open)).toEqual([true]);
  expect(dialogs()[0]!.textContent).toContain("The ropewalk");
});

test("CNT-03 LOC-02 presses while the texts load open one dialog; after a visit they open none", async () => {
  const { link } = show();
  await expectOneDialog(link);
});

test("CNT-03 NAV-20 code that fails after the visitor has left warns of nothing; removal restores the link", async () => {
  let fail: (error: Error) => void;
  code.comes = () => new Promise((_, reject) => (fail = reject));
  const { host, link, unmount } = show();
  press(link);
  unmount();
  fail!(new Error("404"));
  await pass();
  expect([warned, dialogs()]).toEqual([[], []]);
  expect(host.outerHTML).toBe(markup);
});
