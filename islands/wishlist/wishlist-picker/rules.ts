/** An event for the tag manager, with its data. */
export interface AnalyticsEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Reads the events for the tag manager in an answer: one object or a list of objects. WSH-04, ANA-05 */
export function eventsIn(layer: unknown): AnalyticsEvent[] {
  return (Array.isArray(layer) ? layer : [layer]).flatMap((item: unknown) => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) return [];
    const { event, ...data } = item as Record<string, unknown>;
    return [{ event: typeof event === "string" && event ? event : "add_to_wishlist", data }];
  });
}

/**
 * Finds the link that leads to a form at `path` with these field values. All parameters of the link must match the
 * form; the link with the most parameters wins. WSH-02
 */
export function linkTo<L extends Pick<HTMLAnchorElement, "pathname" | "search">>(
  links: readonly L[],
  path: string,
  fields: FormData,
): L | undefined {
  const parametersOf = ({ search }: L): [string, string][] => [...new URLSearchParams(search)];
  const leading = links.filter(
    (link) => link.pathname === path && parametersOf(link).every(([name, value]) => fields.get(name) === value),
  );
  return leading.sort((a, b) => parametersOf(b).length - parametersOf(a).length)[0];
}
