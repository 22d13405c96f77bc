import { vi } from "vitest";
import type { Mount } from "../../../shared/island/contract.ts";
import { body } from "./islands.ts";

/** The requests of search boxes, and what the server answers; set `answer` in each test, with fake timers. */
export const server = {
  requests: [] as { path: string; signal: AbortSignal }[],
  answer: (_path: string): Promise<unknown> => Promise.resolve([]),
};
export const paths = (): string[] => server.requests.map(({ path }) => path);

/** Takes the place of `call` in shared/http/call.ts. */
export function lookUp(path: string, { signal }: { signal: AbortSignal }): Promise<unknown> {
  server.requests.push({ path, signal });
  return server.answer(path);
}

/** Shows `html`, whose first element is the island's, focuses its first input and mounts the island. */
export function searchBox(html: string, mount: Mount, signal: AbortSignal) {
  const host = body(html);
  const unmount = mount(host, { signal, id: "box-1", fail: vi.fn() });
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
