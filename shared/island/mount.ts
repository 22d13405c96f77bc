import type { Mount, MountContext } from "./contract.ts";
import type { Definition } from "./define.ts";
import type { Config, Fields } from "./field.ts";
import { needTexts } from "../i18n/texts.ts";
import { readConfig } from "./read-config.ts";

/** The context that a view receives besides its config. */
export interface ViewContext extends MountContext {
  host: HTMLElement;
  /**
   * With fallback `replace`: the detached CMS nodes, from which the island can read the visitor's input. Empty with
   * `adopt`.
   */
  fallback: DocumentFragment;
}

/** Renders an island into `host`. Returns a function that unmounts it, or nothing when the signal is enough. */
export type View<F extends Fields> = (
  host: HTMLElement,
  config: Config<F>,
  context: ViewContext,
) => (() => void) | void;

const emptyFragment = document.createDocumentFragment();

interface MountDefinition<F extends Fields> extends Pick<Definition<F>, "name" | "config" | "fallback"> {
  /** Groups of texts that the island and its parts use, such as "Cart Core". The build finds them. */
  texts?: string;
}

/**
 * Creates the mount function that an island's chunk exports. It reads the config, and for a `replace` island it
 * detaches the CMS content and restores it on unmount.
 */
export function island<F extends Fields>(definition: MountDefinition<F>, view: View<F>): Mount {
  return (host, context) => {
    if (definition.texts) needTexts(definition.texts);
    const config = readConfig(host, definition);
    if (definition.fallback === "adopt")
      return view(host, config, Object.assign(context, { host, fallback: emptyFragment })) ?? (() => {});
    const fallback = document.createDocumentFragment();
    const focus = saveFieldFocus(host);
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

/**
 * When a named field of `host` has the focus, returns a function that focuses the new field of that name; else null.
 */
function saveFieldFocus(host: HTMLElement): (() => void) | null {
  const active = document.activeElement as HTMLInputElement | null;
  if (!active?.matches("input, textarea, select") || !active.name || !host.contains(active)) return null;
  const { name } = active;
  return () => host.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
}
