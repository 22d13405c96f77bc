// Browser tests show what the links and the button share.
import { afterEach, expect, test, vi } from "vitest";
import share from "../../../../islands/content/share/share.ts";
import { holdTexts, textListeners, textsCome } from "../../../unit/stand-ins/late-texts.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  document.body.replaceChildren();
});

/** Mounts the island on a device that can share. */
function mount() {
  Object.defineProperty(navigator, "share", { value: vi.fn(), configurable: true });
  document.body.innerHTML = `<div data-island="share"><a data-share="copy" href="/cups">Copy</a></div>`;
  const host = document.querySelector("div")!;
  const unmount = share(host, {}, { signal: new AbortController().signal } as Parameters<typeof share>[2]);
  return { unmount, button: () => host.querySelector("button") };
}

test("OPT-07 the button comes with its text, so that it does not grow, and keeps the focus when texts come again", () => {
  holdTexts();
  const { button, unmount } = mount();
  expect(button()).toBeNull();
  textsCome();
  expect(button()!.textContent).toBe("Share.Device");
  button()!.focus();
  textsCome();
  expect(document.activeElement).toBe(button());
  unmount();
  expect([button(), textListeners()]).toEqual([null, 0]);
});

test("OPT-07 no button comes after the page has been left", () => {
  holdTexts();
  const { button, unmount } = mount();
  unmount();
  textsCome();
  expect(button()).toBeNull();
});
