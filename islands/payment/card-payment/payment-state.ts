import type { Config } from "../../../shared/island/field.ts";
import type definition from "./definition.ts";
import type { Payment } from "./provider.ts";
import { doneAddress, type Failure, failureMessage, type PaymentResult } from "./rules.ts";
import type { CardView } from "./view.ts";

/** How long the shopper waits before a message says that the form is late, in milliseconds. */
const LATE_DELAY_MS = 20_000;

/** Follows a payment from the loading of the form to its result, and shows each step. */
export interface PaymentState {
  /** Starts to wait for the form, or for the result of a returning shopper. */
  wait(): void;
  /** Whether the form can be used. */
  ready(isReady: boolean): void;
  /** The shopper has pressed the pay button. */
  pay(): void;
  succeed(result: PaymentResult): void;
  fail(failure: Failure): void;
  /** Logs an error, once. */
  log(error: unknown): void;
  stop(): void;
}

interface Options {
  view: CardView;
  config: Pick<Config<typeof definition.config>, "redirectResult" | "doneUrl">;
  sessionId: string;
  /** The open session, if any. */
  payment(): Payment | undefined;
}

export function paymentState({ view, config, sessionId, payment }: Options): PaymentState {
  const isReturn = config.redirectResult !== "";
  const { wait, stopWaiting, cancel } = waitTimer(view, isReturn);
  const log = errorLog();
  let isPaid = false;
  /** A payment got no answer, and the session has not confirmed since that it accepts another one. */
  let isUnsure = false;
  let hasPressedPay = false;
  return { wait, ready, pay, succeed, fail, log, stop: cancel };

  function ready(isReady: boolean): void {
    if (isReady) stopWaiting();
    else if (!isPaid) wait();
  }

  function pay(): void {
    hasPressedPay = true;
    view.clear();
  }

  function fail(failure: Failure): void {
    // After a long bank check the provider may report both success and failure.
    if (isPaid) return;
    stopWaiting();
    isUnsure = failure === "unknown" || (failure === "closed" && isUnsure);
    const message = failureMessage(isUnsure ? "unknown" : failure, isReturn);
    view.showFailure(message);
    // A focused button that is disabled leaves the focus on the body.
    const { activeElement: active } = document;
    const hadFocus = view.form.contains(active) || (hasPressedPay && active === document.body);
    const isOver = message.retry !== undefined || failure === "closed";
    if (isOver) payment()?.end();
    else payment()?.reset();
    if (!isOver || hadFocus) view.focusMessage();
  }

  function succeed(result: PaymentResult): void {
    isPaid = true;
    stopWaiting();
    view.showProgress(result.resultCode === "Authorised" ? "Payment.Paid" : "Payment.Pending");
    const address = doneAddress(config.doneUrl, location.href, sessionId, result);
    // `replace`, so that Back leads to the page before the payment.
    if (address) return location.replace(address);
    payment()?.end();
    view.focusMessage();
  }
}

interface WaitTimer {
  wait(): void;
  /** Ends the wait, if there is one, and shows the form. */
  stopWaiting(): void;
  /** Ends the wait and changes nothing on the page. */
  cancel(): void;
}

/** Waits for the form or a result. After `LATE_DELAY_MS` a message says that it is late. */
function waitTimer(view: CardView, isReturn: boolean): WaitTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        view.setCovered(false);
        view.showFailure(failureMessage("late", isReturn));
      }, LATE_DELAY_MS);
    },
    stopWaiting() {
      // Without a wait, a later message must stay.
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      view.setCovered(false);
      view.clear();
    },
    cancel: () => clearTimeout(timer),
  };
}

/** Returns a function that logs an error, unless it was the last one. */
function errorLog(): (error: unknown) => void {
  let lastError: unknown;
  return (error) => {
    if (error !== lastError) console.error("[atoll] the card payment met an error.", error);
    lastError = error;
  };
}
