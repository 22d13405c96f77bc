import { queryOf, wordsOf } from "../../shared/island/strategy.ts";
import { nearest } from "../description/nearest.ts";
import type { Known } from "./islands.ts";

/** What an element that asks for an island is told when it has none, or none yet. */
export interface Surroundings {
  known: Known[];
  /** The name of the nearest island around it that puts its content aside. */
  owner?: string;
  /** It came onto the page after the islands were looked for. */
  late: boolean;
}

/** Why no island is on an element that the shell does not know. */
export function whyUnknown(name: string, { known, owner, late }: Surroundings): string {
  const island = known.find((one) => one.name === name);
  if (!island) {
    const meant = nearest(
      name,
      known.filter(({ wide }) => !wide).map((one) => one.name),
    );
    return `No island is called "${name}".${meant ? ` Did you mean "${meant}"?` : " The reference lists all of them."}`;
  }
  if (island.wide)
    return `${name} is one for the whole page: leave data-island out, it works where ${island.selectors.join(" or ")} is found.`;
  if (owner) return `It stands in ${owner}, which puts its content aside while it is live. Move it out of there.`;
  if (late)
    return "It came onto the page after the islands were looked for: call window.atoll.scan(element) then, or put its HTML in with window.atoll.setHtml(target, html).";
  return "The list of the islands that few pages have is on its way, or did not come: then the console and the network tell why.";
}

/** What an island waits for, by its strategy; `isMatching` asks the window for a media query. */
export function whyWaiting(strategy: string, isMatching: (query: string) => boolean): string {
  const [word, argument = ""] = wordsOf(strategy);
  switch (word) {
    case "visible":
      return "It waits until it comes near the window: scroll to it.";
    case "interaction":
      return "It waits until somebody points at it, focuses it or types in it.";
    case "idle":
      return "It waits until the browser has nothing else to do.";
    case "media":
      return isMatching(queryOf(argument))
        ? "Its code is asked for."
        : `It waits for ${argument}, which does not hold in this window.`;
    case "consent":
      return `It waits until the visitor accepts ${argument} cookies.`;
    default:
      return "Its code is asked for.";
  }
}

const phases: Record<string, string> = {
  load: "Its code did not come",
  config: "It cannot start",
  render: "It threw as it was shown",
  update: "It threw later",
};

export function whyFailed(phase: string, error: unknown): string {
  return `${phases[phase] ?? phase}: ${error instanceof Error ? error.message : String(error)}`;
}
