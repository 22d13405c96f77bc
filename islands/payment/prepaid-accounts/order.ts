import { cartPagePath } from "../../../shared/api/cart.ts";
import { prepaidOrderPath } from "../../../shared/api/prepaid-accounts.ts";
import { beginCartChange } from "../../../shared/cart/cart-changes.ts";
import { element } from "../../../shared/element.ts";
import { shell } from "../../../shared/face.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { isLeaving } from "../../../shared/reload-page.ts";
import { cartChanged } from "../../../shared/stores/cart.ts";
import { warn } from "../../../shared/warn.ts";
import { destination, orderOf } from "./rules.ts";

interface OrderForm {
  form: HTMLFormElement;
  /** Its quantity. */
  field: HTMLInputElement;
  account: string;
  submitter: HTMLElement | null;
  id: string;
  signal: AbortSignal;
}

/** Forms whose order is on its way. */
const busy = new WeakSet<HTMLFormElement>();
/** How to take back what is said at a form. */
const said = new WeakMap<HTMLFormElement, () => void>();

/** Puts what a form orders into the cart, and shows the page that the server names. PRE-01 */
export async function order({ form, field, account, submitter, id, signal }: OrderForm): Promise<void> {
  if (busy.has(form)) return;
  said.get(form)?.();
  const json = orderOf(account, field.value);
  if (!json) return refuse(texts()?.("Prepaid.QuantityIsMandatory") ?? shell().settings.failedText);
  busy.add(form);
  form.setAttribute("aria-busy", "true");
  submitter?.setAttribute("aria-disabled", "true");
  const end = beginCartChange();
  try {
    // Not aborted with the page: what was ordered is ordered.
    const answer = await call(prepaidOrderPath, { method: "POST", json });
    field.value = field.defaultValue;
    const isGone = signal.aborted || isLeaving();
    end(isGone ? "saved" : "kept");
    if (isGone) return;
    cartChanged();
    go(answer);
  } catch (error) {
    console.error("[atoll] an order for a prepaid account failed.", error);
    if (!(error instanceof HttpError)) {
      // It may be in the cart all the same. What is said at the form would go with a page that shows itself anew; where the shopper went may show the cart.
      end(signal.aborted || isLeaving() ? "lost" : "failed");
      cartChanged();
      return refuse(texts()?.("Prepaid.PerhapsOrdered") ?? shell().settings.failedText);
    }
    end("failed");
    // Who did not want to sign in knows.
    if (error.status !== 401) refuse(error.text || (texts()?.("Manager.UnknowsErrors") ?? shell().settings.failedText));
  } finally {
    busy.delete(form);
    form.removeAttribute("aria-busy");
    submitter?.removeAttribute("aria-disabled");
  }

  function refuse(text: string): void {
    // Whoever has gone on hears of it where they are.
    if (signal.aborted || isLeaving()) return void notify({ kind: "error", text });
    announce(text, "assertive");
    const message = element("div", "atoll-prepaid-message", text);
    message.id = `${id}-${account}`;
    const restore = keptAttributes(field, ["aria-invalid", "aria-describedby"]);
    field.setAttribute(
      "aria-describedby",
      [field.getAttribute("aria-describedby"), message.id].filter(Boolean).join(" "),
    );
    field.setAttribute("aria-invalid", "true");
    form.append(message);
    const takeBack = (): void => {
      message.remove();
      restore();
      said.delete(form);
    };
    said.set(form, takeBack);
    signal.addEventListener("abort", takeBack, { once: true });
    const { activeElement: active } = document;
    if (!active || active === document.body || form.contains(active)) field.focus();
  }
}

function go(answer: unknown): void {
  const { app, culture } = shell().settings;
  const address = destination(answer, app, location.origin);
  if (!address)
    warn(
      `an order for a prepaid account expects an address of this site in answer, got ${JSON.stringify(answer)}; the cart is shown.`,
    );
  void shell().visit(address ?? app + cartPagePath(culture));
}
