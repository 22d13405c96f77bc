import type { API } from "nouislider";
import { delegate, undelegate } from "../../../shared/delegate.ts";
import { shell } from "../../../shared/face.ts";
import { followState } from "../../../shared/follow-state.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { labelOf } from "../../../shared/label-of.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { handlesOf, settle, snap, spoken } from "./rules.ts";

export default function rangeSlider(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): () => void {
  const inputs = [...host.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
  const refuse = (expected: string, found: string): never => {
    throw new IslandError("config", `range-slider on ${nameOf(host)} expects ${expected}, found ${found}.`);
  };
  if (inputs.length < 1 || inputs.length > 2) refuse("one or two inputs in it", String(inputs.length));
  if (config.min >= config.max) refuse("a data-max above data-min", `${config.min} and ${config.max}`);
  const { locale } = shell().settings;
  // One of `type=number` knows no commas.
  const write = (input: HTMLInputElement, value: number): void =>
    void (input.value = input.type === "number" ? String(value) : formatNumber(value, locale));
  const texts = (): string[] => inputs.map(({ value }) => value);
  const tell = (input: HTMLInputElement, type: "input" | "change"): unknown =>
    input.dispatchEvent(new Event(type, { bubbles: true }));

  // Made before the library is there: it keeps the place.
  const target = host.appendChild(document.createElement("div"));
  target.className = "atoll-slider";
  let slider: API | undefined;
  /** The slider speaks through the inputs, so what it does to them is not to come back to it. */
  let isSliding = false;

  const follow = (changed: number): void => {
    if (!isSliding) slider?.set(handlesOf(settle(texts(), changed, config), config), false);
  };
  const showState = (): void => {
    for (const [index, input] of inputs.entries()) {
      if (input.matches(":disabled, :read-only")) slider?.disable(index);
      else slider?.enable(index);
    }
  };

  inputs.forEach((input, index) =>
    delegate(input, {
      input: () => follow(index),
      // Before the page's own handlers, which see a value of the scale.
      change() {
        if (isSliding) return;
        const value = settle(texts(), index, config)[index];
        if (value !== null && value !== undefined) write(input, value);
        follow(index);
      },
      // The fields have their first values after the event.
      reset: () => void setTimeout(() => follow(index)),
    }),
  );

  async function start(): Promise<void> {
    const { default: noUiSlider } = await loadLater("nouislider", () => import("nouislider"));
    if (signal.aborted) return;
    slider = noUiSlider.create(target, {
      start: handlesOf(settle(texts(), 0, config), config),
      range: { min: config.min, max: config.max },
      step: config.step,
      connect: inputs.length > 1 ? true : "lower",
      direction: getComputedStyle(host).direction === "rtl" ? "rtl" : "ltr",
      handleAttributes: inputs.map((input) => ({ "aria-label": labelOf(input) })),
      ariaFormat: { to: (value) => spoken(snap(value, config), config.unit, locale) },
    });
    const act = (type: "input" | "change") => (_values: unknown, handle: number, raw: number[]) => {
      const input = inputs[handle]!;
      const before = input.value;
      write(input, snap(raw[handle]!, config));
      isSliding = true;
      if (type === "change" || input.value !== before) tell(input, type);
      isSliding = false;
    };
    slider.on("slide", act("input"));
    slider.on("change", act("change"));
    showState();
  }
  const unfollow = followState(inputs, showState);
  start().catch((error: unknown) => signal.aborted || fail("load", error));

  return () => {
    unfollow();
    inputs.forEach(undelegate);
    if (slider) {
      for (const event of ["slide", "change"]) slider.off(event);
      // A handle that is being dragged has listeners on the document until it is let go.
      if (target.querySelector(".noUi-active")) document.documentElement.dispatchEvent(new MouseEvent("mouseup"));
      slider.destroy();
    }
    target.remove();
  };
}
