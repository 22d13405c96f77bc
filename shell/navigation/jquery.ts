/** A handler that a site's own jQuery calls. */
export interface JQueryHandler {
  handler(event: unknown): void;
  guid: number;
  origType: string;
  namespace: string;
  data: unknown;
  selector?: string;
}

/** What we need of the site's jQuery, 1.7 to 4. Its handlers are taken off by itself, which has one listener for all of a type. */
export interface JQuery {
  _data(target: EventTarget, key: "events"): Record<string, JQueryHandler[]> | undefined;
  _data(target: EventTarget, key: "handle"): unknown;
  event: {
    add(target: EventTarget, types: string, handler: JQueryHandler["handler"], data: unknown, selector?: string): void;
    remove(target: EventTarget, types: string, handler: JQueryHandler["handler"], selector?: string): void;
  };
  Event(type: string): unknown;
  /** The number that the next handler gets. */
  guid: number;
}

export function siteJQuery(): JQuery | undefined {
  const { jQuery: $ } = window as unknown as { jQuery?: Partial<JQuery> };
  return $?._data && $.event ? ($ as JQuery) : undefined;
}

export const jQueryHandlers = ($: JQuery, target: EventTarget): JQueryHandler[] =>
  Object.values($._data(target, "events") ?? {}).flatMap((list) => [...list]);
