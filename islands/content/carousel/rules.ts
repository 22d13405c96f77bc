export type Preset = "brands" | "partners" | "ticker" | "slides";

/** In which windows fewer items are in sight than in wider ones. */
export interface Narrower {
  /** Pixels. */
  width: number;
  /** Whether a window of exactly that width is among them. */
  isIncluded: boolean;
  slides: number;
}

export interface Look {
  /** Items in sight in the widest windows. */
  slides: number;
  narrower: readonly Narrower[];
  /** Milliseconds until it goes on by itself; 0: it does not. */
  delay: number;
  hasArrows: boolean;
  hasDots: boolean;
  /** One item takes the place of another, in place of a row that moves. */
  isStack: boolean;
}

/** "At 1024 px" is up to and with it. CNT-08 */
const upTo = (width: number, slides: number): Narrower => ({ width, isIncluded: true, slides });
/** CNT-09 */
const below = (width: number, slides: number): Narrower => ({ width, isIncluded: false, slides });

const presets: Record<Preset, Look> = {
  brands: {
    slides: 6,
    narrower: [upTo(1024, 3), upTo(600, 2), upTo(480, 1)],
    delay: 0,
    hasArrows: true,
    hasDots: false,
    isStack: false,
  },
  partners: {
    slides: 5,
    narrower: [below(1024, 3), below(600, 2), below(480, 1)],
    delay: 5000,
    hasArrows: false,
    hasDots: true,
    isStack: false,
  },
  ticker: { slides: 1, narrower: [], delay: 3000, hasArrows: true, hasDots: false, isStack: true },
  slides: { slides: 1, narrower: [], delay: 3000, hasArrows: true, hasDots: true, isStack: false },
};

/** Faster than that nobody reads. Milliseconds. */
const SHORTEST = 1000;

/** What an author has written beside the preset. */
interface Wishes {
  preset: Preset;
  slides?: number | undefined;
  narrower: readonly string[];
  delay?: number | undefined;
}

/** The preset with the author's own wishes. CNT-08 CNT-09 */
export function lookOf({ preset, slides, narrower, delay }: Wishes): Look {
  const usual = presets[preset];
  if (usual.isStack) return { ...usual, delay: longEnough(delay ?? usual.delay) };
  const own = narrower.flatMap((text) => narrowerOf(text) ?? []);
  return {
    ...usual,
    slides: slides ?? usual.slides,
    // Those of the preset fit its own number.
    narrower:
      own.length > 0
        ? own
        : slides === undefined
          ? usual.narrower
          : usual.narrower.filter((one) => one.slides < slides),
    delay: longEnough(delay ?? usual.delay),
  };
}

const longEnough = (delay: number): number => (delay > 0 ? Math.max(delay, SHORTEST) : 0);

/** `900:3`, read; null for anything else. */
export function narrowerOf(text: string): Narrower | null {
  const [, width, slides] = /^\s*(\d{1,5})\s*:\s*([1-9]\d?)\s*$/.exec(text) ?? [];
  return width ? below(Number(width), Number(slides)) : null;
}

/** How many items are in sight in a window of `width` pixels. CNT-08 CNT-09 */
export function slidesIn(width: number, { slides, narrower }: Pick<Look, "slides" | "narrower">): number {
  const fitting = narrower.filter((one) => width < one.width || (one.isIncluded && width === one.width));
  // The narrowest of the windows that this one is among.
  return fitting.toSorted((one, other) => one.width - other.width)[0]?.slides ?? slides;
}

/** Places that a row of `count` items can be at, `slides` of them in sight. */
export const positions = (count: number, slides: number): number => Math.max(count - slides + 1, 1);

/** After the last place comes the first, and before the first the last. */
export const around = (index: number, places: number): number => ((index % places) + places) % places;

/** Which place a key leads to; null when it is none of the carousel's. In a stack up and down count, too. */
export function afterKey(
  key: string,
  at: number,
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
  return step ? around(at + step, places) : null;
}
