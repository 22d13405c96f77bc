import { useLayoutEffect, useMemo, useRef } from "react";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type { Place } from "./rules.ts";

/**
 * The links and buttons of the page's list that show a marker, by `data-marker`. `show` is called for a plain press, and says whether it did; the link of the one that is
 * `selected` is marked as the current one. Returns the ids that the list has.
 */
export function useListLinks(
  host: HTMLElement,
  places: readonly Place[],
  selected: string,
  show: (id: string) => boolean,
  signal: AbortSignal,
): string[] {
  const links = useMemo(() => {
    const all = [...host.querySelectorAll<HTMLElement>(":is(a, button)[data-marker]")];
    const known = all.filter(({ dataset }) => places.some(({ id }) => id === dataset["marker"]));
    for (const link of all)
      if (!known.includes(link))
        warn(`map on ${nameOf(host)}: data-marker expects the id of a marker, got "${link.dataset["marker"]}".`, link);
    return known;
  }, [host, places]);
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
  });
  useLayoutEffect(() => {
    for (const link of links) {
      link.addEventListener(
        "click",
        (event) => {
          if (isPlainClick(event) && latest.current(link.dataset["marker"]!)) event.preventDefault();
        },
        { signal },
      );
    }
    const restore = links.map((link) => keptAttributes(link, ["aria-current"]));
    return () => restore.forEach((put) => put());
  }, [links, signal]);
  useLayoutEffect(() => {
    for (const link of links) {
      if (link.dataset["marker"] === selected) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, [links, selected]);
  return links.map(({ dataset }) => dataset["marker"]!);
}
