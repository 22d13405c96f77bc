import { newElement } from "../../../shared/dom/new-element.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { type FailureMessage, retryAddress } from "./rules.ts";
import { statusLine } from "./status.ts";

/** The place of the form, and the message under it. */
export interface CardView {
  /** The element for the provider's form. */
  readonly form: HTMLElement;
  /** Hides the form while it loads, so that it appears complete. */
  setCovered(isCovered: boolean): void;
  showProgress(key: string): void;
  /** Shows a failure, with other ways to pay if the message offers them. */
  showFailure(message: FailureMessage): void;
  /** Clears the message and hides the other ways to pay. */
  clear(): void;
  focusMessage(): void;
  remove(): void;
}

export function cardView(host: HTMLElement, retryUrl: string, signal: AbortSignal): CardView {
  const form = newElement("div", "atoll-card-form");
  const status = statusLine(signal);
  const box = newElement("div", "atoll-card", form, status.element);
  const restore = saveAttributes(host, ["class"]);
  host.prepend(box);
  const retries = {
    reload: () => location.reload(),
    restart: () => location.assign(retryAddress(retryUrl, location.href)),
  };
  /** Shows or hides the content of the host: other ways to pay. */
  const offerOthers = (isOffered: boolean): unknown => host.classList.toggle("atoll-card-stuck", isOffered);
  return {
    form,
    setCovered: (isCovered) => void box.classList.toggle("atoll-card-opening", isCovered),
    showProgress(key) {
      offerOthers(false);
      status.show(key, { isProgress: true });
    },
    showFailure({ key, retry, offersOthers }) {
      status.show(key, { retry: retry && retries[retry] });
      offerOthers(offersOthers);
    },
    clear() {
      status.clear();
      offerOthers(false);
    },
    focusMessage: status.focus,
    remove() {
      box.remove();
      restore();
    },
  };
}
