import { warn } from "../warn.ts";
import { waitForIdleVisitor } from "./wait-for-idle-visitor.ts";

/** Shows a popup and resolves when it has closed or been removed with its page. */
type Show = () => Promise<void>;

const queues: Record<"popup" | "banner", Promise<void>> = { popup: Promise.resolve(), banner: Promise.resolve() };
/** Number of popups that are queued or visible. */
let popupCount = 0;

/**
 * Shows popups one at a time. When the previous popups have closed, `prepare` loads the content; it resolves with
 * undefined when there is nothing to show. The returned function is called once nothing is in the way. Nothing is shown
 * after `signal` aborts; a failure logs a warning. Banners stay open as long as the visitor likes, so they have a queue
 * of their own, and wait until no popup is queued. CNT-05, CNT-06
 */
export function enqueuePopup(
  queue: "popup" | "banner",
  signal: AbortSignal,
  prepare: () => Promise<Show | undefined>,
): void {
  const isBanner = queue === "banner";
  if (!isBanner) popupCount++;
  queues[queue] = queues[queue].then(async () => {
    try {
      // Release the queue when a popup will not be shown.
      const show = signal.aborted ? undefined : await Promise.race([prepare(), aborted(signal)]);
      if (show && (await waitForIdleVisitor(signal, () => isBanner && popupCount > 0))) await show();
    } catch (error) {
      if (!signal.aborted) warn(`a ${queue} could not be shown; the page goes on without it.`, error);
    }
    if (!isBanner) popupCount--;
  });
}

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => signal.addEventListener("abort", () => resolve(undefined), { once: true }));
