import { parseDecimal } from "./decimal.ts";
import { plainText } from "./plain-text.ts";

/** A decimal number without the faults of binary ones, of any length: `units` of 10 to the power of minus `decimals`. */
export interface Exact {
  units: bigint;
  decimals: number;
}

/** What `value` is as people write it: 0.1 is a tenth. A text is read as `parseDecimal` does; null for what is no number, or more than one can be. */
export function exact(value: number | string): Exact | null {
  if (typeof value === "string" && !Number.isFinite(parseDecimal(value) ?? NaN)) return null;
  const [, sign, whole = "", part = "", power = 0] =
    /^([+-]?)(\d*)[.,]?(\d*)(?:e([+-]\d+))?$/.exec(plainText(String(value)).trim()) ?? [];
  if (whole + part === "") return null;
  const units = BigInt(whole + part) * (sign === "-" ? -1n : 1n);
  const decimals = part.length - Number(power);
  return decimals < 0 ? { units: units * tenTo(-decimals), decimals: 0 } : { units, decimals };
}

export const times = (one: Exact, other: Exact): Exact => ({
  units: one.units * other.units,
  decimals: one.decimals + other.decimals,
});

export function plus(one: Exact, other: Exact): Exact {
  const decimals = Math.max(one.decimals, other.decimals);
  return { units: scaled(one, decimals) + scaled(other, decimals), decimals };
}

/** To at most so many decimals; a half goes up, away from zero below it. */
export function rounded(value: Exact, decimals: number): Exact {
  if (value.decimals <= decimals) return value;
  const unit = tenTo(value.decimals - decimals);
  const half = value.units < 0n ? -unit / 2n : unit / 2n;
  return { units: (value.units + half) / unit, decimals };
}

export const isMultiple = (value: Exact, of: Exact): boolean => remainder(value, of) === 0n;

/** The least multiple of `of`, which is above 0, that is not below `value`. */
export function upTo(value: Exact, of: Exact): Exact {
  const rest = remainder(value, of);
  const decimals = Math.max(value.decimals, of.decimals);
  const below = scaled(value, decimals) - rest;
  return { units: rest > 0n ? below + scaled(of, decimals) : below, decimals };
}

/** -1, 0 or 1. */
export const signOf = ({ units }: Exact): number => (units > 0n ? 1 : units < 0n ? -1 : 0);

export const isSame = (one: Exact, other: Exact): boolean => signOf(plus(one, { ...other, units: -other.units })) === 0;

/** The number nearest to it. */
export const toNumber = ({ units, decimals }: Exact): number => Number(`${units}e-${decimals}`);

function remainder(value: Exact, of: Exact): bigint {
  const decimals = Math.max(value.decimals, of.decimals);
  return scaled(value, decimals) % scaled(of, decimals);
}

const scaled = ({ units, decimals }: Exact, to: number): bigint => units * tenTo(to - decimals);

const tenTo = (power: number): bigint => 10n ** BigInt(power);
