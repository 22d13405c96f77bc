import { warn } from "../../../shared/warn.ts";

const warned = new Set<string>();

/** The whole value must match. A pattern that only .NET understands is the server's to judge. */
export function matchesWhole(value: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(value);
  } catch (error) {
    if (!warned.has(pattern)) warn(`data-val-regex-pattern expects a pattern that JavaScript reads too, got ${pattern}; the server checks it.`, error);
    warned.add(pattern);
    return true;
  }
}
