import { childrenOf } from "./children-of.ts";
import type { Core } from "./core.ts";
import type { Navigation } from "./navigation.ts";
import { parseHtml } from "./parse-html.ts";

type Needs = Pick<Core, "islands" | "openGates">;

/**
 * Puts HTML from the site's own server into `target`: sweep, replace, scan, run its scripts, open its consent gates.
 */
export function setHtml(
  target: Element,
  html: string | Node,
  { islands, openGates }: Needs,
  load: () => Promise<Navigation>,
): void {
  // Sweep the children only: `target` itself may be part of a live island.
  for (const child of childrenOf(target)) islands.sweep(child);
  target.replaceChildren(typeof html === "string" ? parseHtml(html) : html);
  for (const child of childrenOf(target)) islands.scan(child);
  const scripts = [...target.querySelectorAll("script")];
  if (scripts.length > 0)
    load().then(
      ({ runScripts }) => runScripts(scripts),
      () => {},
    );
  openGates(target);
}
