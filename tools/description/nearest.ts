import { distance } from "fastest-levenshtein";

/**
 * The candidate that the author most likely meant: it differs by a few letters, or has the same words in another order.
 * Undefined when no candidate is near.
 * @param maxDistance how many letters may differ
 */
export function nearest(
  name: string,
  candidates: readonly string[],
  maxDistance = allowedTypos(name),
): string | undefined {
  const normalized = name.toLowerCase().replaceAll("_", "-");
  const words = sorted(normalized);
  let best: string | undefined;
  let bestDistance = maxDistance + 1;
  for (const candidate of candidates) {
    if (candidate === normalized || sorted(candidate) === words) return candidate;
    // The distance is at least the difference in length.
    if (Math.abs(candidate.length - normalized.length) >= bestDistance) continue;
    const letters = isSwapped(normalized, candidate) ? 1 : distance(normalized, candidate);
    if (letters < bestDistance) [best, bestDistance] = [candidate, letters];
  }
  return best;
}

/** Whether only two neighbouring letters are swapped: the most common typing error, so it counts as one. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** The number of typing errors that a name may have: one in a short name, three in a long one. */
const allowedTypos = (name: string): number => {
  const { length } = name.replace(/^data-/, "");
  return length < 4 ? 1 : length < 10 ? 2 : 3;
};

const sorted = (name: string): string => name.split("-").sort().join("-");
