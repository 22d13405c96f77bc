import { fromThousandths, parseDecimal, toThousandths } from "../../../shared/decimal.ts";

/** QTY-01. A `max` of 0 means no limit. */
export interface Bounds {
  min: number;
  max: number;
  step: number;
}

export type Problem = "number" | "decimal" | "minimum" | "maximum" | "step";

/** Why `value`, null for what is no number, cannot be ordered as it stands, or null. QTY-02, QTY-03, QTY-07 */
export function problemOf(value: number | null, { min, max, step }: Bounds, whole: boolean): Problem | null {
  if (value === null) return "number";
  if (whole && !Number.isInteger(value)) return "decimal";
  if (value < min) return "minimum";
  if (max > 0 && value > max) return "maximum";
  return snap(value, step, 1) === value || value === min || value === max ? null : "step";
}

/**
 * What a typed text becomes: null for what is no number, the bound that it passes, else the nearest multiple of the step: up
 * when the value grew, down when it shrank, and never beyond a bound. QTY-02, QTY-03
 */
export function correct(text: string, bounds: Bounds, previous: number): number | null {
  const value = parseDecimal(text);
  if (value === null) return null;
  const within = clamp(value, bounds);
  if (within === bounds.min || within === bounds.max) return within;
  return clamp(snap(within, bounds.step, within >= previous ? 1 : -1), bounds);
}

/** The quantity after plus or minus; from nothing it is the smallest one. A decimal of what is sold whole goes to the next whole number. */
export function stepped(text: string, bounds: Bounds, direction: 1 | -1, whole: boolean): number {
  const value = parseDecimal(text);
  if (value === null) return bounds.min;
  const rounded = direction > 0 ? Math.ceil(value) : Math.floor(value);
  const sum =
    whole && value !== rounded
      ? rounded
      : fromThousandths(toThousandths(value) + direction * toThousandths(bounds.step));
  return clamp(snap(sum, bounds.step, direction), bounds);
}

/** To a multiple of a step above 1, counted from 0. */
function snap(value: number, step: number, direction: 1 | -1): number {
  if (step <= 1) return value;
  const [scaled, unit] = [toThousandths(value), toThousandths(step)];
  const below = Math.floor(scaled / unit) * unit;
  return fromThousandths(below === scaled || direction < 0 ? below : below + unit);
}

function clamp(value: number, { min, max }: Bounds): number {
  return max > 0 && value > max ? max : Math.max(value, min);
}
