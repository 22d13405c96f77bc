import type { UnloadEvent } from "./unload-event.ts";

/** Browsers end the requests of a page after the first of these, or about the second. Back shows the page again. */
const events = ["beforeunload", "pagehide", "pageshow"] as const;

/** Milliseconds after `beforeunload` in which requests end, if the visitor leaves. */
const CUT_OFF_MS = 1_000;

/** Milliseconds after which a visitor who was leaving counts as having stayed. */
export const STAYED_MS = 15_000;

/**
 * Watches whether the visitor leaves the page in full. The returned function tells whether that is under way. Abort
 * `signal` when no request runs: a listener for `beforeunload` may keep a page out of the browser's back-forward cache.
 */
export function watchDeparture(signal: AbortSignal): () => boolean {
  let isLeaving = false;
  const stay = (): void => void (isLeaving = false);
  const update = ({ type, isVisit }: Event & Pick<UnloadEvent, "isVisit">): void => {
    // A visit in place asks the page in the same way.
    if (isVisit) return;
    if (type !== "pageshow") isLeaving = true;
    // The browser may ask, and the visitor may stay. The first timer waits until the question is answered.
    if (isLeaving && type !== "pagehide") setTimeout(setTimeout, 0, stay, CUT_OFF_MS);
  };
  for (const type of events) addEventListener(type, update, { signal });
  return () => isLeaving;
}

/** Runs `act`. When the browser cuts off its requests because the visitor leaves, continues with `recover`. */
export async function unlessCutOff<Result>(
  act: () => Promise<Result>,
  recover: (error: unknown) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  const isLeaving = watchDeparture(ended.signal);
  try {
    return await act();
  } catch (error) {
    // A request that started after `beforeunload` ends just before `pagehide`.
    if (error instanceof TypeError) await nextTask();
    // Not awaited here: the watch ends first, so that it does not keep the page out of the cache.
    if (isLeaving()) return recover(error);
    throw error;
  } finally {
    ended.abort();
  }
}

/**
 * Runs `load`. When it fails because the visitor leaves, nobody need hear of it: the rejection waits until the page is
 * shown again, or for 15 s.
 */
export const unlessLeft = <Result>(load: () => Promise<Result>): Promise<Result> =>
  unlessCutOff(load, async (error) => {
    await new Promise((resolve) => {
      addEventListener("pageshow", resolve, { once: true });
      setTimeout(resolve, STAYED_MS);
    });
    throw error;
  });

/** Unlike a timer, a message is not throttled on a page that is hidden. */
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
