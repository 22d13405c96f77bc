import { isCartPending, whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { on } from "../../../shared/events.ts";
import { fieldsOf } from "../../../shared/form/form-of.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";

/** Time after which an order sent by the browser may be sent again: the visitor may have stopped the first attempt. */
const RESEND_DELAY_MS = 30_000;

/** Longest wait for the towns of a postal code. After it the order is sent as it is, and its fields are checked. */
const TOWNS_LIMIT_MS = 5_000;

/** Name and value of the button that sent it. */
type Order = readonly [name: string, value: string];

/** The order that waits for pending changes, also across the reload of the page that follows them. */
let waiting: Order | undefined;
let isReady = false;
/** The waiting order was pressed while the town of a field was looked up. */
let awaitsTowns = false;
/** An order has waited long enough for the lookups that are running. */
let isImpatient = false;
/** The checkout form of the current page. */
let currentForm: HTMLFormElement | undefined;

// Leaving the checkout cancels a waiting order.
on(document, "page:out", ({ stay }) => {
  if (!stay) clear();
});

/**
 * Holds the order back while changes are being saved or towns are looked up, and then sends it once. If a change could
 * not be saved, or a field still has a quantity that was refused, the order is not sent. CHK-05
 */
export function orderOnce(form: HTMLFormElement, signal: AbortSignal): void {
  let isSent = false;
  currentForm = form;
  showWaiting();

  // Capture phase, so that no other submit handler runs.
  const hold = (event: SubmitEvent): void => {
    stop(event);
    if (waiting || isSent) return;
    const { name = "", value = "" } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
    void send((waiting = [name, value]));
  };
  form.addEventListener(
    "submit",
    (event) => {
      if (waiting || isSent || isCartPending()) return hold(event);
      const refused = refusedQuantity();
      if (!refused) return;
      stop(event);
      refused.focus();
      void reportUnsaved();
    },
    { capture: true, signal },
  );
  // On the window, before the validation, which would report that the town is missing.
  addEventListener(
    "submit",
    (event) => {
      const isUnchecked = (event.submitter as HTMLButtonElement | null)?.formNoValidate;
      if (event.target !== form || isUnchecked) return;
      isImpatient &&= isLookingUp();
      if (isLookingUp() && !isImpatient) hold(event);
    },
    { capture: true, signal },
  );
  // A visitor who corrects a field meanwhile does not order yet.
  form.addEventListener("input", ({ isTrusted }) => isTrusted && awaitsTowns && clear(), { signal });

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
  if (isReady) void send(waiting!);
}

/** Whether the lookup of a town may still fill in a field of the order. CHK-06 */
const isLookingUp = (): boolean =>
  fieldsOf(currentForm!).some((field) => {
    const host = field.closest<HTMLElement>('[data-island="city-field"]');
    if (!host || field.closest(":disabled")) return false;
    // After a reload of the page the lookup begins anew.
    const isStarting = awaitsTowns && !field.value && !/live|failed/.test(host.dataset["islandState"] ?? "");
    return isStarting || host.getAttribute("aria-busy") === "true";
  });

function whenTownsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const check = (): unknown => (waiting && isLookingUp()) || finish();
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => {
      isImpatient = true;
      finish();
    }, TOWNS_LIMIT_MS);
    const attributeFilter = ["aria-busy", "data-island-state", "data-waiting"];
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
    check();
  });
}

/** A field of the cart with a quantity that the server has refused: the order would have another one. CRT-04 */
const refusedQuantity = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.atoll-line-failed [aria-invalid="true"]')].find((field) =>
    field.checkVisibility(),
  );

const reportUnsaved = async (): Promise<unknown> =>
  notify({ kind: "error", text: (await whenTexts())("Checkout.NotSaved") });

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function send(order: Order): Promise<void> {
  showWaiting();
  if (isLookingUp()) awaitsTowns = true;
  const isSaved = await whenCartSaved();
  if (isSaved) await whenTownsKnown();
  if (waiting !== order) return;
  isReady = isSaved;
  if (!isSaved) {
    clear();
    await reportUnsaved();
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
  isReady = awaitsTowns = false;
  showWaiting();
}

const showWaiting = (): unknown => currentForm?.toggleAttribute("data-waiting", !!waiting);
