import type { Fields } from "./field.ts";
import type { View } from "./mount.ts";

/** The view of a `replace` island: it detaches the CMS content while `view` is mounted, and restores it afterwards. */
export const replaceContent =
  <F extends Fields>(view: View<F>): View<F> =>
  (host, config, context) => {
    const fallback = document.createDocumentFragment();
    const focus = saveFieldFocus(host);
    fallback.append(...host.childNodes);
    const restore = (): void => host.replaceChildren(fallback);
    let unmount: (() => void) | void;
    try {
      unmount = view(host, config, Object.assign(context, { fallback }));
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

/**
 * When a named field of `host` has the focus, returns a function that focuses the new field of that name; else null.
 */
function saveFieldFocus(host: HTMLElement): (() => void) | null {
  const active = document.activeElement as HTMLInputElement | null;
  if (!active?.matches("input, textarea, select") || !active.name || !host.contains(active)) return null;
  const { name } = active;
  return () => host.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
}
