import { parseStrategy } from "../../../shared/island/strategy.ts";
import type { Category } from "../../../shared/consent/setting.ts";
import { shell } from "../../../shared/shell-api.ts";

/**
 * Whether something of these categories runs in this document, so that only a reload ends it: a script that has waited
 * for consent, also on a page that was left, or content and islands of the page that have. CON-08
 */
export const mustReload = (withdrawn: readonly Category[]): boolean =>
  withdrawn.some(
    (category) =>
      shell().ran?.has(category) ||
      document.querySelector(`template[data-consent="${category}"]`) ||
      startedIslands().some(([word, argument]) => word === "consent" && argument === category),
  );

/** How the live islands of the page that name a strategy have waited. */
const startedIslands = (): string[][] =>
  [...document.querySelectorAll<HTMLElement>('[data-island-when][data-island-state="live"]')].map((host) =>
    parseStrategy(host.dataset["islandWhen"]!),
  );
