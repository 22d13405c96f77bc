import type { Fields } from "./field.ts";
import type { View } from "./mount.ts";

/** The view of a `replace` island: it detaches the CMS content while `view` is mounted, and restores it afterwards. */
export const replaceContent =
  <F extends Fields>(view: View<F>): View<F> =>
  (host, config, context) => {
    const fallback = document.createDocumentFragment();
    const focus = saveFocus(host);
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
 * When a field, link or button of `host` has the focus, returns a function that focuses the new field of the same name,
 * or the first button or link, unless the view has moved the focus; else null.
 */
function saveFocus(host: HTMLElement): (() => void) | null {
  const active = document.activeElement as HTMLInputElement | null;
  if (!active?.matches("input, textarea, select, a, button") || !host.contains(active)) return null;
  const counterpart = active.name ? `[name="${CSS.escape(active.name)}"]` : "button, a[href]";
  return () => {
    if (document.activeElement === document.body)
      host.querySelector<HTMLElement>(counterpart)?.focus({ preventScroll: true });
  };
}
