/** A handler registered through the site's own jQuery. */
export interface JQueryHandler {
  handler(event: unknown): void;
  guid: number;
  origType: string;
  namespace: string;
  data: unknown;
  selector?: string;
}

/**
 * The jQuery internals we use, versions 1.7 to 4. jQuery has one listener per event type, so only it can remove a
 * handler.
 */
export interface JQuery {
  _data(target: EventTarget, key: "events"): Record<string, JQueryHandler[]> | undefined;
  _data(target: EventTarget, key: "handle"): unknown;
  event: {
    add(target: EventTarget, types: string, handler: JQueryHandler["handler"], data: unknown, selector?: string): void;
    remove(target: EventTarget, types: string, handler: JQueryHandler["handler"], selector?: string): void;
  };
  Event(type: string): unknown;
  fn: { ready?(this: unknown, handler: (this: Document, $: JQuery) => void): unknown };
  /** Id of the next handler. */
  guid: number;
}

export function siteJQuery(): JQuery | undefined {
  const { jQuery: $ } = window as unknown as { jQuery?: Partial<JQuery> };
  return $?._data && $.event ? ($ as JQuery) : undefined;
}

export const jQueryHandlers = ($: JQuery, target: EventTarget): JQueryHandler[] =>
  Object.values($._data(target, "events") ?? {}).flatMap((list) => [...list]);
