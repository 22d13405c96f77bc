import { markBusy } from "../../../shared/form/mark-busy.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { cartPageUrl } from "../../../shared/api/cart.ts";
import { orderPrepaid } from "../../../shared/api/prepaid-accounts.ts";
import { beginCartChange } from "../../../shared/cart/cart-changes.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { expectedNumber } from "../../../shared/number/expected-number.ts";
import { isUnreadable } from "../../../shared/number/typed-number.ts";
import { shell } from "../../../shared/shell-api.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { notify } from "../../../shared/notify.ts";
import { isLeaving } from "../../../shared/page/reload-page.ts";
import { cartChanged } from "../../../shared/stores/cart.ts";
import { warn } from "../../../shared/warn.ts";
import { destination, readQuantity } from "./rules.ts";

interface OrderForm {
  form: HTMLFormElement;
  /** The quantity field. */
  field: HTMLInputElement;
  account: string;
  submitter: HTMLElement | null;
  id: string;
  signal: AbortSignal;
}

/** Forms with a pending order. */
const busy = new WeakSet<HTMLFormElement>();
/** Functions that remove the message of a form. */
const messages = new WeakMap<HTMLFormElement, () => void>();

/** Adds the order of a form to the cart, and opens the page that the server names. PRE-01 */
export async function order({ form, field, account, submitter, id, signal }: OrderForm): Promise<void> {
  if (busy.has(form)) return;
  messages.get(form)?.();
  const quantity = readQuantity(field);
  if (!quantity) {
    const t = await whenTexts();
    return reject(
      isUnreadable(field, true) ? expectedNumber(t, field.value, "Quantity.Number") : t("Prepaid.QuantityIsMandatory"),
    );
  }
  busy.add(form);
  const unmarkBusy = markBusy(form, submitter);
  const end = beginCartChange();
  try {
    // The request is not aborted with the page: an order must not be lost.
    const answer = await orderPrepaid(account, quantity);
    field.value = field.defaultValue;
    const hasLeft = signal.aborted || isLeaving();
    end(hasLeft ? "saved" : "kept");
    if (hasLeft) return;
    cartChanged();
    visitNext(answer);
  } catch (error) {
    console.error("[atoll] an order for a prepaid account failed.", error);
    if (!(error instanceof HttpError)) {
      // The order may be in the cart all the same. If this page is refreshed, a message at the form is lost; if the
      // shopper has gone on, the new page may show the cart.
      end(signal.aborted || isLeaving() ? "lost" : "failed");
      cartChanged();
      return reject((await whenTexts())("Prepaid.PerhapsOrdered"));
    }
    end("failed");
    const text = failureMessage(error, (await whenTexts())("Manager.UnknowsErrors"));
    if (text) reject(text);
  } finally {
    busy.delete(form);
    unmarkBusy();
  }

  function reject(text: string): void {
    // The user left the page: report through a notice.
    if (signal.aborted || isLeaving()) return void notify({ kind: "error", text });
    showMessage(form, field, `${id}-${account}`, text, signal);
  }
}

/** Shows `text` at a form until its next order, or until `signal` aborts. */
function showMessage(
  form: HTMLFormElement,
  field: HTMLInputElement,
  id: string,
  text: string,
  signal: AbortSignal,
): void {
  // Another submit may have come while its texts were loading.
  messages.get(form)?.();
  announce(text, "assertive");
  const message = newElement("div", "atoll-prepaid-message", text);
  message.id = id;
  const restore = saveAttributes(field, ["aria-invalid", "aria-describedby"]);
  field.setAttribute("aria-describedby", [field.getAttribute("aria-describedby"), id].filter(Boolean).join(" "));
  field.setAttribute("aria-invalid", "true");
  form.append(message);
  const remove = (): void => {
    message.remove();
    restore();
    messages.delete(form);
  };
  messages.set(form, remove);
  signal.addEventListener("abort", remove, { once: true });
  const { activeElement: active } = document;
  if (!active || active === document.body || form.contains(active)) field.focus();
}

function visitNext(answer: unknown): void {
  const { app } = shell().settings;
  const address = destination(answer, app, location.origin);
  if (!address)
    warn(
      "an order for a prepaid account expects an address of this site in answer, " +
        `got ${JSON.stringify(answer)}; the cart is shown.`,
    );
  void shell().visit(address ?? cartPageUrl());
}
