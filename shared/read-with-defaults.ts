import { warn } from "./warn.ts";

/**
 * Reads `given` by the shape of `defaults`. A missing key gets its default. A value of another type logs a warning with
 * its path and is replaced by the default. Unknown keys are kept. `what` names the object in warnings.
 */
export function readWithDefaults<T extends object>(defaults: T, given: unknown, what: string): T {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    warn(`${what} expects an object, got ${kindOf(given)}; the defaults are used.`);
    return defaults;
  }
  const result: Record<string, unknown> = { ...given };
  for (const [key, fallback] of Object.entries(defaults) as [string, unknown][]) {
    const value = result[key];
    if (value === undefined || value === null) result[key] = fallback;
    else if (kindOf(value) !== kindOf(fallback)) {
      warn(`${what}.${key} expects ${kindOf(fallback)}, got ${kindOf(value)}; ${JSON.stringify(fallback)} is used.`);
      result[key] = fallback;
    } else if (kindOf(fallback) === "an object")
      result[key] = readWithDefaults(fallback as object, value, `${what}.${key}`);
  }
  return result as T;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value === undefined) return "nothing";
  return typeof value === "object" ? (value ? "an object" : "null") : `a ${typeof value}`;
}
