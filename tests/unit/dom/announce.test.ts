import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { notices } from "../../../shared/stores/notices.ts";
import { standInShell } from "../stand-ins/shell.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  notices.setState({ list: [] });
});
const said = (urgency: string): string | null | undefined =>
  document.querySelector(`[aria-live=${urgency}]`)?.textContent;

test("NAV-22 what is said twice is said again, in one region", () => {
  announce("Cups");
  vi.advanceTimersByTime(100);
  expect(said("polite")).toBe("Cups");
  announce("Cups");
  expect(said("polite")).toBe("");
  vi.advanceTimersByTime(100);
  expect(said("polite")).toBe("Cups");
  expect(document.querySelectorAll("[aria-live]")).toHaveLength(1);
});

test("OPT-10 an error interrupts, anything else waits", () => {
  standInShell();
  notify({ kind: "error", text: "No" });
  notify({ kind: "success", text: "Yes" });
  vi.advanceTimersByTime(100);
  expect([said("assertive"), said("polite")]).toEqual(["No", "Yes"]);
  expect(notices.getState().list.map(({ text }) => text)).toEqual(["No", "Yes"]);
});

test("OPT-10 a page without a place for notices gets one, once", () => {
  const { scan } = standInShell();
  notify({ kind: "info", text: "1" });
  notify({ kind: "info", text: "2" });
  const hosts = document.querySelectorAll("[data-island=notifications]");
  expect(hosts).toHaveLength(1);
  // Also where it went with its page.
  expect(vi.mocked(scan).mock.calls).toEqual([[hosts[0]], [hosts[0]]]);
});

test("OPT-10 a notice over a modal dialog is in it, and around it again when that has closed", () => {
  standInShell();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  vi.spyOn(document, "querySelectorAll").mockImplementationOnce(() => [dialog] as never);
  notify({ kind: "info", text: "1" });
  const host = document.querySelector("[data-island=notifications]")!;
  expect(host.parentElement).toBe(dialog);
  dialog.dispatchEvent(new Event("close"));
  expect(host.parentElement).toBe(document.body);
});
