import type { Mount, MountContext } from "./contract.ts";
import { createMount, type MountDefinition } from "./create-mount.ts";
import type { Definition } from "./define.ts";
import type { Config, Fields } from "./field.ts";
import { unmetNeed } from "./needs.ts";
import { replaceContent } from "./replace-content.ts";

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

/**
 * Creates the mount function of any island. The build combines the same parts, without those that an island does not
 * need.
 */
export const island = <F extends Fields>(
  definition: MountDefinition<F> & Pick<Definition<F>, "fallback">,
  view: View<F>,
): Mount => createMount(definition, definition.fallback === "replace" ? replaceContent(view) : view, unmetNeed);
