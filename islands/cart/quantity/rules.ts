import { fromThousandths, toThousandths } from "../../../shared/number/decimal.ts";

/** A `max` of 0 means no limit. QTY-01 */
export interface Bounds {
  min: number;
  max: number;
  step: number;
}

/** Key of the message that explains why a quantity cannot be ordered. */
export type Problem =
  "Quantity.Number" | "Quantity.Decimal" | "Quantity.Minimum" | "Quantity.Maximum" | "Quantity.Step";

/**
 * Why `value` cannot be ordered, or null when it can. A `value` of null stands for text that is not a number. QTY-02,
 * QTY-03, QTY-07
 */
export function problemOf(value: number | null, { min, max, step }: Bounds, whole: boolean): Problem | null {
  if (value === null) return "Quantity.Number";
  if (whole && !Number.isInteger(value)) return "Quantity.Decimal";
  if (value < min) return "Quantity.Minimum";
  if (max > 0 && value > max) return "Quantity.Maximum";
  return snap(value, step, 1) === value || value === min || value === max ? null : "Quantity.Step";
}

/**
 * Corrects a typed number. Returns the bound that it exceeds, or else the next multiple of the step: upwards when the
 * value grew, downwards when it shrank, and never beyond a bound. Null, for text that is not a number, stays null.
 * QTY-02, QTY-03
 */
export function correct(value: number | null, bounds: Bounds, previous: number): number | null {
  if (value === null) return null;
  const within = clamp(value, bounds);
  if (within === bounds.min || within === bounds.max) return within;
  return clamp(snap(within, bounds.step, within >= previous ? 1 : -1), bounds);
}

/**
 * The quantity after plus or minus. Null, for text that is not a number, becomes the smallest quantity. With `whole`, a
 * decimal goes to the next whole number.
 */
export function stepped(value: number | null, bounds: Bounds, direction: 1 | -1, whole: boolean): number {
  if (value === null) return bounds.min;
  const rounded = direction > 0 ? Math.ceil(value) : Math.floor(value);
  const sum =
    whole && value !== rounded
      ? rounded
      : fromThousandths(toThousandths(value) + direction * toThousandths(bounds.step));
  return clamp(snap(sum, bounds.step, direction), bounds);
}

/** Rounds to a multiple of a step above 1, counted from 0. */
function snap(value: number, step: number, direction: 1 | -1): number {
  if (step <= 1) return value;
  const [scaled, unit] = [toThousandths(value), toThousandths(step)];
  const below = Math.floor(scaled / unit) * unit;
  return fromThousandths(below === scaled || direction < 0 ? below : below + unit);
}

function clamp(value: number, { min, max }: Bounds): number {
  return max > 0 && value > max ? max : Math.max(value, min);
}
