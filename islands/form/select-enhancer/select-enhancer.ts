import { delegate, undelegate } from "../../../shared/delegate.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import type { Choices } from "./choices.ts";
import { attributesOf, follow } from "./follow.ts";
import { keyboard } from "./keyboard.ts";
import { nameControl } from "./name-control.ts";

export default function selectEnhancer(
  host: HTMLElement,
  { search }: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): (() => void) | void {
  const select = host instanceof HTMLSelectElement ? host : host.querySelector("select");
  if (!select)
    throw new IslandError("config", `select-enhancer on ${nameOf(host)} expects a select in it, found none.`);
  // The list of a phone is better than any other there.
  if (matchMedia("(pointer: coarse)").matches) return;
  const values = [...select.options].map(({ value }) => value);
  if (new Set(values).size < values.length) {
    throw new IslandError(
      "config",
      `select-enhancer on ${nameOf(host)} expects options of different values, found some alike.`,
    );
  }

  let choices: Choices | undefined;
  let t: Translate = (key) => key;
  let stop = (): void => {};

  async function start(select: HTMLSelectElement): Promise<void> {
    const { createChoices } = await loadLater("tom-select", () => import("./choices.ts"));
    if (signal.aborted) return;
    const restore = attributesOf(select);
    choices = createChoices(select, search, (key, ...values) => t(key, ...values));
    nameControl(select, choices);
    keyboard(choices, search, signal);
    const unfollow = follow(select, choices);
    select.addEventListener("focus", () => choices!.focus(), { signal });
    // The visitor may have been quicker than the code.
    if (document.activeElement === select) choices.focus();
    stop = () => {
      unfollow();
      choices!.destroy();
      restore();
    };
  }

  delegate(select, {
    // A script that chooses tells so by an event; the field has its first value after `reset`.
    change: () => choices?.follow(),
    reset: () => void setTimeout(() => choices?.follow()),
  });
  const stopTexts = withTexts((texts) => {
    t = texts;
    choices?.speak();
  });
  start(select).catch((error: unknown) => signal.aborted || fail("load", error));
  return () => {
    stopTexts();
    undelegate(select);
    stop();
  };
}
