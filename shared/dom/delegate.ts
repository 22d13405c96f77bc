import { isComposing } from "../form/composition.ts";

type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

const handlersByElement = new WeakMap<Element, Handlers>();
const types = new Set<string>();

/**
 * Handles events on `element` and its descendants, and `reset` of the form that it belongs to. One listener per event
 * type on the document serves all elements, so a thousand fields cost little more than one. Handlers run in the capture
 * phase: before the page's own, and also for events that do not bubble. End with `undelegate`.
 *
 * During an IME composition, `input` and `keydown` are not handled. Instead `compositionstart` is handled at the start
 * and at each `input`, and `input` once at the end.
 */
export function delegate(element: Element, handlers: Handlers): void {
  handlersByElement.set(element, handlers);
  for (const type of ["compositionend", ...Object.keys(handlers)]) {
    if (types.has(type)) continue;
    types.add(type);
    document.addEventListener(type, dispatch, true);
  }
}

export const undelegate = (element: Element): unknown => handlersByElement.delete(element);

function dispatch(event: Event): void {
  const { target } = event;
  // As `fieldsOf`, whose module would cost every page more: a field named "elements" would shadow the property.
  const targets =
    event.type === "reset" && target instanceof HTMLFormElement
      ? (Reflect.get(HTMLFormElement.prototype, "elements", target) as HTMLCollection)
      : event.composedPath();
  const type = isComposing(event)
    ? event.type !== "keydown" && "compositionstart"
    : event.type === "compositionend"
      ? "input"
      : event.type;
  for (const element of targets)
    (handlersByElement.get(element as Element) as Record<string, ((event: Event) => void) | undefined> | undefined)?.[
      type as string
    ]?.(event);
}
