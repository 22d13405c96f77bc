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
type Handler = [target: EventTarget, type: string, listener: Listener, options: Options, forget?: () => void];

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

const sourcesIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll("script:not([src])")].map(({ textContent }) => textContent!);
const codeOf = (listener: unknown): string =>
  String((listener as Partial<EventListenerObject>).handleEvent ?? listener);
const isOnce = (options: Options): boolean => typeof options === "object" && !!options.once;
const captures = (options: Options | EventListenerOptions): boolean =>
  typeof options === "object" ? !!options.capture : !!options;

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
    if (listener && (waitsForReady(target, type, listener) || (isAround(target) && wasUnseen(listener, options))))
      return;
    if (listener && isAround(target) && !find(target, type, listener, options)) {
      const handler: Handler = [target, type, listener, options];
      added.push(handler);
      // One that has been called does not come back.
      if (isOnce(options))
        add.call(target, type, (handler[4] = () => (added = added.filter((one) => one !== handler))), options);
    }
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    const known = find(target, type, listener, options);
    added = added.filter((one) => one !== known);
    if (known) takeOff(known);
    remove.call(target, type, listener, options);
  };
}

/** The browser takes the same handler once only. */
function find(
  target: EventTarget,
  type: string,
  listener: Listener | null,
  options: Options | EventListenerOptions,
): Handler | undefined {
  return added.find(
    (one) => one[0] === target && one[1] === type && one[2] === listener && captures(one[3]) === captures(options),
  );
}

function takeOff([target, type, listener, options, forget]: Handler): void {
  remove.call(target, type, listener, options);
  if (forget) remove.call(target, type, forget, options);
}

/**
 * Takes off what the scripts in `root`, the page section or a part of it that is about to go, put on around it. Returns how to
 * put it on again, when `root` comes back as it was.
 */
export function takeHandlers(root: ParentNode): () => void {
  const sources = sourcesIn(root);
  const isOwn = (listener: unknown): boolean => sources.some((source) => source.includes(codeOf(listener)));
  const since = firstGuid;
  const native = added.filter(([, , listener]) => isOwn(listener));
  const isWhole = root === pageSection(document);
  added = isWhole ? [] : added.filter((one) => !native.includes(one));
  for (const one of native) {
    takeOff(one);
    seen.add(codeOf(one[2]));
  }
  const $ = siteJQuery();
  const puts: (() => void)[] = [];
  if ($ && sources.length > 0) {
    for (const target of [window, document, ...document.querySelectorAll(":not(#page *)")]) {
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
    for (const [target, type, listener, options] of native) target.addEventListener(type, listener, options);
    for (const put of puts) put();
    if (isWhole) firstGuid = since;
  };
}

/** What stays when the page goes: the section itself does; not what is in it, nor nodes that are nowhere yet. */
function isAround(target: EventTarget): boolean {
  if (!(target instanceof Node)) return target === window;
  const section = pageSection(document);
  return target.isConnected && (target === section || !section?.contains(target));
}

/** Words that mean the same wherever they stand. */
const common =
  /^(\d.*|)$|^(async|await|break|case|catch|const|continue|default|delete|do|document|e|else|ev|event|false|for|function|if|in|instanceof|let|new|null|of|return|switch|this|throw|true|try|typeof|undefined|var|void|while|window|\$|jQuery)$/;

/**
 * The same handler is on since the document came. One that shares a name with the rest of its script may mean another thing by
 * now, such as the id of another product, and is put on: rather twice than with what is no longer true.
 */
function wasUnseen(listener: Listener, options: Options): boolean {
  const code = codeOf(listener);
  if (seen.has(code) || isOnce(options)) return false;
  const own = wordsOf(code);
  return unseen.some(
    (source) => source.includes(code) && !wordsOf(source.replace(code, " ")).some((word) => own.includes(word)),
  );
}

/** The names that code uses: not those of members, nor the words of its texts, but for what a template has in it. */
const wordsOf = (code: string): string[] =>
  code
    .replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\.\s*[\w$]+/g, " ")
    .split(/[^\w$]+/)
    .filter((word) => !common.test(word));
