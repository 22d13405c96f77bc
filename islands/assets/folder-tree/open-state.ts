/** Saves in the session storage which folders the visitor has opened and closed. */
export interface OpenState {
  /** Undefined if the visitor has not opened or closed the folder. */
  get(id: string): boolean | undefined;
  save(id: string, open: boolean): void;
}

export function openState(rootId: string, app: string): OpenState {
  const storageKey = `atoll:folders:${app}:${rootId}`;
  const folders = read(storageKey);
  return {
    get: (id) => folders.get(id),
    save(id, open) {
      folders.set(id, open);
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...folders]));
      } catch {
        // The storage is full or disabled: the next page starts with the default depth.
      }
    },
  };
}

function read(storageKey: string): Map<string, boolean> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string, boolean][]);
  } catch {
    return new Map();
  }
}
