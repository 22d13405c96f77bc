import { markBusy } from "../../../shared/form/mark-busy.ts";
import { addToCart as sendOrder } from "../../../shared/api/add-to-cart.ts";
import type { CartOrder } from "../../../shared/api/send-order.ts";
import { shell } from "../../../shared/shell-api.ts";
import { AnswerError, HttpError } from "../../../shared/http/call.ts";
import { reactionTo, report } from "../../../shared/http/report.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldOf, formOf } from "../../../shared/form/form-of.ts";
import { isOtherAction } from "../../../shared/form/other-action.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { notify } from "../../../shared/notify.ts";
import { cartChangedBy, refreshCart } from "../../../shared/stores/cart.ts";
import { awaitLookup, hasInactiveVariations, type ChosenVariant } from "../../../shared/stores/product.ts";
import { plainLength } from "../../../shared/number/plain-length.ts";
import { isUnreadable } from "../../../shared/number/typed-number.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { orderOf } from "./rules.ts";

/** Forms with a pending order. They stay locked when their page is left and restored. PRO-03 */
const busy = new WeakSet<HTMLFormElement>();

export default function addToCart(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal, id }: ViewContext,
): void {
  const form = formOf(host, config.nameVariant)!;
  const message = Object.assign(document.createElement("div"), { className: "atoll-add-message" });
  let clearFields = (): void => {};
  signal.addEventListener("abort", () => {
    message.remove();
    clearFields();
  });
  form.append(message);
  showAmount(form, config.nameQuantity, signal);
  // The messages are about the previous attempt.
  form.addEventListener("change", clearMessages, { signal });

  form.addEventListener(
    "submit",
    (event) => {
      const { submitter } = event as { submitter: HTMLButtonElement | null };
      const isLength = !!form.querySelector("[data-sold-by=length]");
      const order = orderOf(new FormData(form, submitter), config, isLength);
      const field = fieldOf(form, config.nameQuantity);
      const isPieces = !isLength && !form.querySelector("[data-sold-by=weight]");
      const isUnknown = field && isUnreadable(isLength ? inMetres(field) : field, isPieces);
      // Not intercepted without a variant or with a text for a quantity, when another handler has cancelled the submit,
      // when only the server can resolve the variant, or when the button has another purpose.
      if (event.defaultPrevented || !(order ?? isUnknown) || hasInactiveVariations(form)) return;
      if (submitter?.name !== config.nameVariant && isOtherAction(form, submitter)) return;
      event.preventDefault();
      if (busy.has(form) || !form.checkValidity()) return;
      if (!isUnknown) return void send(order!, submitter);
      clearMessages();
      void expectedText(field, isPieces).then((text) => showFieldMessages({ [field.name]: text }, text));
    },
    { signal },
  );

  async function send(order: CartOrder, submitter: HTMLElement | null): Promise<void> {
    busy.add(form);
    clearMessages();
    const unmarkBusy = markBusy(form, submitter);
    try {
      const refusal = await placeOrder(form, order);
      if (refusal !== undefined) showMessage(refusal);
    } catch (error) {
      // The answer is unusable, but the product may be in the cart: read it again. The failure is reported below, once.
      if (error instanceof AnswerError) void refreshCart(false).catch(() => undefined);
      const text = await messageFor(error);
      if (error instanceof HttpError && error.fields) await showFieldMessages(error.fields, text);
      else if (text) showMessage(text);
    } finally {
      busy.delete(form);
      unmarkBusy();
    }
  }

  function clearMessages(): void {
    message.textContent = "";
    clearFields();
  }

  function showMessage(text: string): void {
    message.textContent = text;
    announce(text, "assertive");
  }

  /** Shows `text` at the form, unless all of it is shown at fields. */
  async function showFieldMessages(messages: Readonly<Record<string, string>>, text: string): Promise<void> {
    const { showAtFields } = await import("../../../shared/form/show-at-fields.ts");
    if (signal.aborted) return;
    // Another press may have shown them meanwhile.
    clearFields();
    const { clear, isComplete } = showAtFields(form, messages, id);
    clearFields = clear;
    if (isComplete) announce(text, "assertive");
    else showMessage(text);
  }
}

/** Shows the price of what the form adds, where the product asks for it. */
function showAmount(form: HTMLFormElement, nameQuantity: string, signal: AbortSignal): void {
  if (form.closest("[data-product]")?.querySelector("[data-order-price]"))
    import("./order-amount.ts").then(
      ({ orderAmount }) => orderAmount(form, nameQuantity, signal),
      (error: unknown) => warn("the price of the order is not updated.", error),
    );
}

/** Says what is expected instead of text such as `3 kg` or `1,000`: guessing would order the wrong quantity. */
async function expectedText({ value }: HTMLInputElement, isPieces: boolean): Promise<string> {
  try {
    const { expectedNumber } = await import("../../../shared/number/expected-number.ts");
    return expectedNumber(await whenTexts(), value, isPieces ? "Quantity.Number" : "Quantity.EnterNumber");
  } catch {
    // The code is missing.
    return shell().settings.failedText;
  }
}

const inMetres = ({ value, defaultValue, type }: HTMLInputElement) => ({
  value: plainLength(value),
  defaultValue,
  type,
});

/** Sends the order and confirms the addition. Resolves with the reason when the chosen variant cannot be ordered. */
async function placeOrder(form: HTMLFormElement, order: CartOrder): Promise<string | undefined> {
  // Load the dialog's code while the server works.
  const dialog = import("./confirmation.tsx");
  dialog.catch(() => undefined);
  // Order the variant of the click, even when the visitor has chosen another one since.
  const variant = await awaitLookup(form);
  if (variant && "refusal" in variant) return variant.refusal;
  if (variant) order.variantId = variant.variantId;
  const tracking = prepareTracking(form, order, variant);
  // Called without a signal: leaving the page must not cancel an order.
  const addition = await sendOrder(order);
  cartChangedBy(addition.cart);
  void tracking
    ?.then((track) => track(addition.quantity))
    .catch((error: unknown) => warn("the order could not be sent to the tag manager.", error));
  await dialog.then(
    ({ confirmAddition }) =>
      confirmAddition(addition, form.querySelector("[data-sold-by]")?.getAttribute("data-sold-by") ?? ""),
    (error: unknown) => {
      warn("the confirmation could not be shown.", error);
      notify({ kind: "success", text: texts()?.("Cart.Added", addition.name) ?? addition.name });
    },
  );
  return undefined;
}

/**
 * The message at the form: the server's own, or a general one when the policy only logs the error. Empty for other
 * errors, which `report` shows.
 */
async function messageFor(error: unknown): Promise<string> {
  const serverText = error instanceof HttpError && error.text;
  if (!serverText) await report(error);
  if (!serverText && reactionTo(error) !== "log") return "";
  return serverText || (await whenTexts())("Manager.UnknowsErrors");
}

/** Captures the order for the tag manager as it is sent; undefined unless the visitor allows statistics. ANA-05 */
function prepareTracking(
  form: HTMLFormElement,
  order: CartOrder,
  chosen?: ChosenVariant,
): Promise<(quantity: number) => void> | undefined {
  if (!shell().consent?.statistics) return undefined;
  const tracking = import("./order-tracking.ts").then(({ captureOrder }) => captureOrder(form, order, chosen));
  // When the order fails, nobody awaits this promise: a rejection must not be reported.
  tracking.catch(() => undefined);
  return tracking;
}
