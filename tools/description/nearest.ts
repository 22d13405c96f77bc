import { distance } from "fastest-levenshtein";

/**
 * The name that somebody most likely meant: a few letters away, or of the same words in another order. Undefined when none is near.
 * `most` is how many letters may be wrong.
 */
export function nearest(name: string, candidates: readonly string[], most = slips(name)): string | undefined {
  const wanted = name.toLowerCase().replaceAll("_", "-");
  const words = sorted(wanted);
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of candidates) {
    if (candidate === wanted || sorted(candidate) === words) return candidate;
    // The distance is at least the difference in length.
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const away = isSwapped(wanted, candidate) ? 1 : distance(wanted, candidate);
    if (away < least) [best, least] = [candidate, away];
  }
  return best;
}

/** Two letters beside each other stand in the wrong order: one slip, and the commonest. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** One of a short name, three of a long one. */
const slips = (name: string): number => {
  const { length } = name.replace(/^data-/, "");
  return length < 4 ? 1 : length < 10 ? 2 : 3;
};

const sorted = (name: string): string => name.split("-").sort().join("-");
