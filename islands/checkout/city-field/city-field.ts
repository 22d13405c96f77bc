import { onTyping } from "../../../shared/composition.ts";
import { debounce } from "../../../shared/debounce.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { inputIn } from "../../../shared/input-in.ts";
import type { Config } from "../../../shared/island/field.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { latest } from "../../../shared/latest.ts";
import { announce } from "../../../shared/live.ts";
import { plainText, writePlain } from "../../../shared/plain-text.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import type { Dropdown } from "./dropdown.ts";
import { fewTowns } from "./few-towns.ts";
import { manyTowns } from "./many-towns.ts";
import { isSame, offerOf } from "./rules.ts";
import { townsOf } from "./towns.ts";

/** From so many signs on it is asked while the visitor types. */
const LONG_ENOUGH = 4;

export default function cityField(
  host: HTMLElement,
  { postalCodeField, countryField }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = inputIn(host, "city-field");
  const { form } = input;
  const fieldOf = (name: string): { value: string } => {
    const field = form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(name)}"]`);
    if (!field)
      throw new IslandError("config", `city-field on ${nameOf(host)} expects a field ${name} in its form, found none.`);
    return field;
  };
  const [code, country] = [fieldOf(postalCodeField), fieldOf(countryField)];
  const newest = latest(signal);
  let towns: string[] = [];
  let dropdown: Dropdown | undefined;
  /** Country and postal code that were asked about last, and not in vain. */
  let asked: string | undefined;
  /** The town was chosen here, not typed: it goes when the postal code is another. */
  let isChosen = false;
  /** The visitor is typing a town. */
  let isTyping = false;
  let isTouched = false;
  let isOwn = false;

  function choose(town: string): void {
    isChosen = towns.includes(town);
    input.value = town;
    isOwn = true;
    // A town that is still to be chosen is not wrong yet.
    for (const type of town ? ["input", "change"] : ["input"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    isOwn = false;
  }

  /** Who types a town is left alone until they have. */
  function offer(next: string[]): void {
    towns = next;
    if (!isTyping) show();
  }
  function show(): void {
    const wasOpen = !!dropdown;
    // The select may have the focus, and passes it on by the field.
    const hadFocus = document.activeElement === dropdown?.control;
    dropdown?.remove();
    dropdown = undefined;
    if (towns.length === 0) return;
    const isGone = isChosen && !towns.some((town) => isSame(town, input.value));
    const { options, chosen, isSearchable } = offerOf(towns, isGone ? "" : input.value);
    if (input.value === chosen) isChosen = towns.includes(chosen);
    else choose(chosen);
    const make = isSearchable ? manyTowns : fewTowns;
    dropdown = make({ host, input, id: `${id}-towns`, options, chosen, choose });
    if (hadFocus) dropdown.control.focus({ preventScroll: true });
    if (!wasOpen && isTouched) announce(texts()?.("City.Listed", towns.length) ?? "");
  }

  async function ask(): Promise<void> {
    waiting.cancel();
    const [postalCode, countryId] = [plainText(code.value).trim(), country.value];
    const question = JSON.stringify([countryId, postalCode]);
    if (question === asked) return;
    asked = question;
    const signal = newest();
    const next = townsOf(postalCode, countryId, signal);
    // What is known is shown before the page is.
    if (Array.isArray(next)) return settle(next);
    host.setAttribute("aria-busy", "true");
    try {
      const towns = await next;
      if (!signal.aborted) settle(towns);
    } catch (error) {
      if (signal.aborted) return;
      asked = undefined;
      warn("the towns of a postal code could not be had; the town is typed.", error);
      settle([]);
    }
  }
  function settle(towns: string[]): void {
    host.removeAttribute("aria-busy");
    offer(towns);
  }
  const waiting = debounce(() => void ask(), 300, signal);

  let isDue = false;
  /** A script that fills in an address changes several fields at once. */
  function soon(): void {
    if (isDue) return;
    isDue = true;
    isTouched = true;
    queueMicrotask(() => {
      isDue = false;
      if (!signal.aborted) void ask();
    });
  }
  const theirs =
    (act: (name: string, target: EventTarget | null) => void) =>
    ({ target }: Event) =>
      isOwn || act((target as HTMLInputElement).name, target);
  form!.addEventListener(
    "change",
    theirs((name) => {
      if (name === postalCodeField) writePlain(code);
      if (name === postalCodeField || name === countryField) soon();
    }),
    { signal },
  );
  function note(name: string, target: EventTarget | null): void {
    if (name === postalCodeField) {
      // An answer about the code of before is none any more.
      newest();
      asked = undefined;
      host.removeAttribute("aria-busy");
      waiting.cancel();
      isTouched = true;
    } else if (target === input) {
      if (document.activeElement !== input) {
        // A script has filled it in.
        isChosen = false;
        if (towns.length > 0) show();
      } else if (!dropdown) {
        isChosen = false;
        isTyping = true;
      }
    }
  }
  const typed = theirs((name, target) => {
    note(name, target);
    if (name === postalCodeField && code.value.trim().length >= LONG_ENOUGH) waiting();
  });
  onTyping(form!, typed, { signal, pause: theirs(note) });
  input.addEventListener(
    "blur",
    () => {
      if (!isTyping) return;
      isTyping = false;
      if (towns.length > 0) show();
    },
    { signal },
  );

  if (code.value.trim()) void ask();
  // Since before this code was here.
  isTyping = !dropdown && document.activeElement === input && input.value !== input.defaultValue;
  return () => {
    host.removeAttribute("aria-busy");
    dropdown?.remove();
  };
}
