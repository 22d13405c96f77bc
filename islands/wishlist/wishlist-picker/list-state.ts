import { isInListPath } from "../../../shared/api/wishlists.ts";
import { call } from "../../../shared/http/call.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { latest } from "../../../shared/latest.ts";
import { announce } from "../../../shared/live.ts";
import { warn } from "../../../shared/warn.ts";
import { readIsInList } from "./rules.ts";

/** What the form says of the list that is chosen, and offers for it. */
export interface ListState {
  /** Asks whether the variant is in the list that is chosen now; an answer about another one is not waited for. Quietly, what is said stays where it is not. WSH-02 */
  ask(isQuiet?: boolean): void;
  /** What was asked is not waited for any more. */
  stopAsking(): void;
  say(text: (t: Translate) => string, isFailure?: boolean): void;
  /** Offers to take it off the list, or to add it. */
  offer(isInList: boolean): void;
  /** Name of the list that is chosen. */
  name(): string;
  /** All is as the server wrote it. */
  end(): void;
}

export const buttonSelector = "[data-wishlist-add], [data-wishlist-remove], [data-wishlist-remove-all]";

export function listState(
  form: HTMLFormElement,
  select: HTMLSelectElement,
  variantId: string,
  signal: AbortSignal,
): ListState {
  const present = form.querySelector<HTMLElement>("[data-wishlist-status]");
  const place = present ?? form.appendChild(document.createElement("div"));
  const buttons = [...form.querySelectorAll<HTMLButtonElement>(buttonSelector)];
  const served = { nodes: [...place.childNodes], hidden: buttons.map(({ hidden }) => hidden) };
  const begin = latest(signal);
  let t: Translate = (key) => key;
  let said: ((t: Translate) => string) | undefined;

  const name = (): string => select.options[select.selectedIndex]?.text.trim() ?? "";
  function say(text: (t: Translate) => string, isFailure = false): void {
    said = text;
    place.textContent = text(t);
    place.toggleAttribute("data-failed", isFailure);
    if (place.textContent) announce(place.textContent, isFailure ? "assertive" : "polite");
  }
  const offer = (isInList: boolean): void =>
    buttons.forEach((button) => (button.hidden = button.hasAttribute("data-wishlist-add") === isInList));

  async function ask(isQuiet: boolean): Promise<void> {
    const running = begin();
    const list = name();
    let isInList = false;
    place.setAttribute("aria-busy", "true");
    try {
      isInList = readIsInList(
        await call(isInListPath(variantId, select.value), { ofHost: true, login: false, signal: running }),
      );
    } catch (error) {
      // The server knows what is there already.
      if (!running.aborted) warn("whether it is in the list could not be asked; it can be added.", error);
    }
    if (running.aborted) return;
    place.removeAttribute("aria-busy");
    offer(isInList);
    if (isInList) say((words) => words("Wishlist.InList", list));
    else if (!isQuiet) say(() => "");
  }

  const stopTexts = withTexts((words) => {
    t = words;
    if (said) place.textContent = said(t);
  });
  return {
    ask: (isQuiet = false) => void ask(isQuiet),
    stopAsking() {
      begin();
      place.removeAttribute("aria-busy");
    },
    say,
    offer,
    name,
    end() {
      stopTexts();
      place.replaceChildren(...served.nodes);
      place.removeAttribute("aria-busy");
      place.removeAttribute("data-failed");
      if (!present) place.remove();
      buttons.forEach((button, index) => (button.hidden = served.hidden[index]!));
    },
  };
}
