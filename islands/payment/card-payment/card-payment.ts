import { element } from "../../../shared/element.ts";
import { shell } from "../../../shared/face.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { leaveInFull, takeDocument } from "./own-document.ts";
import type { Payment } from "./provider.ts";
import { doneAddress, type Failure, type Paid, retryAddress, sessionOf, type Told, toldOf } from "./rules.ts";
import { statusLine } from "./status.ts";

/** Milliseconds that a shopper waits without a word. */
const PATIENCE = 20_000;

/** The console hears of all that goes wrong (PAY-01), and the shopper of what is theirs to know. */
export default function cardPayment(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const { redirectResult, environment, clientKey, risk, analytics } = config;
  const isReturn = redirectResult !== "";
  const session = sessionOf(config);
  if (!session)
    throw new IslandError(
      "config",
      `card-payment on ${nameOf(host)} expects the id of a session, in data-session-id or in its script, found none.`,
    );
  const state = takeDocument(host);
  if (state === "another")
    throw new IslandError(
      "config",
      `card-payment on ${nameOf(host)} expects to be the only one of the document, found another.`,
    );

  const form = element("div", "atoll-card-form");
  const status = statusLine(signal);
  const box = element("div", "atoll-card", form, status.line);
  const restore = keptAttributes(host, ["class"]);
  host.prepend(box);
  let payment: Payment | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaid = false;
  /** A payment got no answer, and nothing was heard of the session since that says that it takes another. */
  let isUnsure = false;
  /** The shopper has pressed the button that pays. */
  let hasPressed = false;

  const retry = {
    reload: () => location.reload(),
    anew: () => location.assign(retryAddress(config.retryUrl, location.href)),
  };
  /** What grows piece by piece is seen once it is whole. */
  const cover = (isCovered: boolean): unknown => box.classList.toggle("atoll-card-opening", isCovered);
  /** The other ways to pay, which the host holds, are shown, or not. */
  const offer = (isOffered: boolean): unknown => host.classList.toggle("atoll-card-stuck", isOffered);

  function clear(): void {
    status.clear();
    offer(false);
  }

  function tell({ key, again, isOffered }: Told): void {
    status.say(key, { again: again && retry[again] });
    offer(isOffered);
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      cover(false);
      tell(toldOf("late", isReturn));
    }, PATIENCE);
  }

  /** What was waited for is here, once; what has been told since stays. */
  function arrive(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    cover(false);
    clear();
  }

  function failed(failure: Failure): void {
    // Of a payment with a long question of the bank the provider has told both.
    if (isPaid) return;
    arrive();
    isUnsure = failure === "unknown" || (failure === "closed" && isUnsure);
    const told = toldOf(isUnsure ? "unknown" : failure, isReturn);
    tell(told);
    // A button that is off gives its focus to nobody.
    const hadFocus = form.contains(document.activeElement) || (hasPressed && document.activeElement === document.body);
    const isOver = told.again !== undefined || failure === "closed";
    if (isOver) payment?.end();
    else payment?.again();
    if (!isOver || hadFocus) status.focus();
  }

  function paid(result: Paid): void {
    isPaid = true;
    arrive();
    offer(false);
    status.say(result.resultCode === "Authorised" ? "Payment.Paid" : "Payment.Pending", { isCalm: true });
    const address = doneAddress(config.doneUrl, location.href, session!.id, result);
    // Back leads to what was before the payment.
    if (address) return location.replace(address);
    payment?.end();
    status.focus();
  }

  async function open(): Promise<void> {
    try {
      const { openPayment } = await loadLater("adyen-web", () => import("./provider.ts"));
      if (signal.aborted) return;
      payment = await openPayment({
        environment,
        clientKey,
        session: session!,
        locale: shell().settings.locale,
        risk,
        analytics,
        onReady: (isReady) => (isReady ? arrive() : isPaid || wait()),
        onEmpty: () => fail(new Error("the session offers no way to pay")),
        onPay() {
          hasPressed = true;
          clear();
        },
        onPaid: paid,
        onFailed: failed,
        onError: log,
      });
      if (signal.aborted) return;
      if (isReturn) return payment.settle(redirectResult);
      cover(true);
      wait();
      payment.show(form);
    } catch (error) {
      fail(error);
    }
  }

  /** There is no form. */
  function fail(error: unknown): void {
    log(error);
    if (!signal.aborted) failed("closed");
  }

  let logged: unknown;
  function log(error: unknown): void {
    if (error !== logged) console.error("[atoll] the card payment met an error.", error);
    logged = error;
  }

  status.say(isReturn ? "Payment.Checking" : "Payment.Loading", { isCalm: true });
  wait();
  leaveInFull(signal);
  if (state === "own") void open();
  else location.reload();

  return () => {
    clearTimeout(timer);
    payment?.end();
    box.remove();
    restore();
  };
}
