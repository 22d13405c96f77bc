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
    const away = distance(wanted, candidate);
    if (away < least) [best, least] = [candidate, away];
  }
  return best;
}

/** One of a short name, three of a long one. */
const slips = (name: string): number => {
  const { length } = name.replace(/^data-/, "");
  return length < 4 ? 1 : length < 10 ? 2 : 3;
};

const sorted = (name: string): string => name.split("-").sort().join("-");
