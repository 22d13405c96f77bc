/**
 * `AbortSignal.any`, also where nothing else keeps the result. WebKit collects a combined signal that has no `abort`
 * listener, even while `fetch` or `addEventListener` uses it: the request is then never aborted, and the listener never
 * removed.
 */
export function anySignal(...signals: AbortSignal[]): AbortSignal {
  const combined = AbortSignal.any(signals);
  combined.addEventListener("abort", () => {});
  return combined;
}
