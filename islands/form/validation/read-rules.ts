import type { Params } from "./rule.ts";

/** A rule as the markup of a field asks for it. */
export interface AskedRule {
  name: string;
  /** Said when it is broken; empty where the markup leaves it to the culture's own. */
  message: string;
  params: Params;
}

/**
 * The rules in `attributes`: `data-val-length="…"` asks for the rule `length` and holds its message, `data-val-length-max` is
 * its parameter `max`. In the order of the markup, those of being required first: they tell more. VAL-13
 */
export function readRules(attributes: Iterable<{ name: string; value: string }>): AskedRule[] {
  const found = new Map<string, { message: string | null; params: Record<string, string> }>();
  for (const { name, value } of attributes) {
    const [, rule, param] = /^data-val-([a-z0-9]+)(?:-(.+))?$/.exec(name.toLowerCase()) ?? [];
    if (!rule || rule === "event" || rule === "hidden") continue;
    const asked = found.get(rule) ?? found.set(rule, { message: null, params: {} }).get(rule)!;
    if (param) asked.params[param] = value;
    else asked.message = value;
  }
  return [...found]
    .filter(([name, { message }]) => message !== null && name !== "")
    .map(([name, { message, params }]) => ({ name, message: message!, params }))
    .sort((a, b) => weight(a.name) - weight(b.name));
}

const weight = (name: string): number =>
  /^(required|mandatory|enforcetrue)/.test(name) ? 0 : name === "remote" ? 2 : 1;
