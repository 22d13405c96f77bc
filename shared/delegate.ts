import { isComposing } from "./composition.ts";

type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

const handled = new WeakMap<Element, Handlers>();
const types = new Set<string>();

/**
 * Handles events on `element` and in it, and `reset` of the form that it belongs to, by one listener on the document for all elements: a thousand fields cost little more
 * than one. Before the page's own handlers; also what does not bubble. `undelegate` ends it.
 *
 * While text is composed neither `input` nor `keydown` is handled, but `compositionstart`, at its start and at each `input`; at its end `input` is, once.
 */
export function delegate(element: Element, handlers: Handlers): void {
  handled.set(element, handlers);
  for (const type of ["compositionend", ...Object.keys(handlers)]) {
    if (types.has(type)) continue;
    types.add(type);
    document.addEventListener(type, dispatch, true);
  }
}

export const undelegate = (element: Element): unknown => handled.delete(element);

function dispatch(event: Event): void {
  const around =
    event.type === "reset" && event.target instanceof HTMLFormElement ? event.target.elements : event.composedPath();
  const type = isComposing(event)
    ? event.type !== "keydown" && "compositionstart"
    : event.type === "compositionend"
      ? "input"
      : event.type;
  for (const element of around)
    (handled.get(element as Element) as Record<string, ((event: Event) => void) | undefined> | undefined)?.[
      type as string
    ]?.(event);
}
