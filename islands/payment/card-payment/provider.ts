import { AdyenCheckout, Bancontact, Card, Dropin, Redirect } from "@adyen/adyen-web";
import css from "@adyen/adyen-web/styles/adyen.css?inline";
import { adoptStyle } from "../../../shared/dom/adopt-style.ts";
import { type Failure, failureOf, type PaymentResult, resultOf } from "./rules.ts";

adoptStyle(css);

/** Time in which the first payment method opens, if the Drop-in opens one by itself, in milliseconds. */
const FIRST_SELECT_DELAY_MS = 100;

interface PaymentOptions {
  environment: "test" | "live" | "live-us" | "live-au" | "live-apse" | "live-in" | "live-nea";
  clientKey: string;
  session: { id: string; sessionData?: string };
  locale: string;
  risk: boolean;
  analytics: boolean;
  /** Whether the visible payment method can be used: card fields are in frames, which load later. */
  onReady(isReady: boolean): void;
  /** The session offers no payment method that this code supports. */
  onEmpty(): void;
  /** The shopper has pressed the pay button. */
  onPay(): void;
  onPaid(paid: PaymentResult): void;
  onFailed(failure: Failure): void;
  /** An error in the provider's code, for the console. */
  onError(error: unknown): void;
}

/** A payment session at the provider. */
export interface Payment {
  /** Completes a payment after the shopper returns from a bank. */
  complete(redirectResult: string): void;
  /** Shows the form in `place`, an empty element. */
  show(place: HTMLElement): void;
  /** Makes the form usable again after a failed payment. */
  reset(): void;
  /** Removes the form. */
  end(): void;
}

/** Opens the session. Rejects if it is unavailable. PAY-01 */
export async function openPayment({
  risk,
  analytics,
  onReady,
  onEmpty,
  onPay,
  onPaid,
  onFailed,
  onError,
  ...session
}: PaymentOptions): Promise<Payment> {
  const checkout = await AdyenCheckout({
    ...session,
    risk: { enabled: risk },
    analytics: { enabled: analytics },
    beforeSubmit(data, _component, { resolve }) {
      onPay();
      resolve(data);
    },
    onPaymentCompleted: (data) => onPaid(resultOf(data)),
    onPaymentFailed: (data) => onFailed(failureOf(data)),
    onError,
  });
  let dropin: Dropin | undefined;
  return {
    complete: (redirectResult) => checkout.submitDetails({ details: { redirectResult } }),
    show: (place) => void (dropin = newDropin(checkout, onReady, onEmpty).mount(place)),
    reset: () => void dropin?.setStatus("ready"),
    end: () => void dropin?.unmount(),
  };
}

function newDropin(
  checkout: Awaited<ReturnType<typeof AdyenCheckout>>,
  onReady: PaymentOptions["onReady"],
  onEmpty: () => void,
): Dropin {
  let isListed = false;
  /** Card forms whose frames have loaded. */
  const framed = new Set<unknown>();
  let selected: unknown;
  const reportReady = (): void => onReady(isListed && (framed.has(selected) || !isFramed(selected)));
  const onFrames = (form: unknown): void => {
    framed.add(form);
    reportReady();
  };
  const card = { hasHolderName: true, holderNameRequired: true, billingAddressRequired: true };
  const dropin: Dropin = new Dropin(checkout, {
    paymentMethodComponents: [withFrameEvent(Card, onFrames), withFrameEvent(Bancontact, onFrames), Redirect],
    paymentMethodsConfiguration: { card, bcmc: card },
    // The animation would replace the form, which can still be used again.
    disableFinalAnimation: true,
    onReady() {
      if (dropin.paymentMethodElements.length === 0) return onEmpty();
      isListed = true;
      if (selected) reportReady();
      else setTimeout(reportReady, FIRST_SELECT_DELAY_MS);
    },
    onSelect(method) {
      selected = method;
      reportReady();
    },
  });
  return dropin;
}

/**
 * A subclass of a card form that calls `onFrames` when its own frames have loaded. A configuration callback would not
 * do: several stored cards share one configuration.
 */
const withFrameEvent = (Form: typeof Card, onFrames: (form: unknown) => void): typeof Card =>
  class extends Form {
    constructor(...[core, props]: ConstructorParameters<typeof Card>) {
      super(core, { ...props, onConfigSuccess: () => onFrames(this) });
    }
  };

/**
 * Whether the fields of `method` are in frames. A stored card only has a frame for its security code, if it has one.
 */
const isFramed = (method: unknown): boolean =>
  method instanceof Card && !(method.props.storedPaymentMethodId && method.props.hasCVC === false);
