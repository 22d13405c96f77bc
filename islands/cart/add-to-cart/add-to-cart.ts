import { type AddToCartOrder, addToCartPath } from "../../../shared/api/add-to-cart.ts";
import { shell } from "../../../shared/face.ts";
import { AnswerError, call, HttpError } from "../../../shared/http/call.ts";
import { reactionTo, report } from "../../../shared/http/report.ts";
import { texts, type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { askForCart, cartChanged } from "../../../shared/stores/cart.ts";
import { awaitLookup, isUnfollowed, type Version } from "../../../shared/stores/product.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { orderOf, readAnswer } from "./rules.ts";

/** The field that names what is ordered. */
const variant = '[name="ProductVariantId"]';

/** Forms whose order is on its way, also while their page is left and come back to. PRO-03 */
const busy = new WeakSet<HTMLFormElement>();

export default function addToCart(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const form = host instanceof HTMLFormElement ? host : host.querySelector("form");
  if (!form)
    throw new IslandError(
      "config",
      `add-to-cart on ${nameOf(host)} expects to be a form, or to hold one; it is neither.`,
    );
  if (
    !form.querySelector(variant) &&
    !(form.id && document.querySelector(`${variant}[form="${CSS.escape(form.id)}"]`))
  ) {
    throw new IslandError(
      "config",
      `add-to-cart on ${nameOf(host)} expects a field ProductVariantId in its form, found none.`,
    );
  }
  const message = document.createElement("div");
  message.className = "atoll-add-message";
  signal.addEventListener("abort", () => message.remove());
  form.append(message);
  // What was said of the last try is not true of what is chosen now.
  form.addEventListener("change", () => (message.textContent = ""), { signal });

  form.addEventListener(
    "submit",
    (event) => {
      const order = orderOf(new FormData(form, event.submitter));
      // An order without a variant, or that is checked elsewhere, is the server's.
      if (event.defaultPrevented || !order || isUnfollowed(form)) return;
      event.preventDefault();
      if (busy.has(form) || !form.checkValidity()) return;
      void send(order, event.submitter);
    },
    { signal },
  );

  async function send(order: AddToCartOrder, submitter: HTMLElement | null): Promise<void> {
    busy.add(form!);
    message.textContent = "";
    form!.setAttribute("aria-busy", "true");
    submitter?.setAttribute("aria-disabled", "true");
    // The dialog's code comes while the server works.
    const dialog = import("./confirmation.tsx");
    dialog.catch(() => undefined);
    try {
      // What was chosen at the click is ordered, also when the visitor has chosen anew.
      const chosen = await awaitLookup(form!);
      if (chosen && "refusal" in chosen) return tell(chosen.refusal);
      if (chosen) order.ProductVariantId = chosen.variantId;
      const note = noted(form!, order, chosen);
      // Not aborted by a sweep: what was ordered is ordered.
      const answer = readAnswer(await call(addToCartPath, { method: "POST", json: order }), order);
      cartChanged(answer.Cart);
      void note
        ?.then((track) => track(answer.Quantity))
        .catch((error: unknown) => warn("the order could not be told to the tag manager.", error));
      if (!answer.Cart) askForCart();
      await dialog.then(
        ({ confirmAddition }) =>
          confirmAddition(answer, form!.querySelector("[data-sold-by]")?.getAttribute("data-sold-by") ?? ""),
        (error: unknown) => {
          warn("the confirmation could not be shown.", error);
          notify({ kind: "success", text: texts()?.("Cart.Added", answer.Name) ?? answer.Name });
        },
      );
    } catch (error) {
      // It may be in the cart all the same.
      if (error instanceof AnswerError) askForCart();
      await refuse(error);
    } finally {
      busy.delete(form!);
      form!.removeAttribute("aria-busy");
      submitter?.removeAttribute("aria-disabled");
    }
  }

  /** The server's own sentence stands at the form, and so does what the policy only logs; anything else goes the way of all errors. */
  async function refuse(error: unknown): Promise<void> {
    const own = error instanceof HttpError && error.text;
    if (!own) await report(error);
    if (!own && reactionTo(error) !== "log") return;
    tell(own || (await awaitTexts())("Manager.UnknowsErrors"));
  }

  function tell(text: string): void {
    message.textContent = text;
    announce(text, "assertive");
  }
}

/** The order for the tag manager, as it is when it is sent; nothing for a visitor who does not allow statistics. ANA-05 */
function noted(
  form: HTMLFormElement,
  order: AddToCartOrder,
  version?: Version,
): Promise<(quantity: number) => void> | undefined {
  if (!shell().consent?.statistics) return undefined;
  const note = import("./order-tracking.ts").then(({ noteOrder }) => noteOrder(form, order, version));
  // Without an order in the cart there is nothing to tell, nor to complain of.
  note.catch(() => undefined);
  return note;
}

/** The words of a message may be slower than its reason. */
async function awaitTexts(): Promise<Translate> {
  let stop = (): void => {};
  const t = await new Promise<Translate>((resolve) => (stop = withTexts(resolve)));
  stop();
  return t;
}
