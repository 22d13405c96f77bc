import type { Mount, MountContext } from "./contract.ts";
import type { Definition } from "./define.ts";
import type { Config, Fields } from "./field.ts";
import { readConfig } from "./read-config.ts";

/** What a view gets beside its config. */
export interface ViewContext extends MountContext {
  host: HTMLElement;
  /** With fallback `replace`: the CMS's own nodes, kept aside, to read what the visitor typed into them. Empty with `adopt`. */
  fallback: DocumentFragment;
}

/** Puts an island on `host` and returns how to take it away again; `undefined` when the signal is enough. */
export type View<F extends Fields> = (
  host: HTMLElement,
  config: Config<F>,
  context: ViewContext,
) => (() => void) | void;

const nothing = document.createDocumentFragment();

type MountDefinition<F extends Fields> = Pick<Definition<F>, "name" | "config" | "fallback">;

/** The chunk of an island: reads its config, keeps the CMS content of a `replace` island aside, and gives it back. */
export function island<F extends Fields>(definition: MountDefinition<F>, view: View<F>): Mount {
  return (host, context) => {
    const config = readConfig(host, definition);
    if (definition.fallback === "adopt")
      return view(host, config, Object.assign(context, { host, fallback: nothing })) ?? (() => {});
    const fallback = document.createDocumentFragment();
    const focus = focusIn(host);
    fallback.append(...host.childNodes);
    const restore = (): void => host.replaceChildren(fallback);
    let unmount: (() => void) | void;
    try {
      unmount = view(host, config, Object.assign(context, { host, fallback }));
    } catch (error) {
      restore();
      throw error;
    }
    focus?.();
    return () => {
      try {
        unmount?.();
      } finally {
        restore();
      }
    };
  };
}

/** Where the focus is, when it is in a named field of `host`, as a function that gives it to the new field of that name. */
function focusIn(host: HTMLElement): (() => void) | null {
  const active = document.activeElement;
  if (!(
    active instanceof HTMLInputElement ||
    active instanceof HTMLTextAreaElement ||
    active instanceof HTMLSelectElement
  ))
    return null;
  if (!active.name || !host.contains(active)) return null;
  const { name } = active;
  return () => host.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
}
