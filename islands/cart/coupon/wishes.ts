import { type CouponOrder, couponPath } from "../../../shared/api/coupons.ts";
import { beginCartChange, type Outcome } from "../../../shared/cart/cart-changes.ts";
import { AnswerError, call, HttpError, tell } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";

/** What the shopper wants of the coupon gets to the server: one call at a time, and of what is wanted meanwhile the last. CPN-01, CPN-02 */

/** What became of a wish: `counts` as it was wanted, or why not; `text` is the server's own sentence, and `isOfCode` says that the code is at fault. */
export type Result =
  { kind: "counts" } | { kind: "invalid" } | { kind: "failed"; text: string; isOfCode: boolean } | { kind: "lost" };

export interface Wish {
  code: string;
  isRemoval: boolean;
  form: HTMLFormElement;
  /** Says so, unless another wish has come meanwhile. */
  say(result: Result): void;
}

// A lost answer may have been a yes: the page shows it, or says that it cannot be had.
const outcomes: Record<Result["kind"], Outcome> = {
  counts: "saved",
  invalid: "failed",
  failed: "failed",
  lost: "refused",
};

let sent: Wish | undefined;
let next: Wish | undefined;
/** What says that it is on its way. */
const forms = new Set<HTMLFormElement>();

// There is no later.
addEventListener("pagehide", () => next && void send(next));

/** Also while another is on its way, of this page or of one that has been left. */
export function want(wish: Wish): void {
  wish.form.setAttribute("aria-busy", "true");
  forms.add(wish.form);
  if (!sent) void sendAll(wish);
  else next = sent.code === wish.code && sent.isRemoval === wish.isRemoval ? undefined : wish;
}

async function sendAll(first: Wish): Promise<void> {
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
  for (const form of forms) form.removeAttribute("aria-busy");
  forms.clear();
  end(...(isDirty ? (["saved"] as const) : []), outcomes[result.kind]);
  // Whether the page is about to show itself anew is known then.
  await Promise.resolve();
  last.say(result);
}

/** Not aborted by a sweep: what was sent counts. */
async function send({ code, isRemoval }: Wish): Promise<Result> {
  try {
    if (isRemoval) await tell(couponPath, { method: "DELETE", keepalive: true });
    else {
      const answer = await call(couponPath, {
        method: "POST",
        json: { CouponCode: code } satisfies CouponOrder,
        keepalive: true,
      });
      if (answer === undefined) throw new AnswerError("expected a yes or a no to a coupon, got nothing");
      if (!answer) return { kind: "invalid" };
    }
    return { kind: "counts" };
  } catch (error) {
    warn("the coupon could not be sent.", error);
    if (!(error instanceof HttpError)) return { kind: "lost" };
    return {
      kind: "failed",
      text: error.text,
      isOfCode: !!error.text && !isRemoval && [400, 404, 409, 422].includes(error.status),
    };
  }
}
