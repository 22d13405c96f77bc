import { isCartPending, whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { on } from "../../../shared/events.ts";
import { fieldsOf } from "../../../shared/form/form-of.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";

/** Time after which an order sent by the browser may be sent again: the visitor may have stopped the first attempt. */
const RESEND_DELAY_MS = 30_000;

/** Name and value of the button that sent it. */
type Order = readonly [name: string, value: string];

/** The order that waits for pending changes, also across the reload of the page that follows them. */
let waiting: Order | undefined;
let isReady = false;
/** The checkout form of the current page. */
let currentForm: HTMLFormElement | undefined;

// Leaving the checkout cancels a waiting order.
on(document, "page:out", ({ stay }) => {
  if (!stay) clear();
});

/**
 * Holds the order back while changes are being saved, and then sends it once. If a change could not be saved, the order
 * is not sent. CHK-05
 */
export function orderOnce(form: HTMLFormElement, signal: AbortSignal): void {
  let isSent = false;
  currentForm = form;
  showWaiting();

  form.addEventListener(
    "submit",
    (event) => {
      if (!waiting && !isSent && !isCartPending()) return;
      // Capture phase, so that no other submit handler runs.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (waiting || isSent) return;
      const { name = "", value = "" } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
      void send((waiting = [name, value]));
    },
    { capture: true, signal },
  );

  // On the window, after all other handlers: only a form that the browser sends gets here. The shell locks forms that
  // it sends itself.
  const setSent = (is: boolean): void => {
    isSent = is;
    form.toggleAttribute("data-sent", is);
  };
  addEventListener(
    "submit",
    (event) => {
      if (event.target !== form || event.defaultPrevented) return;
      setSent(true);
      setTimeout(setSent, RESEND_DELAY_MS, false);
    },
    { signal },
  );
  // The page is restored from the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && setSent(false), { signal });
  if (isReady) placeOrder();
}

async function send(order: Order): Promise<void> {
  showWaiting();
  const isSaved = await whenCartSaved();
  if (waiting !== order) return;
  isReady = isSaved;
  if (!isSaved) {
    clear();
    notify({ kind: "error", text: (await whenTexts())("Checkout.NotSaved") });
  } else if (currentForm?.isConnected) placeOrder();
}

/** Submits the current form with the button of the waiting order. */
function placeOrder(): void {
  const [name, value] = waiting!;
  clear();
  currentForm!.requestSubmit(
    fieldsOf(currentForm!).find((button) => button.type === "submit" && button.name === name && button.value === value),
  );
}

function clear(): void {
  waiting = undefined;
  isReady = false;
  showWaiting();
}

const showWaiting = (): unknown => currentForm?.toggleAttribute("data-waiting", !!waiting);
