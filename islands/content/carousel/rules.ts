export type Preset = "brands" | "partners" | "ticker" | "slides";

/** A window width below which fewer items are visible. */
export interface Breakpoint {
  /** Pixels. */
  width: number;
  /** Whether it also applies to a window of exactly that width. */
  isIncluded: boolean;
  slides: number;
}

export interface CarouselSettings {
  /** Number of visible items in the widest windows. */
  slides: number;
  breakpoints: readonly Breakpoint[];
  /** Milliseconds between automatic moves; 0: no automatic moves. */
  delay: number;
  hasArrows: boolean;
  hasDots: boolean;
  /** Items replace each other in one place, instead of moving in a row. */
  isStack: boolean;
}

/** Includes the width itself. CNT-08 */
const upTo = (width: number, slides: number): Breakpoint => ({ width, isIncluded: true, slides });
/** Excludes the width itself. CNT-09 */
const below = (width: number, slides: number): Breakpoint => ({ width, isIncluded: false, slides });

const presets: Record<Preset, CarouselSettings> = {
  brands: {
    slides: 6,
    breakpoints: [upTo(1024, 3), upTo(600, 2), upTo(480, 1)],
    delay: 0,
    hasArrows: true,
    hasDots: false,
    isStack: false,
  },
  partners: {
    slides: 5,
    breakpoints: [below(1024, 3), below(600, 2), below(480, 1)],
    delay: 5000,
    hasArrows: false,
    hasDots: true,
    isStack: false,
  },
  ticker: { slides: 1, breakpoints: [], delay: 3000, hasArrows: true, hasDots: false, isStack: true },
  slides: { slides: 1, breakpoints: [], delay: 3000, hasArrows: true, hasDots: true, isStack: false },
};

/** A shorter delay leaves no time to read. */
const MIN_DELAY_MS = 1000;

/** The author's settings, which override the preset. */
interface Overrides {
  preset: Preset;
  slides?: number | undefined;
  narrower: readonly string[];
  delay?: number | undefined;
}

/** The settings of the preset with the author's overrides. CNT-08 CNT-09 */
export function settingsOf({ preset, slides, narrower, delay }: Overrides): CarouselSettings {
  const defaults = presets[preset];
  if (defaults.isStack) return { ...defaults, delay: atLeastMinDelay(delay ?? defaults.delay) };
  const custom = narrower.flatMap((text) => parseBreakpoint(text) ?? []);
  return {
    ...defaults,
    slides: slides ?? defaults.slides,
    // With a custom number of slides, only the preset's breakpoints that show fewer make sense.
    breakpoints:
      custom.length > 0
        ? custom
        : slides === undefined
          ? defaults.breakpoints
          : defaults.breakpoints.filter((breakpoint) => breakpoint.slides < slides),
    delay: atLeastMinDelay(delay ?? defaults.delay),
  };
}

const atLeastMinDelay = (delay: number): number => (delay > 0 ? Math.max(delay, MIN_DELAY_MS) : 0);

/** Parses `900:3` as 3 items below 900 px; null for anything else. */
export function parseBreakpoint(text: string): Breakpoint | null {
  const [, width, slides] = /^\s*(\d{1,5})\s*:\s*([1-9]\d?)\s*$/.exec(text) ?? [];
  return width ? below(Number(width), Number(slides)) : null;
}

/** Number of visible items in a window of `width` pixels. CNT-08 CNT-09 */
export function slidesIn(
  width: number,
  { slides, breakpoints }: Pick<CarouselSettings, "slides" | "breakpoints">,
): number {
  const matching = breakpoints.filter((point) => width < point.width || (point.isIncluded && width === point.width));
  // The narrowest matching breakpoint wins.
  return matching.toSorted((a, b) => a.width - b.width)[0]?.slides ?? slides;
}

/** Number of places that a row of `count` items can stop at, with `slides` of them visible. */
export const placeCount = (count: number, slides: number): number => Math.max(count - slides + 1, 1);

/** Wraps `index`: after the last place follows the first, and before the first the last. */
export const wrapAround = (index: number, places: number): number => ((index % places) + places) % places;

/** The place that a key moves to, or null for another key. In a stack, the up and down arrows work too. */
export function placeByKey(
  key: string,
  current: number,
  places: number,
  isRightToLeft: boolean,
  isStack: boolean,
): number | null {
  if (key === "Home") return 0;
  if (key === "End") return places - 1;
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const step =
    key === forward || (isStack && key === "ArrowDown")
      ? 1
      : /^Arrow(Left|Right)$/.test(key) || (isStack && key === "ArrowUp")
        ? -1
        : 0;
  return step ? wrapAround(current + step, places) : null;
}
