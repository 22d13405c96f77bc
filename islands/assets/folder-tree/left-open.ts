/** Which folders the visitor has opened and closed, for as long as the tab is open. */
export interface LeftOpen {
  of(id: string): boolean | undefined;
  note(id: string, open: boolean): void;
}

export function leftOpen(rootId: string, app: string): LeftOpen {
  const place = `atoll:folders:${app}:${rootId}`;
  const left = read(place);
  return {
    of: (id) => left.get(id),
    note(id, open) {
      left.set(id, open);
      try {
        sessionStorage.setItem(place, JSON.stringify([...left]));
      } catch {
        // Full or switched off: the next page starts by its depth.
      }
    },
  };
}

function read(place: string): Map<string, boolean> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(place) ?? "[]") as [string, boolean][]);
  } catch {
    return new Map();
  }
}
