import { warn } from "../warn.ts";
import { calm } from "./calm.ts";

/** Shows something, and resolves when the visitor has closed it, or when it has gone with its page. */
type Show = () => Promise<void>;

const last: Record<"popup" | "banner", Promise<void>> = { popup: Promise.resolve(), banner: Promise.resolve() };
/** Popups that wait for their turn, and the one that is shown. */
let popups = 0;

/**
 * Shows one popup after the other, never one on top of another: once those before it have closed `prepare` gets what it needs (undefined
 * when there is nothing to show), and what it returns is called as soon as nothing is in the way. Nothing is shown after `signal` has
 * aborted, and what cannot be had is a warning. Banners, which stay for as long as the visitor likes, are a queue of their own, and let
 * popups go first. CNT-05, CNT-06
 */
export function inTurn(queue: "popup" | "banner", signal: AbortSignal, prepare: () => Promise<Show | undefined>): void {
  const isBanner = queue === "banner";
  if (!isBanner) popups++;
  last[queue] = last[queue].then(async () => {
    try {
      // Who comes next does not wait for what nobody will see.
      const show = signal.aborted ? undefined : await Promise.race([prepare(), aborted(signal)]);
      if (show && (await calm(signal, () => isBanner && popups > 0))) await show();
    } catch (error) {
      if (!signal.aborted) warn(`a ${queue} could not be shown; the page goes on without it.`, error);
    }
    if (!isBanner) popups--;
  });
}

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => signal.addEventListener("abort", () => resolve(undefined), { once: true }));
