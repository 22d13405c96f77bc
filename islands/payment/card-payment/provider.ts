import { AdyenCheckout, Bancontact, Card, Dropin, Redirect } from "@adyen/adyen-web";
import css from "@adyen/adyen-web/styles/adyen.css?inline";
import { adoptStyle } from "../../../shared/adopt-style.ts";
import { type Failure, failureOf, type Paid, paidOf } from "./rules.ts";

adoptStyle(css);

/** Milliseconds in which the first way to pay opens, where one opens by itself. */
const SOON = 100;

interface PaymentOptions {
  environment: "test" | "live" | "live-us" | "live-au" | "live-apse" | "live-in" | "live-nea";
  clientKey: string;
  session: { id: string; sessionData?: string };
  locale: string;
  risk: boolean;
  analytics: boolean;
  /** Whether the shopper can use what is shown: what is typed of a card stands in frames, which come later. */
  onReady(isReady: boolean): void;
  /** The session offers no way to pay that this code knows. */
  onEmpty(): void;
  /** The shopper pays. */
  onPay(): void;
  onPaid(paid: Paid): void;
  onFailed(failure: Failure): void;
  /** Anything that went wrong in the provider's code, for the console. */
  onError(error: unknown): void;
}

/** A session at the provider, behind an interface of our own. */
export interface Payment {
  /** Ends the payment that a bank has sent the shopper back from. */
  settle(redirectResult: string): void;
  /** Shows the form in `place`, which is nothing else's. */
  show(place: HTMLElement): void;
  /** After a payment that failed the form can be used once more. */
  again(): void;
  /** Takes the form away. */
  end(): void;
}

/** Rejects when the session cannot be had. PAY-01 */
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
    onPaymentCompleted: (data) => onPaid(paidOf(data)),
    onPaymentFailed: (data) => onFailed(failureOf(data)),
    onError,
  });
  let dropin: Dropin | undefined;
  let isListed = false;
  /** Card forms whose frames are here. */
  const framed = new Set<unknown>();
  let shown: unknown;
  const tell = (): void => onReady(isListed && (framed.has(shown) || !isFramed(shown)));
  /** Each form says for itself that its frames are here: of the shopper's own cards there may be several, under one configuration. */
  const told = (Form: typeof Card) =>
    class extends Form {
      constructor(...[core, props]: ConstructorParameters<typeof Card>) {
        super(core, {
          ...props,
          onConfigSuccess: () => {
            framed.add(this);
            tell();
          },
        });
      }
    };
  const card = { hasHolderName: true, holderNameRequired: true, billingAddressRequired: true };
  return {
    settle: (redirectResult) => checkout.submitDetails({ details: { redirectResult } }),
    show(place) {
      dropin = new Dropin(checkout, {
        paymentMethodComponents: [told(Card), told(Bancontact), Redirect],
        paymentMethodsConfiguration: { card, bcmc: card },
        // It would stand in place of the form, which can be used once more.
        disableFinalAnimation: true,
        onReady() {
          if (dropin?.paymentMethodElements.length === 0) return onEmpty();
          isListed = true;
          if (shown) tell();
          else setTimeout(tell, SOON);
        },
        onSelect(method) {
          shown = method;
          tell();
        },
      }).mount(place);
    },
    again: () => void dropin?.setStatus("ready"),
    end: () => void dropin?.unmount(),
  };
}

/** What is typed of a card stands in frames; of one that the shopper has left with the provider only its code is, where it has one. */
const isFramed = (method: unknown): boolean =>
  method instanceof Card && !(method.props.storedPaymentMethodId && method.props.hasCVC === false);
