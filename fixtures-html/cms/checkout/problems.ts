import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { looksLikeEmail } from "../pages/email.ts";
import type { Session } from "../session/sessions.ts";
import { readAddress } from "./address.ts";
import { addressProblems } from "./address-rules.ts";
import { amountsOf } from "./amounts.ts";
import { billingCountry, methodOf } from "./choices.ts";
import { asksDeliveryAddress, type CheckoutForm, longestRemarks, typedIn } from "./form.ts";
import { paymentById } from "./payments.ts";
import { vatMessage } from "./vat-message.ts";

/**
 * Errors of the checkout form by field name, in the order of the fields. Apply the form's choices to the session first.
 */
export function problemsOf(culture: Culture, session: Session, form: CheckoutForm): Record<string, string> {
  const typed = typedIn(form);
  const { errors } = textsOf(culture).checkout;
  const isCompany = typed("AccountType") === "Company";
  const { vat } = session.choices;
  const problems: Record<string, string | null> = {
    Email: looksLikeEmail(typed("Email")) ? null : typed("Email") ? errors.email : errors.emailMissing,
    Phone: /^(\+?[\d\s()./-]{6,25})?$/.test(typed("Phone")) ? null : errors.phone,
    ...addressProblems(culture, readAddress(typed, "Billing"), "Billing", { isCompany, isSecond: false }),
    BillingVAT: vat?.isValid === false ? vatMessage(culture, billingCountry(session.choices), vat) : null,
    ...(asksDeliveryAddress(form)
      ? addressProblems(culture, readAddress(typed, ""), "", { isCompany: false, isSecond: true })
      : {}),
    ShippingMethodId: methodOf(session.choices).forBusiness && !isCompany ? errors.business : null,
    ...paymentProblems(culture, session, form),
    Remarks:
      typed("Remarks").length > longestRemarks ? fill(textsOf(culture).addresses.errors.long, longestRemarks) : null,
    Terms: typed("Terms") === "true" ? null : errors.terms,
  };
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null));
}

function paymentProblems(culture: Culture, session: Session, form: CheckoutForm): Record<string, string> {
  const typed = typedIn(form);
  const { errors } = textsOf(culture).checkout;
  const payment = paymentById(typed("PaymentMethodId"));
  if (!payment || (payment === "prepaid" && !session.user)) return { PaymentMethodId: errors.payment };
  if (payment !== "prepaid") return {};
  const account = session.wallet.account(typed("PrepaidAccountId"));
  if (!account) return { PrepaidAccountId: errors.account };
  return account.balance < amountsOf(session).total
    ? { PrepaidAccountId: fill(errors.balance, money(culture, account.balance)) }
    : {};
}
