import { IslandError } from "../../../shared/island/contract.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import type definition from "./definition.ts";
import { claimDocument, leaveByFullLoad } from "./own-document.ts";
import { paymentState, type PaymentState } from "./payment-state.ts";
import type { Payment } from "./provider.ts";
import { sessionOf } from "./rules.ts";
import { cardView } from "./view.ts";

type CardConfig = Config<typeof definition.config>;

/** Shows the provider's payment form. All errors are logged (PAY-01); the shopper sees only what they can act on. */
export default function cardPayment(host: HTMLElement, config: CardConfig, { signal }: ViewContext): () => void {
  const session = sessionOf(config);
  const place = `card-payment on ${nameOf(host)}`;
  if (!session) throw new IslandError(`${place} expects the id of a session in its JSON, found none.`);
  const claim = claimDocument(host);
  if (claim === "another") throw new IslandError(`${place} expects to be the only one of the document, found another.`);

  const view = cardView(host, config.retryUrl, signal);
  let payment: Payment | undefined;
  const state = paymentState({ view, config, sessionId: session.id, payment: () => payment });

  async function open(): Promise<void> {
    try {
      const { openPayment } = await lazyImport("adyen-web", () => import("./provider.ts"));
      if (signal.aborted) return;
      payment = await openPayment(paymentOptions(config, session!, state, fail));
      if (signal.aborted) return;
      if (config.redirectResult) return payment.complete(config.redirectResult);
      view.setCovered(true);
      state.wait();
      payment.show(view.form);
    } catch (error) {
      fail(error);
    }
  }

  /** The form could not be shown. */
  function fail(error: unknown): void {
    state.log(error);
    if (!signal.aborted) state.fail("closed");
  }

  view.showProgress(config.redirectResult ? "Payment.Checking" : "Payment.Loading");
  state.wait();
  leaveByFullLoad(signal);
  if (claim === "own") void open();
  else location.reload();

  return () => {
    state.stop();
    payment?.end();
    view.remove();
  };
}

type PaymentOptions = Parameters<typeof import("./provider.ts").openPayment>[0];

const paymentOptions = (
  { environment, clientKey, risk, analytics }: CardConfig,
  session: PaymentOptions["session"],
  state: PaymentState,
  fail: (error: unknown) => void,
): PaymentOptions => ({
  environment,
  clientKey,
  session,
  locale: shell().settings.locale,
  risk,
  analytics,
  onReady: state.ready,
  onEmpty: () => fail(new Error("the session offers no payment method")),
  onPay: state.pay,
  onPaid: state.succeed,
  onFailed: state.fail,
  onError: state.log,
});
