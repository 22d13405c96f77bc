import { cartPagePath } from "../../../shared/api/cart.ts";
import { type NotAdded, orderAgainPath } from "../../../shared/api/orders.ts";
import { isComposing } from "../../../shared/composition.ts";
import { element } from "../../../shared/element.ts";
import { shell } from "../../../shared/face.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { serializedForm } from "../../../shared/serialized-form.ts";
import { askForCart, cartChanged } from "../../../shared/stores/cart.ts";
import { nameOf } from "../../../shared/warn.ts";
import { isQuantity, linesIn, readAnswer } from "./rules.ts";

/** Forms that are on their way, also while their page is left and come back to. ORD-01 */
const busy = new WeakSet<HTMLFormElement>();

export default function orderAgain(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const form = host instanceof HTMLFormElement ? host : host.querySelector("form");
  const order = form?.querySelector<HTMLInputElement>("[name=OrderId]");
  if (!form || !order)
    throw new IslandError("config", `order-again on ${nameOf(host)} expects a form with a field OrderId, found none.`);
  // They may be needed at once.
  texts();
  const message = element("div", "atoll-again-message");
  form.append(message);
  signal.addEventListener("abort", () => message.remove());
  const unsay = (): void => message.replaceChildren();
  // What was said of the last try is not true of what stands there now.
  form.addEventListener("input", unsay, { signal });

  form.addEventListener(
    "keydown",
    (event) => {
      // It would order with what is half typed. QTY-05
      if (
        event.key === "Enter" &&
        !isComposing(event) &&
        event.target instanceof HTMLInputElement &&
        isQuantity(event.target.name)
      )
        event.preventDefault();
    },
    { signal },
  );

  form.addEventListener(
    "submit",
    (event) => {
      // A form that names no order, or is checked elsewhere, is the server's.
      if (event.defaultPrevented || !order.value) return;
      event.preventDefault();
      if (!busy.has(form) && form.checkValidity()) void send(event.submitter);
    },
    { signal },
  );

  async function send(submitter: HTMLElement | null): Promise<void> {
    busy.add(form!);
    unsay();
    form!.setAttribute("aria-busy", "true");
    submitter?.setAttribute("aria-disabled", "true");
    const sent = (): URLSearchParams => serializedForm(form!, submitter);
    try {
      const wanted = linesIn(sent());
      // Not aborted by a sweep: what was ordered is ordered.
      const { Added, NotAdded, Cart } = readAnswer(await call(orderAgainPath, { method: "PUT", form: sent }), wanted);
      if (Added > 0) cartChanged(Cart);
      if (Added > 0 && !Cart) askForCart();
      const t = await whenTexts();
      const action = {
        text: t("Cart.GoToBasket"),
        run: () => void shell().visit(shell().settings.app + cartPagePath(shell().settings.culture)),
      };
      if (Added > 0) notify({ kind: "success", text: t("Orders.Added", Added, order!.value), action });
      if (NotAdded.length > 0) tell(t("Orders.NotAdded"), NotAdded);
      else if (Added === 0) tell(t("Manager.UnknowsErrors"));
    } catch (error) {
      console.error("[atoll] an order could not be placed again.", error);
      const isKnown = error instanceof HttpError;
      // It may be in the cart all the same.
      if (!isKnown) askForCart();
      // Who did not want to sign in knows.
      if (isKnown && error.status === 401) return;
      const t = await whenTexts();
      tell((isKnown && error.text) || t(isKnown ? "Manager.UnknowsErrors" : "Orders.PerhapsAdded"));
    } finally {
      busy.delete(form!);
      form!.removeAttribute("aria-busy");
      submitter?.removeAttribute("aria-disabled");
    }
  }

  function tell(text: string, refused: NotAdded[] = []): void {
    const reasons = refused.map(({ Name, Message }) => [Name, Message].filter(Boolean).join(": "));
    const all = [text, ...reasons].join(" ");
    // Whoever has gone on hears of it where they are.
    if (signal.aborted) return void notify({ kind: "error", text: all });
    message.replaceChildren(
      element("div", "", text),
      ...reasons.map((reason) => element("div", "atoll-again-refused", reason)),
    );
    announce(all, "assertive");
  }
}
