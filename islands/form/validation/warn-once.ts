import { warn } from "../../../shared/warn.ts";

const warned = new Set<string>();

/** Warns once per message, however many fields cause it. */
export function warnOnce(message: string, ...details: unknown[]): void {
  if (!warned.has(message)) warn(message, ...details);
  warned.add(message);
}
