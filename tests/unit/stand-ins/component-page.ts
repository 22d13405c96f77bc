// Gives each test of a component a fresh page with fake timers; the test answers the requests.
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { OwnApi } from "../../../shared/shell-api.ts";
import { holdTexts, textListeners, textsCome } from "./late-texts.ts";
import { standInShell } from "./shell.ts";

export interface PageRequest {
  path: string;
  signal: AbortSignal;
  isAnswered: boolean;
  /** Answers the request and waits for the effects. */
  answer(response: Response): Promise<void>;
}

export let requests: PageRequest[];
export let shell: OwnApi;
/** The first arguments of the console's warnings. */
export let warned: string[];
export let abort: AbortController;

beforeEach(() => {
  // React renders with `setImmediate`, which stays real.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
  requests = [];
  warned = [];
  abort = new AbortController();
  vi.spyOn(console, "warn").mockImplementation((message: string) => void warned.push(message));
  shell = standInShell({ app: "", culture: "en" }) as OwnApi;
  vi.mocked(shell.setHtml).mockImplementation((target, content) => void (target.innerHTML = content as string));
  vi.stubGlobal("fetch", fetchFrom);
});
afterEach(async () => {
  abort.abort();
  await pass();
  leavePage();
  await pass();
  expect(dialogs()).toEqual([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const fetchFrom = (path: string, { signal }: { signal: AbortSignal }): Promise<Response> =>
  new Promise((resolve, reject) => {
    // Browsers reject an aborted fetch with the signal's reason.
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    requests.push({
      path,
      signal,
      isAnswered: false,
      async answer(response) {
        this.isAnswered = true;
        resolve(response);
        await pass();
      },
    });
  });

/** Moves the clock, and waits until code has loaded and the framework has rendered, which it does in a frame. */
export async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  for (let i = 0; i < 5; i++) {
    await new Promise((resolve) => requestAnimationFrame(() => setImmediate(resolve)));
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** A response with HTML. */
export const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { "Content-Type": "text/html" } });

export const dialogs = (): HTMLDialogElement[] => [...document.querySelectorAll("dialog")];

/** Starts a visit; with `stay`, a reload of the page in place. */
export const leavePage = (detail: { stay?: true } = {}): unknown =>
  document.dispatchEvent(new CustomEvent("page:out", { detail }));

/** Presses an element; returns false when its default was prevented. */
export const press = (element: Element, more: MouseEventInit = {}): boolean =>
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));

/** Presses a link twice while the texts are missing: one dialog opens once they come, none after a visit. */
export async function expectOneDialog(link: Element): Promise<void> {
  for (const leaves of [true, false]) {
    holdTexts();
    for (let times = 0; times < 2; times++) {
      press(link);
      await pass();
    }
    expect([dialogs().length, textListeners()]).toEqual([0, 1]);
    if (leaves) leavePage();
    textsCome();
    await pass();
    expect([dialogs().length, textListeners()]).toEqual([leaves ? 0 : 1, 0]);
  }
}
