import { applyCoupon, removeCoupon } from "../../../shared/api/coupons.ts";
import { beginCartChange, type Outcome } from "../../../shared/cart/cart-changes.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";

/**
 * Sends coupon changes to the server, one call at a time. Of the changes made during a call, only the last is sent.
 * CPN-01, CPN-02
 */

/**
 * Result of a change. `done`: the server accepted it. `invalid`: the server rejected the code. `failed`: an HTTP error,
 * with the server's own message in `text`; `isOfCode` means that the message is about the code. `lost`: no usable
 * answer, so that the result is unknown.
 */
export type Result =
  { kind: "done" } | { kind: "invalid" } | { kind: "failed"; text: string; isOfCode: boolean } | { kind: "lost" };

export interface CouponChange {
  code: string;
  isRemoval: boolean;
  form: HTMLFormElement;
  /** Receives the result, unless another change has replaced this one. */
  onResult(result: Result): void;
}

// A lost answer may have been a success. `refused` reloads the page, which then shows the actual state.
const outcomes: Record<Result["kind"], Outcome> = {
  done: "saved",
  invalid: "failed",
  failed: "failed",
  lost: "refused",
};

let sent: CouponChange | undefined;
let next: CouponChange | undefined;
/** Forms that are marked as busy. */
const busyForms = new Set<HTMLFormElement>();

// The page is closed: send the pending change now.
addEventListener("pagehide", () => next && void send(next));

/** Sends a change, or queues it while another one is in flight, which may be from a page that was left. */
export function sendChange(change: CouponChange): void {
  change.form.setAttribute("aria-busy", "true");
  busyForms.add(change.form);
  if (!sent) void sendAll(change);
  else next = sent.code === change.code && sent.isRemoval === change.isRemoval ? undefined : change;
}

async function sendAll(first: CouponChange): Promise<void> {
  const end = beginCartChange();
  let isDirty = false;
  let result = await send((sent = first));
  while (next) {
    isDirty ||= outcomes[result.kind] !== "failed";
    [sent, next] = [next, undefined];
    result = await send(sent);
  }
  const last = sent!;
  sent = undefined;
  for (const form of busyForms) form.removeAttribute("aria-busy");
  busyForms.clear();
  end(...(isDirty ? (["saved"] as const) : []), outcomes[result.kind]);
  // `end` starts the reload of the page in a microtask; report after it.
  await Promise.resolve();
  last.onResult(result);
}

/** Has no signal: leaving the page must not cancel the call. */
async function send({ code, isRemoval }: CouponChange): Promise<Result> {
  try {
    if (isRemoval) await removeCoupon(code);
    else if (!(await applyCoupon(code))) return { kind: "invalid" };
    return { kind: "done" };
  } catch (error) {
    const isRefusal = error instanceof HttpError && !!error.text && [400, 404, 409, 422].includes(error.status);
    // The visitor reads the text of a refusal.
    if (!isRefusal) warn("the coupon could not be sent.", error);
    if (!(error instanceof HttpError)) return { kind: "lost" };
    return { kind: "failed", text: error.text, isOfCode: isRefusal && !isRemoval };
  }
}
