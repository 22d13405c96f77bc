/** The form fields that a widget posts. Fields of the CMS are reused, missing ones are created. AST-07 to AST-09 */
export interface PostedFields {
  /** Posts exactly these fields. Other fields of the CMS with an `isOwn` name are disabled. */
  set(fields: readonly (readonly [name: string, value: string])[]): void;
  /** Restores the fields of the CMS and removes the created ones. */
  restore(): void;
}

/** Manages the posted fields in `host`. New fields go into `place`. `isOwn` tests a field name of the CMS. */
export function postedFields(host: HTMLElement, place: HTMLElement, isOwn: (name: string) => boolean): PostedFields {
  const cmsFields = new Map<string, { input: HTMLInputElement; value: string; disabled: boolean }>();
  // This includes the CMS's checkboxes that remove an asset: the widget posts removals in another way.
  for (const input of host.querySelectorAll<HTMLInputElement>("input[name]:not([type=file])")) {
    if (isOwn(input.name) && !cmsFields.has(input.name))
      cmsFields.set(input.name, { input, value: input.value, disabled: input.disabled });
  }
  const created = new Map<string, HTMLInputElement>();

  return {
    set(fields) {
      const remaining = new Map(fields);
      for (const [name, { input, value }] of cmsFields) {
        input.disabled = !remaining.has(name);
        input.value = remaining.get(name) ?? value;
        remaining.delete(name);
      }
      for (const [name, input] of created) {
        if (remaining.has(name)) continue;
        input.remove();
        created.delete(name);
      }
      for (const [name, value] of remaining) {
        const input = created.get(name) ?? createField(place, name);
        created.set(name, input);
        input.value = value;
      }
    },
    restore() {
      for (const { input, value, disabled } of cmsFields.values()) {
        input.value = value;
        input.disabled = disabled;
      }
      for (const input of created.values()) input.remove();
    },
  };
}

function createField(place: HTMLElement, name: string): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "hidden";
  input.name = name;
  return place.appendChild(input);
}
