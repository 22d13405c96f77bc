import { afterEach, beforeEach, expect, test, vi } from "vitest";
import copyText from "../../../../islands/content/copy-text/copy-text.ts";
import { notify } from "../../../../shared/notify.ts";
import { holdTexts, textListeners, textsCome } from "../../../unit/stand-ins/late-texts.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));
vi.mock("../../../../shared/notify.ts", () => ({ notify: vi.fn() }));

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.mocked(notify).mockClear();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  document.body.innerHTML = `<button>Copy <span>IBAN</span></button><input>`;
});
afterEach(() => document.body.replaceChildren());

function mount() {
  holdTexts();
  const button = document.querySelector("button")!;
  const leaving = new AbortController();
  const context = { signal: leaving.signal } as Parameters<typeof copyText>[2];
  const unmount = copyText(button, { text: "BE68539007547034" }, context);
  textsCome();
  button.focus();
  return { button, leaving, unmount };
}
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

test("a pressed button copies its text and says so until the focus leaves it", async () => {
  const { button, unmount } = mount();
  button.click();
  await settled();
  expect(writeText.mock.calls).toEqual([["BE68539007547034"]]);
  expect(button.innerHTML).toBe("Share.TextCopied");
  document.querySelector("input")!.focus();
  expect(button.innerHTML).toBe("Copy <span>IBAN</span>");
  unmount();
  expect(textListeners()).toBe(0);
});

test("a press that does not focus the button, as in Safari, says so too", async () => {
  const { button } = mount();
  button.blur();
  button.click();
  await settled();
  expect(button.innerHTML).toBe("Share.TextCopied");
});

test("screen readers hear that the text was copied", async () => {
  const { button } = mount();
  button.click();
  await vi.waitFor(() => expect(document.querySelector("[aria-live=polite]")!.textContent).toBe("Share.TextCopied"));
});

test("a refused copy leaves the button as it is, and shows the text to copy by hand", async () => {
  writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  const { button } = mount();
  button.click();
  await settled();
  await settled();
  expect(button.textContent).toBe("Copy IBAN");
  expect(vi.mocked(notify).mock.calls).toEqual([
    [{ kind: "error", text: expect.stringContaining("Share.TextNotCopied") }],
  ]);
});

test("a button of a page that has been left keeps its words", async () => {
  const { button, leaving, unmount } = mount();
  button.click();
  leaving.abort();
  unmount();
  await settled();
  expect(button.textContent).toBe("Copy IBAN");
});
