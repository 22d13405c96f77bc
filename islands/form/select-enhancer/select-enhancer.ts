import { labelOf } from "../../../shared/a11y/label-of.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import { delegate, undelegate } from "../../../shared/dom/delegate.ts";
import { keyWords } from "../../../shared/i18n/key-words.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { findIn } from "../../../shared/dom/find-in.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import type definition from "./definition.ts";
import type { Choices } from "./choices.ts";
import { saveSelectAttributes, watchSelect } from "./watch-select.ts";
import { keyboard } from "./keyboard.ts";
import { nameControl } from "./name-control.ts";

export default function selectEnhancer(
  host: HTMLElement,
  { search }: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): (() => void) | void {
  const select = findIn<HTMLSelectElement>(host, "select")!;
  // The native list of a touch device is easier to use.
  if (matchMedia("(pointer: coarse)").matches) return;
  rejectDuplicates(host, select);

  let choices: Choices | undefined;
  let t: Translate = keyWords;
  let stop = (): void => {};

  async function start(select: HTMLSelectElement): Promise<void> {
    const { createChoices } = await lazyImport("tom-select", () => import("./choices.ts"));
    if (signal.aborted) return;
    const restoreAttributes = saveSelectAttributes(select);
    const label = select.getAttribute("aria-label") ?? labelOf(select);
    choices = createChoices(select, search, (key, ...values) => t(key, ...values));
    nameControl(select, label, choices);
    keyboard(choices, search, signal);
    const stopWatching = watchSelect(select, choices);
    select.addEventListener("focus", () => choices!.focus(), { signal });
    // The visitor may have focused the select before the code had loaded.
    if (document.activeElement === select) choices.focus();
    stop = () => {
      stopWatching();
      choices!.destroy();
      restoreAttributes();
    };
  }

  delegate(select, {
    // Scripts that change the value dispatch `change`. After `reset`, the select has its initial value only after the
    // event.
    change: () => choices?.syncSelection(),
    reset: () => void setTimeout(() => choices?.syncSelection()),
  });
  const stopTexts = withTexts((texts) => {
    t = texts;
    choices?.updateTexts();
  });
  start(select).catch((error: unknown) => signal.aborted || fail("load", error));
  return () => {
    stopTexts();
    undelegate(select);
    stop();
  };
}

/** Throws an `IslandError` if two options have the same value. */
function rejectDuplicates(host: HTMLElement, select: HTMLSelectElement): void {
  const values = [...select.options].map(({ value }) => value);
  if (new Set(values).size < values.length) {
    throw new IslandError(
      `select-enhancer on ${nameOf(host)} expects options with different values, found duplicates.`,
    );
  }
}
