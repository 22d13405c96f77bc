import { isInList } from "../../../shared/api/wishlist-membership.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { warn } from "../../../shared/warn.ts";
import { statusMessage } from "./status-message.ts";

/** The message and the buttons of the form for the chosen list. */
export interface ListState {
  /**
   * Asks the server whether the variant is on the chosen list, and shows the answer. A newer call replaces an older
   * one. With `isQuiet`, the current message stays if the variant is not on the list. WSH-02
   */
  ask(isQuiet?: boolean): void;
  /** Ignores a pending answer. */
  stopAsking(): void;
  showText(text: (t: Translate) => string, isFailure?: boolean): void;
  /** Shows the buttons that remove the product, or the one that adds it. */
  offer(isListed: boolean): void;
  /** Name of the chosen list. */
  name(): string;
  /** Restores the server's HTML. */
  end(): void;
}

export const buttonSelector = "[data-wishlist-add], [data-wishlist-remove], [data-wishlist-remove-all]";

export function listState(
  form: HTMLFormElement,
  select: HTMLSelectElement,
  variantId: string,
  signal: AbortSignal,
): ListState {
  const status = statusMessage(form);
  const buttons = [...form.querySelectorAll<HTMLButtonElement>(buttonSelector)];
  const wereHidden = buttons.map(({ hidden }) => hidden);
  const begin = abortPrevious(signal);

  const name = (): string => select.options[select.selectedIndex]?.text.trim() ?? "";
  const offer = (isListed: boolean): void =>
    buttons.forEach((button) => (button.hidden = button.hasAttribute("data-wishlist-add") === isListed));

  async function ask(isQuiet: boolean): Promise<void> {
    const running = begin();
    const list = name();
    let isListed = false;
    status.setBusy(true);
    try {
      isListed = await isInList(variantId, select.value, running);
    } catch (error) {
      // Adding is safe: the server knows the products on the list.
      if (!running.aborted) warn('could not check list membership; showing "Add".', error);
    }
    if (running.aborted) return;
    status.setBusy(false);
    offer(isListed);
    if (isListed) status.show((t) => t("Wishlist.InList", list));
    else if (!isQuiet) status.show(() => "");
  }

  return {
    ask: (isQuiet = false) => void ask(isQuiet),
    stopAsking() {
      begin();
      status.setBusy(false);
    },
    showText: status.show,
    offer,
    name,
    end() {
      status.restore();
      buttons.forEach((button, index) => (button.hidden = wereHidden[index]!));
    },
  };
}
