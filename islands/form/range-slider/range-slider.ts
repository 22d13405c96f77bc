import { IslandError } from "../../../shared/island/contract.ts";
import type { API, Options } from "nouislider";
import { delegate, undelegate } from "../../../shared/dom/delegate.ts";
import { shell } from "../../../shared/shell-api.ts";
import { watchEditable } from "../../../shared/form/watch-editable.ts";
import { keyWords } from "../../../shared/i18n/key-words.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { ownValidity } from "../../../shared/form/own-validity.ts";
import { expectedNumber } from "../../../shared/number/expected-number.ts";
import { fieldNumber } from "../../../shared/i18n/number.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { labelOf } from "../../../shared/a11y/label-of.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import type definition from "./definition.ts";
import { constrain, describeValue, handlePositions, isUnknown, plainText, type Scale, snap } from "./rules.ts";

interface InputSlider {
  api: API;
  /** Whether the slider is writing to the inputs: their events must not move it again. */
  isWriting: boolean;
}

export default function rangeSlider(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): () => void {
  const inputs = inputsIn(host, config);
  const { locale } = shell().settings;
  // The element is added before the library has loaded, to reserve the space.
  const target = host.appendChild(document.createElement("div"));
  target.className = "atoll-slider";
  let slider: InputSlider | undefined;

  const follow = (changed: number): void => {
    if (slider && !slider.isWriting)
      slider.api.set(handlePositions(constrain(textsIn(inputs), changed, config), config), false);
  };
  const updateDisabled = (): void => void (slider && disableHandles(slider.api, inputs));

  let t = keyWords;
  const setValidity = inputs.map(ownValidity);
  /** Marks text that names a value, but which one is unknown, and leaves it as it is. */
  const check = (input: HTMLInputElement, index: number): boolean => {
    const isWrong = isUnknown(input, config, locale);
    setValidity[index]!(isWrong ? expectedNumber(t, input.value, "Quantity.EnterNumber") : "");
    return isWrong;
  };
  const stopTexts = withTexts((texts) => {
    t = texts;
    inputs.forEach((input, index) => input.validationMessage && check(input, index));
  });

  inputs.forEach((input, index) =>
    delegate(input, {
      input() {
        setValidity[index]!("");
        follow(index);
      },
      // Runs before the page's own handlers, which then read a value of the scale.
      change() {
        if (slider?.isWriting || check(input, index)) return;
        const value = constrain(textsIn(inputs), index, config)[index];
        if (value !== null && value !== undefined) writeValue(input, value, locale);
        follow(index);
      },
      // The fields have their initial values only after the event.
      reset: () =>
        void setTimeout(() => {
          setValidity[index]!("");
          follow(index);
        }),
    }),
  );

  async function start(): Promise<void> {
    const { default: noUiSlider } = await lazyImport("nouislider", () => import("nouislider"));
    if (signal.aborted) return;
    const api = noUiSlider.create(target, sliderOptions(host, inputs, config, locale));
    slider = writeToInputs(api, inputs, config, locale);
    updateDisabled();
  }
  const stopWatching = watchEditable(inputs, updateDisabled);
  start().catch((error: unknown) => signal.aborted || fail("load", error));

  return () => {
    stopWatching();
    stopTexts();
    for (const set of setValidity) set("");
    inputs.forEach(undelegate);
    if (slider) destroySlider(slider.api);
    target.remove();
  };
}

/** The inputs in `host`. Throws if there are more than two, or if the bounds are wrong. */
function inputsIn(host: HTMLElement, { min, max }: Scale): HTMLInputElement[] {
  const inputs = [...host.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
  const reject = (expected: string, found: string): never => {
    throw new IslandError(`range-slider on ${nameOf(host)} expects ${expected}, found ${found}.`);
  };
  if (inputs.length > 2) reject("one or two inputs in it", String(inputs.length));
  if (min >= max) reject("a data-max above data-min", `${min} and ${max}`);
  return inputs;
}

const textsIn = (inputs: readonly HTMLInputElement[]): string[] =>
  inputs.map((input) => plainText(input, shell().settings.locale));

function sliderOptions(
  host: HTMLElement,
  inputs: HTMLInputElement[],
  config: Config<typeof definition.config>,
  locale: string,
): Options {
  return {
    start: handlePositions(constrain(textsIn(inputs), 0, config), config),
    range: { min: config.min, max: config.max },
    step: config.step,
    connect: inputs.length > 1 ? true : "lower",
    direction: getComputedStyle(host).direction === "rtl" ? "rtl" : "ltr",
    handleAttributes: inputs.map((input) => ({ "aria-label": labelOf(input) })),
    ariaFormat: { to: (value) => describeValue(snap(value, config), config.unit, locale) },
  };
}

/** Writes the values of the slider to the inputs while the visitor moves a handle. */
function writeToInputs(api: API, inputs: readonly HTMLInputElement[], scale: Scale, locale: string): InputSlider {
  const slider: InputSlider = { api, isWriting: false };
  const writeTo = (type: "input" | "change") => (_values: unknown, handle: number, raw: number[]) => {
    const input = inputs[handle]!;
    const before = input.value;
    writeValue(input, snap(raw[handle]!, scale), locale);
    slider.isWriting = true;
    if (type === "change" || input.value !== before) input.dispatchEvent(new Event(type, { bubbles: true }));
    slider.isWriting = false;
  };
  api.on("slide", writeTo("input"));
  api.on("change", writeTo("change"));
  return slider;
}

function disableHandles(api: API, inputs: readonly HTMLInputElement[]): void {
  for (const [index, input] of inputs.entries()) {
    if (input.matches(":disabled, :read-only")) api.disable(index);
    else api.enable(index);
  }
}

/** Inputs of `type=number` accept a decimal point only; others show the number in the format of `locale`. */
function writeValue(input: HTMLInputElement, value: number, locale: string): void {
  input.value = fieldNumber(value, locale, input.type);
}

function destroySlider(slider: API): void {
  for (const event of ["slide", "change"]) slider.off(event);
  // During a drag, noUiSlider listens on the document until mouseup.
  if (slider.target.querySelector(".noUi-active")) document.documentElement.dispatchEvent(new MouseEvent("mouseup"));
  slider.destroy();
}
