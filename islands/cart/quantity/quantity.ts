import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { stepButtons } from "../../../shared/step-buttons.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { quantityField } from "./field.ts";

/** A correction waits this long after the last key. QTY-04 */
const PATIENCE = 600;

export default function quantity(host: HTMLElement, config: Config<typeof definition.config>, { signal, id }: ViewContext): void {
  const input = host.querySelector<HTMLInputElement>("input:not([type=hidden])");
  if (!input) throw new IslandError("config", `quantity on ${nameOf(host)} expects an input in it, found none.`);
  const { minus, plus } = stepButtons(input, signal);
  const note = noteOf(host, id, signal);
  const field = quantityField({ input, minus, plus, note }, config, config.soldBy === "piece");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (act: () => void): void => {
    clearTimeout(timer);
    act();
  };
  const listen = <Type extends keyof HTMLElementEventMap>(target: HTMLElement, type: Type, listener: (event: HTMLElementEventMap[Type]) => void): void =>
    target.addEventListener(type, listener, { signal });

  listen(minus, "click", () => now(() => field.step(-1)));
  listen(plus, "click", () => now(() => field.step(1)));
  listen(input, "input", () => {
    field.say(field.judge() === "decimal" ? "decimal" : null);
    clearTimeout(timer);
    timer = setTimeout(field.settle, PATIENCE);
  });
  listen(input, "keydown", (event) => {
    // Enter would send the form with what is half typed. QTY-05
    if (event.key === "Enter") event.preventDefault();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    now(() => field.step(event.key === "ArrowUp" ? 1 : -1));
  });
  listen(input, "invalid", (event) => {
    // Our own words beside the field, instead of the browser's bubble in its own language.
    event.preventDefault();
    input.focus();
    now(field.settle);
  });
  // The fields have their first values after the event.
  input.form?.addEventListener("reset", () => setTimeout(() => field.say(field.judge() && null)), { signal });
  signal.addEventListener("abort", () => now(field.restore));
  withTexts((t) => {
    minus.setAttribute("aria-label", t("Quantity.Decrease"));
    plus.setAttribute("aria-label", t("Quantity.Increase"));
    field.speak(t);
  }, signal);
  field.judge();
}

/** Where a problem is told; gone when `signal` aborts. */
function noteOf(host: HTMLElement, id: string, signal: AbortSignal): HTMLElement {
  const note = document.createElement("div");
  note.className = "atoll-quantity-note";
  note.id = `${id}-note`;
  note.setAttribute("role", "status");
  signal.addEventListener("abort", () => note.remove());
  return host.appendChild(note);
}
