// Gives each test a fresh page; the test answers the wishlist calls.
import { afterEach, beforeEach, vi } from "vitest";
import type { ShellApi } from "../../../shared/shell-api.ts";
import { notices } from "../../../shared/stores/notices.ts";
import { settledPromises } from "./islands.ts";
import { standInShell } from "./shell.ts";

export interface RecordedCall {
  request: string;
  signal: AbortSignal;
  answer(body: unknown, status?: number): Promise<void>;
  breakOff(): Promise<void>;
}

export let shell: ShellApi;
export const calls: RecordedCall[] = [];
export const last = (): RecordedCall => calls.at(-1)!;

beforeEach(() => {
  calls.length = 0;
  notices.setState({ list: [] });
  history.replaceState(null, "", "/lists?Id=71");
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  shell = standInShell({ locale: "en", culture: "en", app: "", user: "ada" });
  vi.mocked(shell.setHtml).mockImplementation((target, content) => void (target.innerHTML = content as string));
  vi.stubGlobal(
    "fetch",
    vi.fn(
      (path: string, { method, signal }: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          // Browsers reject an aborted fetch with the signal's reason.
          signal!.addEventListener("abort", () => reject(signal!.reason as Error));
          const settle = async (): Promise<void> => {
            for (let i = 0; i < 3; i++) await settledPromises();
          };
          calls.push({
            request: `${method} ${path.replace("/api/v1/catalog/wishlist/", "").replace("/en/catalog/wishlist/", "")}`,
            signal: signal!,
            async answer(body, status = 200) {
              const isHtml = typeof body === "string";
              resolve(
                new Response(status === 204 ? null : isHtml ? body : JSON.stringify(body), {
                  status,
                  headers: { "Content-Type": isHtml ? "text/html" : "application/json" },
                }),
              );
              await settle();
            },
            async breakOff() {
              reject(new TypeError("broken"));
              await settle();
            },
          });
        }),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The visible notices. */
export const noticeTexts = (): string[] =>
  notices
    .getState()
    .list.filter(({ isRemoved }) => !isRemoved)
    .map(({ kind, text }) => `${kind}: ${text}`);
