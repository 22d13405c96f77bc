import { beforeEach, expect, test, vi } from "vitest";
import { announce } from "../../../shared/a11y/live-region.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import type { OwnApi } from "../../../shared/shell-api.ts";

vi.mock("../../../shared/i18n/texts.ts", () => ({ readyTexts: () => (key: string) => key }));
beforeEach(() => void (HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show));

test("NAV-13 until a dialog is open, the second click of a double click does nothing", async () => {
  document.body.innerHTML = '<a href="/terms">Terms</a>';
  const clicked = vi.fn((event: Event) => event.preventDefault());
  const link = document.querySelector("a")!;
  link.addEventListener("click", clicked);
  const secondClick = (): boolean =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  openDialog((_t, close, id) => (
    <Dialog id={id} title="Terms" closeText="Close" onClose={close}>
      <p>All of them.</p>
    </Dialog>
  ));
  const dialog = await vi.waitUntil(() => document.querySelector("dialog"));
  // React has opened it by now.
  const wasOpen = dialog.open;
  secondClick();
  expect(clicked).toHaveBeenCalledTimes(Number(wasOpen));
  await vi.waitUntil(() => dialog.open);
  clicked.mockClear();
  secondClick();
  expect(clicked).toHaveBeenCalledOnce();
  dialog.close();
});

test("NAV-22 an old message does not move into a dialog; a new one is announced again where it moves", async () => {
  document.body.replaceChildren();
  announce("Please choose a colour");
  const region = document.querySelector("[aria-live=polite]")!;
  await vi.waitUntil(() => region.textContent);
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + 1000);
  openDialog((_t, close, id) => (
    <Dialog id={id} title="Added" closeText="Close" onClose={close}>
      <p>The cup is in the cart.</p>
    </Dialog>
  ));
  const dialog = await vi.waitUntil(() => region.closest("dialog"));
  expect(region.textContent).toBe("");
  announce("1 item in the cart");
  await vi.waitUntil(() => region.textContent);
  dialog.close();
  await vi.waitUntil(() => region.parentNode === document.body);
  await vi.waitUntil(() => region.textContent === "1 item in the cart");
  clock.mockRestore();
});

test("NAV-22 a message that is announced right after a script closes the dialog is in the page, however late the event", async () => {
  document.body.replaceChildren();
  openDialog((_t, close, id) => (
    <Dialog id={id} title="Quantity" closeText="Close" onClose={close}>
      <p>Two cups.</p>
    </Dialog>
  ));
  const dialog = await vi.waitUntil(() => document.querySelector<HTMLDialogElement>("dialog[open]"));
  announce("");
  const region = document.querySelector("[aria-live=polite]")!;
  await vi.waitUntil(() => region.parentNode === dialog);
  // As in browsers, the event comes after the script.
  const events: Event[] = [];
  dialog.addEventListener("close", (event) => events.push(event));
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementationOnce(function (this: HTMLDialogElement) {
    this.open = false;
  });
  dialog.close();
  expect([region.parentNode, events]).toEqual([document.body, []]);
  dialog.dispatchEvent(new Event("close"));
});

test("NAV-13 a press that moves no focus, as in Safari: the closed dialog focuses what was pressed", async () => {
  document.body.innerHTML = "<button><i>Terms</i></button>";
  const button = document.querySelector("button")!;
  window.atoll = { pressed: new WeakRef(button.firstElementChild!) } as Partial<OwnApi> as OwnApi;
  await openDialog((_t, close, id) => (
    <Dialog id={id} title="Terms" closeText="Close" onClose={close}>
      <p>All of them.</p>
    </Dialog>
  ));
  document.querySelector("dialog")!.close();
  await vi.waitUntil(() => !document.querySelector("dialog"));
  expect(document.activeElement).toBe(button);
  delete window.atoll;
});

test.each([
  { who: "a press", usesKeys: false, ring: "none" },
  { who: "a key", usesKeys: true, ring: "" },
])(
  "NAV-22 a dialog that $who opened shows the focus ring of its close button only for keys",
  async ({ usesKeys, ring }) => {
    document.body.innerHTML = "<button>Terms</button>";
    const opener = document.querySelector("button")!;
    opener.focus();
    vi.spyOn(opener, "matches").mockImplementation((selector) => selector !== ":focus-visible" || usesKeys);
    vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (this: HTMLDialogElement) {
      this.open = true;
      this.querySelector("button")!.focus();
    });
    openDialog((_t, close, id) => (
      <Dialog id={id} title="Terms" closeText="Close" onClose={close}>
        <p>All of them.</p>
      </Dialog>
    ));
    const button = await vi.waitUntil(() => document.querySelector<HTMLElement>("dialog[open] .atoll-dialog-close"));
    expect(button.style.outlineStyle).toBe(ring);
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown" }));
    expect(button.style.outlineStyle).toBe("");
    document.querySelector("dialog")!.close();
    vi.restoreAllMocks();
  },
);
