import { type CutPlan, type CutRequest, planCuts } from "../../../shared/api/cut-plan.ts";

/** Milliseconds of a slice: less than a frame, so that the page stays responsive. */
const SLICE_MS = 10;

/**
 * The best plan, or the best one that is found in `limit` milliseconds. Yields to the browser between slices. Rejects
 * when `signal` aborts. `onPause` gets the best plan so far.
 */
export async function planInSlices(
  request: CutRequest,
  limit: number,
  signal: AbortSignal,
  onPause: (plan: CutPlan) => void,
): Promise<CutPlan> {
  const search = planCuts(request);
  const end = performance.now() + limit;
  let slice = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = search.next();
    const now = performance.now();
    if (done || now > end) return value;
    if (now < slice) continue;
    onPause(value);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    slice = performance.now() + SLICE_MS;
  }
}
