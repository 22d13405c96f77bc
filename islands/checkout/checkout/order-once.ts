import { isCartSettling, whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { notify } from "../../../shared/notify.ts";

/** An order waits for all that is being saved, over the reload that follows from it. */
let isWaiting = false;

/** Holds the order back while something is being saved, and sends it then, once; not when something could not be saved. CHK-05 */
export function orderOnce(form: HTMLFormElement, signal: AbortSignal): void {
  const show = (): unknown => form.toggleAttribute("data-waiting", isWaiting);
  show();
  form.addEventListener(
    "submit",
    (event) => {
      if (!isWaiting && !isCartSettling()) return;
      // Before all others: nobody shall send it yet.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isWaiting) return;
      isWaiting = true;
      show();
      const { name = "", value = "" } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
      void whenCartSaved().then((isSaved) => {
        isWaiting = false;
        const present = form.isConnected ? form : document.querySelector<HTMLFormElement>(`#page form#${CSS.escape(form.id)}`);
        present?.removeAttribute("data-waiting");
        if (!present) return;
        if (isSaved) present.requestSubmit(present.querySelector<HTMLButtonElement>(`button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`));
        else tellUnsaved();
      });
    },
    { capture: true, signal },
  );
}

function tellUnsaved(): void {
  const stop = withTexts((t) => {
    queueMicrotask(() => stop());
    notify({ kind: "error", text: t("Checkout.NotSaved") });
  });
}
