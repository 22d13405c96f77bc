import { isCartSettling, whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { on } from "../../../shared/events.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";

/** Milliseconds after which an order that the browser sends may be sent again: the visitor may have stopped it. */
const PATIENCE = 30_000;

/** The name and value of its button. */
type Order = readonly [name: string, value: string];

/** It waits for all that is being saved, over the reload that follows from that. */
let waiting: Order | undefined;
let isDue = false;
/** The form that stands for it on the page. */
let live: HTMLFormElement | undefined;

// Who leaves the checkout orders nothing.
on(document, "page:out", ({ stay }) => {
  if (!stay) end();
});

/** Holds the order back while something is being saved, and sends it then, once; not when something could not be saved. CHK-05 */
export function orderOnce(form: HTMLFormElement, signal: AbortSignal): void {
  let isSent = false;
  live = form;
  showWaiting();

  form.addEventListener(
    "submit",
    (event) => {
      if (!waiting && !isSent && !isCartSettling()) return;
      // Before all others: nobody shall send it now.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (waiting || isSent) return;
      const { name = "", value = "" } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
      void send((waiting = [name, value]));
    },
    { capture: true, signal },
  );

  // After all others: the browser sends it. What the shell sends in the background it locks itself.
  const setSent = (is: boolean): void => {
    isSent = is;
    form.toggleAttribute("data-sent", is);
  };
  addEventListener(
    "submit",
    (event) => {
      if (event.target !== form || event.defaultPrevented) return;
      setSent(true);
      setTimeout(setSent, PATIENCE, false);
    },
    { signal },
  );
  // The browser shows the page that it kept.
  addEventListener("pageshow", ({ persisted }) => persisted && setSent(false), { signal });
  if (isDue) place();
}

async function send(order: Order): Promise<void> {
  showWaiting();
  const isSaved = await whenCartSaved();
  if (waiting !== order) return;
  isDue = isSaved;
  if (!isSaved) {
    end();
    notify({ kind: "error", text: (await whenTexts())("Checkout.NotSaved") });
  } else if (live?.isConnected) place();
}

/** On the page as it is now. */
function place(): void {
  const [name, value] = waiting!;
  end();
  const buttons = [...(live!.elements as HTMLCollectionOf<HTMLButtonElement>)];
  live!.requestSubmit(
    buttons.find((button) => button.type === "submit" && button.name === name && button.value === value),
  );
}

function end(): void {
  waiting = undefined;
  isDue = false;
  showWaiting();
}

const showWaiting = (): unknown => live?.toggleAttribute("data-waiting", !!waiting);
