import { warn } from "./warn.ts";

/**
 * `given`, read by the shape of `defaults`: a key that is missing takes its default, one of another type warns with its path
 * and takes its default, an unknown key stays.
 */
export function lenient<T extends object>(defaults: T, given: unknown, what: string): T {
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
    } else if (kindOf(fallback) === "an object") result[key] = lenient(fallback as object, value, `${what}.${key}`);
  }
  return result as T;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return value === null
    ? "null"
    : value === undefined
      ? "nothing"
      : typeof value === "object"
        ? "an object"
        : `a ${typeof value}`;
}
