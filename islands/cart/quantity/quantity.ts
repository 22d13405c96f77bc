import { parseDecimal } from "../../../shared/decimal.ts";
import { emit } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { isOff, stepButtons, turnOff } from "../../../shared/step-buttons.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { correct, type Problem, problemOf, stepped } from "./rules.ts";

/** A correction waits this long after the last key. QTY-04 */
const PATIENCE = 600;

const messages: Record<Problem, string> = {
  number: "Quantity.Number",
  decimal: "Quantity.Decimal",
  minimum: "Quantity.Minimum",
  maximum: "Quantity.Maximum",
  step: "Quantity.Step",
};

export default function quantity(host: HTMLElement, config: Config<typeof definition.config>, { signal, id }: ViewContext): () => void {
  const input = host.querySelector<HTMLInputElement>("input:not([type=hidden])");
  if (!input) throw new IslandError("config", `quantity on ${nameOf(host)} expects an input in it, found none.`);
  const whole = config.soldBy === "piece";
  const format = (value: number): string => formatNumber(value, shell().settings.locale);
  const note = document.createElement("p");
  note.className = "atoll-quantity-note";
  note.id = `${id}-note`;
  note.setAttribute("role", "status");
  const { minus, plus } = stepButtons(input);
  host.append(note);

  /** What the server said of the field, such as where its own message stands. */
  const described = input.getAttribute("aria-describedby");
  const wrong = input.getAttribute("aria-invalid");
  const attribute = (name: string, value: string | null): void => (value ? input.setAttribute(name, value) : input.removeAttribute(name));

  let t: Translate = (key) => key;
  let previous = parseDecimal(input.value) ?? config.min;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Judges the text as it stands: a problem keeps the form from being sent, from the first key on. */
  const judge = (): Problem | null => {
    const problem = problemOf(input.value, config, whole);
    input.setCustomValidity(problem ? message(problem) : "");
    const value = parseDecimal(input.value) ?? config.min;
    turnOff(minus, value <= config.min);
    turnOff(plus, config.max > 0 && value >= config.max);
    return problem;
  };
  const message = (problem: Problem): string => t(messages[problem], format(boundOf(problem)));
  const boundOf = (problem: Problem): number => (problem === "maximum" ? config.max : problem === "step" ? config.step : config.min);
  const say = (problem: Problem | null): void => {
    note.textContent = problem ? message(problem) : "";
    attribute("aria-describedby", problem ? [described, note.id].filter(Boolean).join(" ") : described);
    attribute("aria-invalid", input.validity.valid ? null : "true");
  };
  const set = (value: number | null): void => {
    clearTimeout(timer);
    const before = input.value;
    if (value === null || parseDecimal(before) !== value) input.value = value === null ? "" : format(value);
    if (value !== null) previous = value;
    if (judge() === null && value !== null) emit(host, "quantity:changed", { quantity: value });
    if (input.value !== before) input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  /** What was typed becomes a quantity that can be ordered, and is told why. A decimal is not guessed at. */
  const settle = (): void => {
    const problem = problemOf(input.value, config, whole);
    if (problem !== "decimal") set(correct(input.value, config, previous));
    say(problem);
  };
  const step = (direction: 1 | -1, control: HTMLElement): void => {
    if (isOff(control)) return;
    set(stepped(input.value, config, direction, whole));
    say(judge());
  };

  minus.addEventListener("click", () => step(-1, minus), { signal });
  plus.addEventListener("click", () => step(1, plus), { signal });
  input.addEventListener(
    "input",
    () => {
      clearTimeout(timer);
      say(judge() === "decimal" ? "decimal" : null);
      timer = setTimeout(settle, PATIENCE);
    },
    { signal },
  );
  input.addEventListener(
    "keydown",
    (event) => {
      // Enter would send the form with what is half typed. QTY-05
      if (event.key === "Enter") event.preventDefault();
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      step(event.key === "ArrowUp" ? 1 : -1, event.key === "ArrowUp" ? plus : minus);
    },
    { signal },
  );
  input.addEventListener(
    "invalid",
    (event) => {
      // Our own words beside the field, instead of the browser's bubble in its own language.
      event.preventDefault();
      input.focus();
      settle();
    },
    { signal },
  );
  withTexts((texts) => {
    t = texts;
    minus.setAttribute("aria-label", t("Quantity.Decrease"));
    plus.setAttribute("aria-label", t("Quantity.Increase"));
    const problem = judge();
    if (problem && note.textContent) say(problem);
  }, signal);
  judge();

  return () => {
    clearTimeout(timer);
    input.setCustomValidity("");
    attribute("aria-describedby", described);
    attribute("aria-invalid", wrong);
    for (const element of [minus, plus, note]) element.remove();
  };
}
