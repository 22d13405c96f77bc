import { jQueryHandlers, siteJQuery } from "./jquery.ts";
import { pageSection } from "./parse.ts";
import { waitsForReady } from "./ready.ts";

/**
 * Handlers that inline scripts of `#page` put on what stands around it: the document, the window, a header. Left alone they
 * would pile up, one more each time that the page comes, and an order would be sent twice. A handler is the page's when its
 * source stands in a script of the page, whenever it was added: at once, when ready, or later.
 */

type Listener = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions | undefined;
type Handler = [target: EventTarget, type: string, listener: Listener, options: Options];

const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;

/** Native ones that were put on since the page is shown. */
let added: Handler[] = [];
/** The number of the first jQuery handler that is not older than the page. */
let firstGuid = 0;
let watching = false;
/** Scripts of the page that the document came with: what they put on natively was never seen, and stays. */
let unseen: string[] = [];
/** Handlers of these scripts that were put on later, and seen. */
const seen = new Set<string>();

const sourcesIn = (root: ParentNode): string[] => [...root.querySelectorAll("script:not([src])")].map(({ textContent }) => textContent!);
const codeOf = (listener: unknown): string => String((listener as Partial<EventListenerObject>).handleEvent ?? listener);
const captures = (options: Options | EventListenerOptions): boolean => (typeof options === "object" ? !!options.capture : !!options);

/** Takes note of the page that the document came with. */
export function noteUnseen(section: Element | null): void {
  if (section) unseen = sourcesIn(section);
}

/** From now on native handlers are noted. Called when a script of a page is about to run: a site without any pays nothing. */
export function watchHandlers(): void {
  if (watching) return;
  watching = true;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    if (listener && (waitsForReady(target, type, listener) || (isAround(target) && wasUnseen(listener)))) return;
    if (listener && isAround(target)) added.push([target, type, listener, options]);
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    added = added.filter((one) => one[0] !== target || one[1] !== type || one[2] !== listener || captures(one[3]) !== captures(options));
    remove.call(target, type, listener, options);
  };
}

/**
 * Takes off what the scripts in `root`, the page section or a part of it that is about to go, put on around it. Returns how to put it on again, when `root`
 * comes back as it was.
 */
export function takeHandlers(root: ParentNode): () => void {
  const sources = sourcesIn(root);
  const isOwn = (listener: unknown): boolean => sources.some((source) => source.includes(codeOf(listener)));
  const since = firstGuid;
  const native = added.filter(([, , listener]) => isOwn(listener));
  const isWhole = root === pageSection(document);
  added = isWhole ? [] : added.filter((one) => !native.includes(one));
  for (const [target, type, listener, options] of native) {
    remove.call(target, type, listener, options);
    seen.add(codeOf(listener));
  }
  const $ = siteJQuery();
  const puts: (() => void)[] = [];
  if ($ && sources.length > 0) {
    for (const target of [window, document, ...document.querySelectorAll(":not(#page, #page *)")]) {
      for (const { handler, guid, origType, namespace, data, selector } of jQueryHandlers($, target)) {
        if (guid < since || !isOwn(handler)) continue;
        const types = [origType, ...namespace.split(".")].filter(Boolean).join(".");
        $.event.remove(target, types, handler, selector);
        puts.push(() => $.event.add(target, types, handler, data, selector));
      }
    }
  }
  if (isWhole) firstGuid = $?.guid ?? 0;
  return () => {
    for (const one of native) if (!(typeof one[3] === "object" && one[3].once)) add.call(...one);
    added.push(...native);
    for (const put of puts) put();
    if (isWhole) firstGuid = since;
  };
}

/** Around the page section, not in it, nor in nodes that are nowhere yet. */
const isAround = (target: EventTarget): boolean => !(target instanceof Node) ? target === window : target.isConnected && !pageSection(document)?.contains(target);

/**
 * The same handler is on since the document came. One that uses what its script declares outside of it may mean other things by
 * now, and is put on: rather twice than dead.
 */
function wasUnseen(listener: Listener): boolean {
  const code = codeOf(listener);
  // Not the words of its texts, nor the names of members.
  const words = new Set(code.replace(/(["'`])(?:\\.|(?!\1).)*\1|\.\s*[\w$]+/g, " ").split(/[^\w$]+/));
  const declares = (source: string): boolean => [...source.replace(code, "").matchAll(/\b(?:const|let|var|class|function)\s+([\w$]+)/g)].some(([, name]) => words.has(name!));
  return !seen.has(code) && unseen.some((source) => source.includes(code) && !declares(source));
}
