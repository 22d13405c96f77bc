import { targetUrl, visitInPlace } from "../../../shared/page/visit-in-place.ts";
import { debounce } from "../../../shared/time/debounce.ts";
import type { FilterForm } from "./filter-form.ts";

/** Decides when the chosen filter is applied to the list. */
export interface Submission {
  now(): void;
  /** After the submit delay; never by itself when the delay is 0. */
  later(): void;
  /** At once with `refreshOnClick`, else like `later`. */
  afterChoice(): void;
  cancel(): void;
  /** Submits now if a submit is pending. */
  flush(): void;
}

export function submission(
  form: FilterForm,
  { refreshOnClick, submitDelay }: { refreshOnClick: boolean; submitDelay: number },
  signal: AbortSignal,
): Submission {
  const debounced = debounce(submitNow, submitDelay, signal);

  function submitNow(): void {
    debounced.cancel();
    const url = form.url();
    const current = targetUrl();
    if (url !== current.pathname + current.search) void visit(url);
  }
  async function visit(url: string): Promise<void> {
    const isShown = await visitInPlace(url);
    if (!isShown && !signal.aborted) form.reset();
  }
  const later = (): void => (submitDelay > 0 ? debounced() : undefined);
  return {
    now: submitNow,
    later,
    afterChoice: () => (refreshOnClick ? submitNow() : later()),
    cancel: debounced.cancel,
    flush: debounced.flush,
  };
}
