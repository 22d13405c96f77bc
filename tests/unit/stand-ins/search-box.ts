// Gives each test of a search box a fresh page with fake timers, and a server whose answers the test sets.
import { afterEach, beforeEach, vi } from "vitest";
import type { Mount } from "../../../shared/island/contract.ts";
import { body } from "./islands.ts";
import { standInShell } from "./shell.ts";

/** The requests of the search box, and what the server answers. */
export const server = {
  requests: [] as { path: string; signal: AbortSignal }[],
  answer: (_path: string): Promise<unknown> => Promise.resolve([]),
};
export const paths = (): string[] => server.requests.map(({ path }) => path);

export let abort: AbortController;
/** The console's warnings. */
export let warned: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  standInShell({ culture: "en", app: "/my" });
  abort = new AbortController();
  server.requests.length = 0;
  server.answer = async () => [];
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Takes the place of `call` in shared/http/call.ts. */
export function lookUp(path: string, { signal }: { signal: AbortSignal }): Promise<unknown> {
  server.requests.push({ path, signal });
  return server.answer(path);
}

/** Shows `html`, whose first element is the island's, focuses its first input and mounts the island. */
export function searchBox(html: string, mount: Mount) {
  const host = body(html);
  const unmount = mount(host, { signal: abort.signal, id: "box-1", fail: vi.fn() });
  const input = host.querySelector("input")!;
  input.focus();
  const type = async (text: string, wait = 1000): Promise<void> => {
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(wait);
  };
  const press = (key: string, more: KeyboardEventInit = {}): boolean =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  return { host, input, unmount, type, press };
}

/** Texts of the open list's options. */
export const options = (): string[] =>
  [...document.querySelectorAll("[role=option]")].map((option) => option.textContent!.replace(/\s+/g, " ").trim());

/** Address of the active option. */
export const active = (input: HTMLElement): string | null =>
  document.getElementById(input.getAttribute("aria-activedescendant") ?? "none")?.getAttribute("href") ?? null;
