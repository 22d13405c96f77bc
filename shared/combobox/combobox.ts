import { onTyping } from "../form/composition.ts";
import { on } from "../events.ts";
import { saveAttributes } from "../dom/save-attributes.ts";
import { comboboxKeys } from "./combobox-keys.ts";
import { type ComboboxList, comboboxList } from "./combobox-list.ts";
import { createLookup, type Lookup, type ResultPage, type Results } from "./lookup.ts";
import type { Choice } from "./panel.ts";

interface TextKeys {
  /** Heading of the list. */
  found: string;
  none: string;
  failed: string;
  /** Announcement for a list; `{0}` is the number of choices. */
  count: string;
  /** Text of the option that loads the next page; without it there is no such option. */
  more?: string;
}

interface ComboboxOptions {
  /** Contains the input, and the list while it is open. */
  host: HTMLElement;
  input: HTMLInputElement;
  id: string;
  signal: AbortSignal;
  /** Number of characters from which the server is asked. */
  minLength: number;
  textKeys: TextKeys;
  /** Asks the server; the first page is 1. Rejects if there is no answer. */
  find(text: string, page: number, signal: AbortSignal): Promise<ResultPage>;
  /** What the list offers while the input has the focus and no text. */
  whenEmpty?(): Offer;
}

/** Choices that need no text, with their heading and announcement as keys. No choices: the list stays closed. */
interface Offer extends Pick<TextKeys, "found" | "count"> {
  choices: readonly Choice[];
  /** Number in the announcement. */
  total: number;
}

export interface Combobox {
  /** The choices for the current text, if they have come. */
  choices(): readonly Choice[];
  /** Looks up the current text at once, and shows its choices. */
  ask(): void;
  close(): void;
  /** Shows a message in place of the list, and announces it. */
  showMessage(key: string): void;
  /** Removes the combobox and restores the input's attributes. */
  restore(): void;
}

/**
 * Turns an input into an editable combobox with list autocomplete. A server provides the options. WAI-ARIA APG,
 * combobox. SRC-01, SRC-04, PRO-05
 */
export function combobox({ host, input, id, signal, minLength, textKeys, find, whenEmpty }: ComboboxOptions): Combobox {
  const restoreAttributes = setAttributes(input, id);
  const list = comboboxList(host, input, id);
  const lookup: Lookup = createLookup({
    input,
    signal,
    minLength,
    find,
    show,
    fail: () => displayMessage(textKeys.failed),
    tooShort(active) {
      const offer = input.value ? undefined : whenEmpty?.();
      if (!offer?.choices.length) return close();
      lookup.cancel();
      showOffer(list, offer, active);
    },
  });

  function close(): void {
    lookup.cancel();
    list.close();
  }
  const displayMessage = (key: string): void =>
    list.show(
      (t) => ({ head: t(key), choices: [] }),
      (t) => t(key),
    );
  function show(results: Results, active: number): void {
    const { choices } = results;
    if (choices.length === 0) return displayMessage(textKeys.none);
    const end = lastChoice(results, textKeys.more, lookup);
    list.show(
      (t) => ({ head: t(textKeys.found), choices: end ? [...choices, end] : choices }),
      (t) => t(textKeys.count, choices.length),
      active,
    );
  }
  function typed(): void {
    list.panel?.activate(-1);
    lookup.typed();
  }

  const isOutside = (target: EventTarget | null): boolean => !host.contains(target as Node | null);
  input.addEventListener("keydown", comboboxKeys(input, list, lookup, close), { signal });
  onTyping(input, typed, { signal, pause: lookup.cancel });
  const offer = (): void => void (!list.panel && (!input.value || lookup.cached()) && lookup.ask());
  input.addEventListener("click", offer, { signal });
  input.addEventListener("focus", () => input.value || offer(), { signal });
  // Hiding a phone's keyboard blurs the input without a new focus target; the list stays open then.
  input.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && isOutside(relatedTarget) && close(), {
    signal,
  });
  document.addEventListener("pointerdown", ({ target }) => isOutside(target) && close(), { signal });
  on(document, "page:out", ({ stay }) => stay || close(), signal);
  document.addEventListener("page:loaded", lookup.clear, { signal });
  for (const viewport of [window, window.visualViewport])
    viewport?.addEventListener("resize", () => list.panel?.place(), { signal });

  // The visitor typed, or only focused the input, before this code loaded.
  if (document.activeElement === input) {
    if (input.value !== input.defaultValue) typed();
    else if (!input.value) offer();
  }
  return {
    choices: () => lookup.cached()?.choices ?? [],
    ask: () => lookup.ask(),
    close,
    showMessage(key) {
      lookup.cancel();
      displayMessage(key);
    },
    restore() {
      lookup.cancel();
      list.destroy();
      restoreAttributes();
    },
  };
}

/** The choice after the results: the one that loads the next page, else the one that came with them. */
const lastChoice = (results: Results, more: string | undefined, lookup: Lookup): Choice | undefined =>
  results.hasMore && more
    ? {
        group: results.choices.at(-1)!.group,
        act: () => lookup.askForMore(results),
        fill: (element, t) => void (element.textContent = t(more)),
      }
    : results.last;

const showOffer = (list: ComboboxList, { found, count, choices, total }: Offer, active: number): void =>
  list.show(
    (t) => ({ head: t(found), choices }),
    (t) => t(count, total),
    active,
  );

/** Sets the ARIA attributes of a closed combobox. Returns a function that restores the former ones. */
function setAttributes(input: HTMLInputElement, id: string): () => void {
  const attributes = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-controls": `${id}-list`,
    autocomplete: "off",
  };
  const restore = saveAttributes(input, [...Object.keys(attributes), "aria-activedescendant"]);
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return restore;
}
