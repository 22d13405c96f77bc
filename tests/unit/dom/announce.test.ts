import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce } from "../../../shared/a11y/live-region.ts";
import { notify } from "../../../shared/notify.ts";
import { notices } from "../../../shared/stores/notices.ts";
import { standInShell } from "../stand-ins/shell.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  notices.setState({ list: [] });
});
const announced = (urgency: string): string | null | undefined =>
  document.querySelector(`[aria-live=${urgency}]`)?.textContent;

test("NAV-22 a repeated message is announced again, in one live region", () => {
  announce("Cups");
  vi.advanceTimersByTime(100);
  expect(announced("polite")).toBe("Cups");
  announce("Cups");
  expect(announced("polite")).toBe("");
  vi.advanceTimersByTime(100);
  expect(announced("polite")).toBe("Cups");
  expect(document.querySelectorAll("[aria-live]")).toHaveLength(1);
});

test("OPT-10 an error is announced assertively, other notices politely", () => {
  standInShell();
  notify({ kind: "error", text: "No" });
  notify({ kind: "success", text: "Yes" });
  vi.advanceTimersByTime(100);
  expect([announced("assertive"), announced("polite")]).toEqual(["No", "Yes"]);
  expect(notices.getState().list.map(({ text }) => text)).toEqual(["No", "Yes"]);
});

test("OPT-10 a page without a notifications island gets exactly one", () => {
  const { scan } = standInShell();
  notify({ kind: "info", text: "1" });
  notify({ kind: "info", text: "2" });
  const hosts = document.querySelectorAll("[data-island=notifications]");
  expect(hosts).toHaveLength(1);
  // The second scan covers a host that was removed with its page.
  expect(vi.mocked(scan).mock.calls).toEqual([[hosts[0]], [hosts[0]]]);
});

test("OPT-10 notices are shown inside a modal dialog and move to the body when it closes", () => {
  standInShell();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  vi.spyOn(document, "querySelectorAll").mockImplementationOnce(() => [dialog] as never);
  notify({ kind: "info", text: "1" });
  const host = document.querySelector("[data-island=notifications]")!;
  expect(host.parentElement).toBe(dialog);
  dialog.dispatchEvent(new Event("close"));
  expect(host.parentElement).toBe(document.body);
});
