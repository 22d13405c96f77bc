import { markBusy } from "../../../shared/form/mark-busy.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { cartPageUrl } from "../../../shared/api/cart.ts";
import { orderAgain as sendOrder, type OrderedAgain, type RefusedLine } from "../../../shared/api/orders.ts";
import { isComposing } from "../../../shared/form/composition.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { shell } from "../../../shared/shell-api.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { texts, type Translate } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldIn, fieldsOf, formOf } from "../../../shared/form/form-of.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { ACTION_TIMEOUT_MS, notify } from "../../../shared/notify.ts";
import { serializeForm } from "../../../shared/form/serialize-form.ts";
import { cartChangedBy, refreshCartQuietly } from "../../../shared/stores/cart.ts";
import { isUnreadable } from "../../../shared/number/typed-number.ts";
import { normalizeField } from "../../../shared/text/normalize-text.ts";
import { isQuantity, countLines } from "./rules.ts";

/** Forms with a pending request. They stay locked when their page is left and restored. ORD-01 */
const busy = new WeakSet<HTMLFormElement>();

export default function orderAgain(host: HTMLElement, _config: unknown, { id, signal }: ViewContext): void {
  const form = formOf(host, "OrderId")!;
  const order = fieldIn(host, "OrderId")!;
  // Start loading the texts: a message may need them at once.
  texts();
  const message = newElement("div", "atoll-again-message");
  form.append(message);
  signal.addEventListener("abort", () => {
    message.remove();
    clearFields();
  });
  let clearFields = (): void => {};
  const clearMessage = (): void => {
    message.replaceChildren();
    clearFields();
  };
  // The message is about the previous attempt.
  form.addEventListener("input", clearMessage, { signal });

  form.addEventListener("keydown", ignoreEnter, { signal });

  const handleSubmit = (event: SubmitEvent): void => {
    // Not intercepted without an order id, or when another handler has cancelled the submit.
    if (event.defaultPrevented || !order.value) return;
    event.preventDefault();
    if (busy.has(form) || !form.checkValidity()) return;
    const unknown = fieldsOf(form).filter(isUnknownQuantity);
    if (unknown[0]) explain(unknown).catch(() => fail(shell().settings.failedText));
    else void send(event.submitter);
  };
  form.addEventListener("submit", handleSubmit, { signal });

  const fail = (text: string, reasons: string[] = []): void => showError(message, text, reasons, signal.aborted);

  /** Says what is expected instead of text such as `3 kg` or `1,000`: guessing would order the wrong quantity. */
  async function explain(fields: HTMLInputElement[]): Promise<void> {
    const [t, { expectedNumber }, { showAtFields }] = await Promise.all([
      whenTexts(),
      import("../../../shared/number/expected-number.ts"),
      import("../../../shared/form/show-at-fields.ts"),
    ]);
    if (signal.aborted) return;
    clearMessage();
    const texts = fields.map((field) =>
      expectedNumber(t, field.value, isWhole(field) ? "Quantity.Number" : "Quantity.EnterNumber"),
    );
    clearFields = showAtFields(form, Object.fromEntries(fields.map(({ name }, i) => [name, texts[i]!])), id).clear;
    announce(texts[0]!, "assertive");
  }

  async function send(submitter: HTMLElement | null): Promise<void> {
    busy.add(form);
    clearMessage();
    const unmarkBusy = markBusy(form, submitter);
    try {
      const { added, refused } = await addLines(() => serializeForm(form, submitter));
      const t = await whenTexts();
      if (added > 0) notifyAdded(t, added, order.value);
      if (refused.length > 0) fail(t("Orders.NotAdded"), refused.map(reasonIn(t)));
      else if (added === 0) fail(t("Manager.UnknowsErrors"));
    } catch (error) {
      const text = await messageFor(error);
      if (text) fail(text);
    } finally {
      busy.delete(form);
      unmarkBusy();
    }
  }
}

const isWhole = (field: Element): boolean => !field.closest("[data-sold-by=weight], [data-sold-by=length]");

/** Whether a field has text that names a quantity, but which one is unknown. Digits of other scripts are sent as ASCII. */
function isUnknownQuantity(field: HTMLInputElement): boolean {
  if (!isQuantity(field.name)) return false;
  normalizeField(field);
  return isUnreadable(field, isWhole(field));
}

/** The name of a refused product and the reason, with the colon of the language. */
const reasonIn =
  (t: Translate) =>
  ({ name, message }: RefusedLine): string =>
    name && message ? t("Core.Named", name, message) : name || message;

/** Shows an error and the reasons for refused products at the form. */
function showError(message: HTMLElement, text: string, reasons: string[], hasLeft: boolean): void {
  const all = [text, ...reasons].join(" ");
  // The visitor has left the page: report through a notice.
  if (hasLeft) return void notify({ kind: "error", text: all });
  const details = reasons.map((reason) => newElement("div", "atoll-again-refused", reason));
  message.replaceChildren(newElement("div", "", text), ...details);
  announce(all, "assertive");
}

/** The message for a failed order; none when the visitor dismissed the login. */
async function messageFor(error: unknown): Promise<ReturnType<typeof failureMessage>> {
  console.error("[atoll] an order could not be placed again.", error);
  const isKnown = error instanceof HttpError;
  // Without an HTTP error the products may have been added: read the cart again.
  if (!isKnown) refreshCartQuietly();
  const t = await whenTexts();
  return failureMessage(error, t(isKnown ? "Manager.UnknowsErrors" : "Orders.PerhapsAdded"));
}

/** Enter in a quantity would order while it is only half typed. QTY-05 */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key !== "Enter" || isComposing(event)) return;
  if (event.target instanceof HTMLInputElement && isQuantity(event.target.name)) event.preventDefault();
}

/** Adds the lines of the form to the cart, and updates the cart of the page. */
async function addLines(form: () => URLSearchParams): Promise<OrderedAgain> {
  // Called without a signal: leaving the page must not cancel an order.
  const answer = await sendOrder(form, countLines(form()));
  if (answer.added > 0) cartChangedBy(answer.cart);
  return answer;
}

function notifyAdded(t: Translate, count: number, order: string): void {
  const action = { text: t("Cart.GoToBasket"), run: () => void shell().visit(cartPageUrl()) };
  notify({ kind: "success", text: t("Orders.Added", count, order), duration: ACTION_TIMEOUT_MS, action });
}
