// Gives each test a fresh page with fake timers; the test answers the cart calls.
import { afterEach, beforeEach, vi } from "vitest";
import type { ShellApi } from "../../../shared/shell-api.ts";
import { type CallToAnswer, standInCalls } from "./calls.ts";
import { standInShell } from "./shell.ts";

export let calls: CallToAnswer[];
export let face: ShellApi;
export let abort: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  calls = standInCalls();
  vi.spyOn(console, "warn").mockReturnValue();
  face = standInShell({ locale: "en" });
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
