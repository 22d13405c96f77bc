import type { Params } from "./rule.ts";

/** A rule that the attributes of a field declare. */
export interface DeclaredRule {
  name: string;
  /** The message when the rule is broken; empty to use the text of the page's language. */
  message: string;
  params: Params;
}

/**
 * Reads the rules in `attributes`: `data-val-length="…"` declares the rule `length` and its message,
 * `data-val-length-max` its parameter `max`. Rules keep the order of the markup, but required rules are first, because
 * their message is the most useful, and `remote` is last. VAL-13
 */
export function readRules(attributes: Iterable<{ name: string; value: string }>): DeclaredRule[] {
  const found = new Map<string, { message: string | null; params: Record<string, string> }>();
  for (const { name, value } of attributes) {
    const [, rule, param] = /^data-val-([a-z0-9]+)(?:-(.+))?$/.exec(name.toLowerCase()) ?? [];
    if (!rule || rule === "event" || rule === "hidden") continue;
    const entry = found.get(rule) ?? found.set(rule, { message: null, params: {} }).get(rule)!;
    if (param) entry.params[param] = value;
    else entry.message = value;
  }
  return [...found]
    .filter(([name, { message }]) => message !== null && name !== "")
    .map(([name, { message, params }]) => ({ name, message: message!, params }))
    .sort((a, b) => weight(a.name) - weight(b.name));
}

const weight = (name: string): number =>
  /^(required|mandatory|enforcetrue)/.test(name) ? 0 : name === "remote" ? 2 : 1;
