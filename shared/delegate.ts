type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

const handled = new WeakMap<Element, Handlers>();
const types = new Set<string>();

/**
 * Handles events on `element` and in it, and `reset` of the form that it belongs to, by one listener on the document for all elements: a thousand fields cost little more
 * than one. Before the page's own handlers; also what does not bubble. `undelegate` ends it.
 */
export function delegate(element: Element, handlers: Handlers): void {
  handled.set(element, handlers);
  for (const type in handlers) {
    if (types.has(type)) continue;
    types.add(type);
    document.addEventListener(type, dispatch, true);
  }
}

export const undelegate = (element: Element): unknown => handled.delete(element);

function dispatch(event: Event): void {
  const around = event.type === "reset" && event.target instanceof HTMLFormElement ? event.target.elements : event.composedPath();
  for (const element of around) tell(element as Element, event);
}

function tell(element: Element, event: Event): void {
  (handled.get(element) as Record<string, ((event: Event) => void) | undefined> | undefined)?.[event.type]?.(event);
}
