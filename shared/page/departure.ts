/** Firefox and WebKit end a page's requests after `beforeunload`, Chromium after `pagehide`. */
const departures = ["beforeunload", "pagehide"] as const;

/** Milliseconds after `beforeunload` in which requests end, if the visitor leaves. */
const CUT_OFF_MS = 1_000;

/**
 * Runs `act`, which can ask whether the visitor is leaving the page in full: a request that fails then has been cut off
 * by the browser.
 */
export async function watchDeparture<Result>(act: (isLeaving: () => boolean) => Promise<Result>): Promise<Result> {
  let isLeaving = false;
  const leave = ({ type }: Event): void => {
    isLeaving = true;
    // The browser may ask, and the visitor may stay.
    if (type === "beforeunload") setTimeout(() => (isLeaving = false), CUT_OFF_MS);
  };
  // Only meanwhile: a listener for `beforeunload` may keep a page out of the browser's back-forward cache.
  for (const type of departures) addEventListener(type, leave);
  try {
    return await act(() => isLeaving);
  } finally {
    for (const type of departures) removeEventListener(type, leave);
  }
}
