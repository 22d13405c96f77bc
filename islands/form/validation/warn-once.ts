import { warn } from "../../../shared/warn.ts";

const warned = new Set<string>();

/** Tells the page's author, once however many fields it concerns. */
export function warnOnce(message: string, ...details: unknown[]): void {
  if (!warned.has(message)) warn(message, ...details);
  warned.add(message);
}
