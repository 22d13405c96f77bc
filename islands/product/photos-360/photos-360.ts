import { texts, withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { bar as makeBar } from "./bar.ts";
import type definition from "./definition.ts";
import { followDrag } from "./drag.ts";
import { type Frame, loadFrames } from "./frames.ts";
import { around, dragged, isMeantToTurn, type Turning, turnsNow } from "./rules.ts";

type Options = Config<typeof definition.config>;

export default function photos360(host: HTMLElement, config: Options, { signal }: ViewContext): () => void {
  const image = host.querySelector("img");
  const { frames } = config;
  const isList = Array.isArray(frames) && frames.length > 1 && frames.every((address) => typeof address === "string");
  if (!image || !isList) throw new IslandError("config", `photos-360 on ${nameOf(host)} expects an img and a JSON list of at least two addresses.`);
  const restore = keptAttributes(image, ["src", "srcset", "decoding", "draggable"]);
  let end: (() => void) | undefined;

  void loadFrames(frames, signal).then((loaded) => {
    if (signal.aborted) return;
    if (loaded.length < frames.length) warn(`photos-360 on ${nameOf(host)}: ${frames.length - loaded.length} of its ${frames.length} photos could not be loaded.`);
    if (loaded.length > 1) end = turning(host, image, loaded, config, signal);
  });
  return () => {
    end?.();
    restore();
  };
}

/** Turns `image` among photos that are all here, so that none of them flickers. */
function turning(host: HTMLElement, image: HTMLImageElement, frames: readonly Frame[], { delay, drive }: Options, signal: AbortSignal): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const bar = makeBar(frames.length);
  const state: Turning = { drive, isLookedAt: false, isInSight: false, wantsLessMotion: still.matches };
  let isHovered = false;
  let isSeen = false;
  let at = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function show(index: number): void {
    at = around(index, frames.length);
    const { photo, angle } = frames[at]!;
    image.src = photo.src;
    bar.show(at, texts()?.("Turn.Degrees", angle) ?? `${angle}°`);
  }
  /** After anything that bears on whether it turns. */
  function decide(): void {
    state.isLookedAt = isHovered || host.contains(document.activeElement);
    state.isInSight = isSeen && !document.hidden;
    state.wantsLessMotion = still.matches;
    const t = texts();
    if (t) bar.name(t, isMeantToTurn(state));
    const runs = turnsNow(state);
    if (runs === (timer !== undefined)) return;
    clearInterval(timer);
    timer = runs ? setInterval(() => show(at + 1), delay) : undefined;
  }
  const ask = (asked: Turning["asked"]): void => {
    state.asked = asked;
    decide();
  };
  const turnTo = (index: number): void => {
    ask("rest");
    show(index);
  };

  image.removeAttribute("srcset");
  image.decoding = "sync";
  image.draggable = false;
  host.append(bar.element);
  const stopTexts = withTexts(() => {
    decide();
    show(at);
  });

  const listen = (target: EventTarget, type: string, act: (event: any) => void): void => target.addEventListener(type, act, { signal });
  listen(bar.button, "click", () => ask(isMeantToTurn(state) ? "rest" : "turn"));
  listen(bar.slider, "input", () => turnTo(bar.slider.valueAsNumber));
  listen(host, "keydown", (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    // A slider would end where the round does.
    event.preventDefault();
    turnTo(at + step);
  });
  listen(host, "pointerenter", ({ pointerType }: PointerEvent) => {
    isHovered = pointerType !== "touch";
    decide();
  });
  listen(host, "pointerleave", () => {
    isHovered = false;
    decide();
  });
  listen(host, "focusin", decide);
  // The focus is still here while it leaves.
  listen(host, "focusout", () => queueMicrotask(() => signal.aborted || decide()));
  listen(document, "visibilitychange", decide);
  listen(still, "change", decide);
  let from = 0;
  followDrag(image, () => (from = at), (by) => turnTo(dragged(from, by, image.clientWidth, frames.length)), signal);
  const seen = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)!.isIntersecting;
    decide();
  });
  seen.observe(image);

  return () => {
    clearInterval(timer);
    seen.disconnect();
    stopTexts();
    bar.element.remove();
  };
}
