import { autoplay } from "../../../shared/autoplay.ts";
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
import { around, dragged } from "./rules.ts";

type Options = Config<typeof definition.config>;

export default function photos360(host: HTMLElement, config: Options, { signal }: ViewContext): () => void {
  const image = host.querySelector("img");
  const { frames } = config;
  const isList = Array.isArray(frames) && frames.length > 1 && frames.every((address) => typeof address === "string");
  if (!image || !isList)
    throw new IslandError(
      "config",
      `photos-360 on ${nameOf(host)} expects an img and a JSON list of at least two addresses.`,
    );
  const restore = keptAttributes(image, ["src", "srcset", "decoding", "draggable"]);
  let end: (() => void) | undefined;

  void loadFrames(frames, signal).then((loaded) => {
    if (signal.aborted) return;
    if (loaded.length < frames.length)
      warn(
        `photos-360 on ${nameOf(host)}: ${frames.length - loaded.length} of its ${frames.length} photos could not be loaded.`,
      );
    if (loaded.length > 1) end = turning(host, image, loaded, config, signal);
  });
  return () => {
    end?.();
    restore();
  };
}

/** Turns `image` among photos that are all here, so that none of them flickers. */
function turning(
  host: HTMLElement,
  image: HTMLImageElement,
  frames: readonly Frame[],
  { delay, drive }: Options,
  signal: AbortSignal,
): () => void {
  const bar = makeBar(frames.length);
  let at = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function show(index: number): void {
    at = around(index, frames.length);
    const { photo, angle } = frames[at]!;
    image.src = photo.src;
    bar.show(at, texts()?.("Turn.Degrees", angle) ?? `${angle}°`);
  }
  const turnTo = (index: number): void => {
    motion.ask("rest");
    show(index);
  };
  const motion = autoplay(
    host,
    {
      begins: () => drive === "timer",
      looked: [image, bar.slider],
      tell(isMeant, turns) {
        const t = texts();
        if (t) bar.name(t, isMeant);
        clearInterval(timer);
        timer = turns ? setInterval(() => show(at + 1), delay) : undefined;
      },
    },
    signal,
  );

  image.removeAttribute("srcset");
  image.decoding = "sync";
  image.draggable = false;
  host.append(bar.element);
  const stopTexts = withTexts(() => {
    motion.decide();
    show(at);
  });

  const listen = (target: EventTarget, type: string, act: (event: any) => void): void =>
    target.addEventListener(type, act, { signal });
  listen(bar.button, "click", () => motion.ask(motion.isMeant ? "rest" : "play"));
  listen(bar.slider, "input", () => turnTo(bar.slider.valueAsNumber));
  listen(host, "keydown", (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    // A slider would end where the round does.
    event.preventDefault();
    turnTo(at + step);
  });
  let from = 0;
  followDrag(
    image,
    () => (from = at),
    (by) => turnTo(dragged(from, by, image.clientWidth, frames.length)),
    signal,
  );

  return () => {
    clearInterval(timer);
    stopTexts();
    bar.element.remove();
  };
}
