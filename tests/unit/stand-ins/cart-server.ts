// Each test has a page of its own, whose calls about the cart are answered when it says so, on a clock that it moves.
import { afterEach, beforeEach, vi } from "vitest";
import type { ShellFace } from "../../../shared/face.ts";
import { type Asked, standInCalls } from "./calls.ts";
import { standInShell } from "./shell.ts";

export let asked: Asked[];
export let face: ShellFace;
export let abort: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = standInCalls();
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
