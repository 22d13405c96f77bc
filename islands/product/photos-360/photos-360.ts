import { IslandError } from "../../../shared/island/contract.ts";
import { type Autoplay, autoplay } from "../../../shared/motion/autoplay.ts";
import { texts, withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import { type Bar, bar as makeBar } from "./bar.ts";
import type definition from "./definition.ts";
import { followDrag } from "./drag.ts";
import { type Frame, loadFrames } from "./frames.ts";
import { wrapIndex, indexAfterDrag } from "./rules.ts";

type Options = Config<typeof definition.config>;

export default function photos360(host: HTMLElement, config: Options, { signal }: ViewContext): () => void {
  const image = host.querySelector("img")!;
  const { frames } = config;
  const isList = Array.isArray(frames) && frames.length > 1 && frames.every((address) => typeof address === "string");
  if (!isList)
    throw new IslandError(`photos-360 on ${nameOf(host)} expects a JSON list of at least two addresses of photos.`);
  const restore = saveAttributes(image, ["src", "srcset", "decoding", "draggable"]);
  let end: (() => void) | undefined;

  void loadFrames(frames, signal).then((loaded) => {
    if (signal.aborted) return;
    if (loaded.length < frames.length)
      warn(
        `photos-360 on ${nameOf(host)}: ` +
          `${frames.length - loaded.length} of its ${frames.length} photos could not be loaded.`,
      );
    if (loaded.length > 1) end = startRotation(host, image, loaded, config, signal);
  });
  return () => {
    end?.();
    restore();
  };
}

/** Rotates `image` through photos that have all loaded, so that none of them flickers. */
function startRotation(
  host: HTMLElement,
  image: HTMLImageElement,
  frames: readonly Frame[],
  options: Options,
  signal: AbortSignal,
): () => void {
  const bar = makeBar(frames.length);
  let at = 0;

  function show(index: number): void {
    at = wrapIndex(index, frames.length);
    const { photo, angle } = frames[at]!;
    image.src = photo.src;
    bar.show(at, texts()?.("Turn.Degrees", angle) ?? `${angle}°`);
  }
  const turnTo = (index: number): void => {
    motion.choose("pause");
    show(index);
  };
  const { motion, stop } = autoRotation(host, image, bar, options, () => show(at + 1), signal);

  image.removeAttribute("srcset");
  image.decoding = "sync";
  image.draggable = false;
  host.append(bar.element);
  const stopTexts = withTexts(() => {
    motion.update();
    show(at);
  });

  bar.button.addEventListener("click", () => motion.choose(motion.isOn ? "pause" : "play"), { signal });
  bar.slider.addEventListener("input", () => turnTo(bar.slider.valueAsNumber), { signal });
  turnByKeys(host, (step) => turnTo(at + step), signal);
  let from = 0;
  followDrag(
    image,
    () => (from = at),
    (by) => turnTo(indexAfterDrag(from, by, image.clientWidth, frames.length)),
    signal,
  );

  return () => {
    stop();
    stopTexts();
    bar.element.remove();
  };
}

/** Calls `turnOn` by a timer while autoplay is on, and names the button of `bar`. */
function autoRotation(
  host: HTMLElement,
  image: HTMLImageElement,
  bar: Bar,
  { delay, drive }: Options,
  turnOn: () => void,
  signal: AbortSignal,
): { motion: Autoplay; stop(): void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  const motion = autoplay(
    host,
    {
      startsAlone: () => drive === "timer",
      pauseOver: [image, bar.slider],
      onChange(isOn, isPlaying) {
        const t = texts();
        if (t) bar.name(t, isOn);
        clearInterval(timer);
        timer = isPlaying ? setInterval(turnOn, delay) : undefined;
      },
    },
    signal,
  );
  return { motion, stop: () => clearInterval(timer) };
}

function turnByKeys(host: HTMLElement, turnBy: (step: number) => void, signal: AbortSignal): void {
  host.addEventListener(
    "keydown",
    (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      // The keys of a slider would stop at the last photo; the rotation continues at the first.
      event.preventDefault();
      turnBy(step);
    },
    { signal },
  );
}
