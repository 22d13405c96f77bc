import { nameOf } from "../dom/name-of.ts";
import { warn } from "../warn.ts";
import type { PictureSize } from "./problem.ts";

/** Parses a size in pixels such as `800,600` or `800x600`. Null if it is unset or, with a warning, invalid. AST-10 */
export function readCrop(text: string, host: Element, island: string): PictureSize | null {
  const numbers = text
    .split(/[\s,;x×*]+/i)
    .filter(Boolean)
    .map(Number);
  if (numbers.every((number) => number === 0)) return null;
  const [width = 0, height = 0] = numbers;
  if (numbers.length === 2 && numbers.every((number) => Number.isInteger(number) && number > 0))
    return { width, height };
  warn(
    `${island} on ${nameOf(host)}: data-crop expects a width and a height in pixels, ` +
      `such as "800,600", got ${JSON.stringify(text)}; it is ignored.`,
    host,
  );
  return null;
}
