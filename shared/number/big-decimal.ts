import { parseDecimal } from "./decimal.ts";
import { normalizeText } from "../text/normalize-text.ts";

/**
 * A decimal number of any length, without binary rounding errors. Its value is `units` divided by 10 to the power of
 * `decimals`.
 */
export interface BigDecimal {
  units: bigint;
  decimals: number;
}

/**
 * Converts a number by its decimal notation: 0.1 is exactly one tenth. A text is read as by `parseDecimal`. Null when
 * the value is not a finite number.
 */
export function bigDecimal(value: number | string): BigDecimal | null {
  if (typeof value === "string" && !Number.isFinite(parseDecimal(value) ?? NaN)) return null;
  const [, sign, whole = "", part = "", power = 0] =
    /^([+-]?)(\d*)[.,]?(\d*)(?:e([+-]\d+))?$/.exec(normalizeText(String(value)).trim()) ?? [];
  if (whole + part === "") return null;
  const units = BigInt(whole + part) * (sign === "-" ? -1n : 1n);
  const decimals = part.length - Number(power);
  return decimals < 0 ? { units: units * tenTo(-decimals), decimals: 0 } : { units, decimals };
}

export const times = (a: BigDecimal, b: BigDecimal): BigDecimal => ({
  units: a.units * b.units,
  decimals: a.decimals + b.decimals,
});

export function plus(a: BigDecimal, b: BigDecimal): BigDecimal {
  const decimals = Math.max(a.decimals, b.decimals);
  return { units: scale(a, decimals) + scale(b, decimals), decimals };
}

/** Rounds to at most `decimals` decimals; a half rounds away from zero. */
export function round(value: BigDecimal, decimals: number): BigDecimal {
  if (value.decimals <= decimals) return value;
  const unit = tenTo(value.decimals - decimals);
  const half = value.units < 0n ? -unit / 2n : unit / 2n;
  return { units: (value.units + half) / unit, decimals };
}

export const isMultiple = (value: BigDecimal, of: BigDecimal): boolean => remainder(value, of) === 0n;

/** The smallest multiple of `of` (above 0) that is at least `value`. */
export function roundUpTo(value: BigDecimal, of: BigDecimal): BigDecimal {
  const excess = remainder(value, of);
  const decimals = Math.max(value.decimals, of.decimals);
  const below = scale(value, decimals) - excess;
  return { units: excess > 0n ? below + scale(of, decimals) : below, decimals };
}

/** Returns -1, 0 or 1. */
export const signOf = ({ units }: BigDecimal): number => (units > 0n ? 1 : units < 0n ? -1 : 0);

export const isSame = (a: BigDecimal, b: BigDecimal): boolean => signOf(plus(a, { ...b, units: -b.units })) === 0;

/** Converts to the nearest floating-point number. */
export const toNumber = ({ units, decimals }: BigDecimal): number => Number(`${units}e-${decimals}`);

function remainder(value: BigDecimal, of: BigDecimal): bigint {
  const decimals = Math.max(value.decimals, of.decimals);
  return scale(value, decimals) % scale(of, decimals);
}

const scale = ({ units, decimals }: BigDecimal, to: number): bigint => units * tenTo(to - decimals);

const tenTo = (power: number): bigint => 10n ** BigInt(power);
