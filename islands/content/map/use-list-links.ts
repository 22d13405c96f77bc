import { useLayoutEffect, useMemo, useRef } from "react";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type { PageMarker } from "./rules.ts";

/**
 * Connects the links and buttons with `data-marker` in the page's list. A plain click calls `show`, which returns
 * whether the map showed the marker; if not, the link is followed. The link of the `selected` marker gets
 * `aria-current`. Returns the marker ids in the list.
 */
export function useListLinks(
  host: HTMLElement,
  markers: readonly PageMarker[],
  selected: string,
  show: (id: string) => boolean,
  signal: AbortSignal,
): string[] {
  const links = useMemo(() => {
    const candidates = [...host.querySelectorAll<HTMLElement>(":is(a, button)[data-marker]")];
    const matching = candidates.filter(({ dataset }) => markers.some(({ id }) => id === dataset["marker"]));
    for (const link of candidates)
      if (!matching.includes(link))
        warn(`map on ${nameOf(host)}: data-marker expects the id of a marker, got "${link.dataset["marker"]}".`, link);
    return matching;
  }, [host, markers]);
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
    const restore = links.map((link) => saveAttributes(link, ["aria-current"]));
    return () => restore.forEach((restoreLink) => restoreLink());
  }, [links, signal]);
  useLayoutEffect(() => {
    for (const link of links) {
      if (link.dataset["marker"] === selected) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, [links, selected]);
  return links.map(({ dataset }) => dataset["marker"]!);
}
