import { mediaQueryOf, parseStrategy } from "../../shared/island/strategy.ts";
import { nearest } from "../description/nearest.ts";
import type { IslandInfo } from "./islands.ts";

export interface Surroundings {
  islands: IslandInfo[];
  /** The name of the nearest island around the element that replaces its content. */
  owner?: string;
  /** Whether the element was added after the shell had scanned the page. */
  isLate: boolean;
}

/** Why an element has no island, although its markup asks for one. */
export function whyUnknown(name: string, { islands, owner, isLate }: Surroundings): string {
  const island = islands.find((candidate) => candidate.name === name);
  if (!island) {
    const suggestion = nearest(
      name,
      islands.filter(({ wide }) => !wide).map((candidate) => candidate.name),
    );
    const advice = suggestion ? `Did you mean "${suggestion}"?` : "The reference lists all islands.";
    return `Unknown island "${name}". ${advice}`;
  }
  if (island.wide)
    return `${name} works on the whole page, wherever it finds ${island.selectors.join(" or ")}: remove data-island.`;
  if (owner)
    return `The element is inside of ${owner}, which replaces its content while it is live. Move the element out.`;
  if (isLate)
    return (
      "The element was added after the shell had scanned the page: call window.atoll.scan(element) after adding it, " +
      "or add its HTML with window.atoll.setHtml(target, html)."
    );
  return (
    "The code that starts islands is still loading or has failed to load. " +
    "If it failed, the console and the network panel show why."
  );
}

/** The condition that an island waits for, by its strategy. @param isMatching tests a media query */
export function whyWaiting(strategy: string, isMatching: (query: string) => boolean): string {
  const [word, argument = ""] = parseStrategy(strategy);
  switch (word) {
    case "visible":
      return "Waits until the element is near the visible part of the page: scroll to it.";
    case "interaction":
      return "Waits until the visitor points at the element, focuses it or types in it.";
    case "idle":
      return "Waits until the browser is idle.";
    case "media":
      return isMatching(mediaQueryOf(argument))
        ? "Its code is loading."
        : `Waits for ${argument}, which does not match now.`;
    case "consent":
      return `Waits until the visitor accepts ${argument} cookies.`;
    default:
      return "Its code is loading.";
  }
}

const phases: Record<string, string> = {
  load: "Its code did not load",
  config: "It could not start",
  render: "It threw while it rendered",
  update: "It threw after it was mounted",
};

export function whyFailed(phase: string, error: unknown): string {
  return `${phases[phase] ?? phase}: ${error instanceof Error ? error.message : String(error)}`;
}
