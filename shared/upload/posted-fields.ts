/** Keeps the fields that a widget posts: those that the CMS has rendered are used, the others are made. AST-07 to AST-09 */
export interface PostedFields {
  /** From now on exactly these are posted, of all that the widget ever posted or found under `isOwn` names. */
  set(fields: readonly (readonly [name: string, value: string])[]): void;
  /** The CMS's fields are as they were sent; ours are gone. */
  restore(): void;
}

/** `place` is for those that are made. `isOwn` tells which names of the CMS's fields in `host` belong to the widget. */
export function postedFields(host: HTMLElement, place: HTMLElement, isOwn: (name: string) => boolean): PostedFields {
  const theirs = new Map<string, { input: HTMLInputElement; value: string; disabled: boolean }>();
  // A mark for the server to remove an asset is one, too: the widget has its own way.
  for (const input of host.querySelectorAll<HTMLInputElement>("input[name]:not([type=file])")) {
    if (isOwn(input.name) && !theirs.has(input.name))
      theirs.set(input.name, { input, value: input.value, disabled: input.disabled });
  }
  const made = new Map<string, HTMLInputElement>();

  return {
    set(fields) {
      const wanted = new Map(fields);
      for (const [name, { input, value }] of theirs) {
        input.disabled = !wanted.has(name);
        input.value = wanted.get(name) ?? value;
        wanted.delete(name);
      }
      for (const [name, input] of made) {
        if (wanted.has(name)) continue;
        input.remove();
        made.delete(name);
      }
      for (const [name, value] of wanted) {
        const input = made.get(name) ?? makeField(place, name);
        made.set(name, input);
        input.value = value;
      }
    },
    restore() {
      for (const { input, value, disabled } of theirs.values()) {
        input.value = value;
        input.disabled = disabled;
      }
      for (const input of made.values()) input.remove();
    },
  };
}

function makeField(place: HTMLElement, name: string): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "hidden";
  input.name = name;
  return place.appendChild(input);
}
