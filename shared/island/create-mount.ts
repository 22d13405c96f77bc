import { needTexts } from "../i18n/texts.ts";
import { nameOf } from "../warn.ts";
import { IslandError, type Mount } from "./contract.ts";
import type { Definition } from "./define.ts";
import type { Fields } from "./field.ts";
import type { View } from "./mount.ts";
import type { unmetNeed } from "./needs.ts";
import { readConfig } from "./read-config.ts";

const emptyFragment = document.createDocumentFragment();

export interface MountDefinition<F extends Fields> extends Pick<
  Definition<F>,
  "name" | "config" | "fallback" | "needs"
> {
  /** Groups of texts that the island and its parts use, such as "Cart Core". The build finds them. */
  texts?: string;
}

/** As `unmetNeed` of `needs.ts`, for needs that are only selectors: most islands have no others. */
const unmatchedNeed: typeof unmetNeed = (host, needs) =>
  needs[Object.keys(needs).find((selector) => !host.matches(selector))!];

/**
 * Creates the mount function that an island's chunk exports. It reads the config, and throws an `IslandError` when the
 * page lacks something that the island needs. For a `replace` island it detaches the CMS content and restores it on
 * unmount.
 */
export function createMount<F extends Fields>(
  definition: MountDefinition<F>,
  view: View<F>,
  judge = unmatchedNeed,
): Mount {
  return (host, context) => {
    if (definition.texts) needTexts(definition.texts);
    const config = readConfig(host, definition);
    const expected = judge(host, definition.needs ?? {}, config);
    if (expected)
      throw new IslandError(`${definition.name} on ${nameOf(host)} expects ${expected}; add it to the markup.`);
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
