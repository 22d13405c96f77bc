import { inlineScriptsIn } from "../../navigation/scripts.ts";
import { pageSection } from "../../navigation/page.ts";
import type { ScriptState } from "./index.ts";
import { jQueryHandlers, siteJQuery } from "./jquery.ts";
import { deferUntilReady } from "./ready-handlers.ts";

/**
 * Manages handlers that inline scripts of `#page` add outside of it: to the document, the window, a header. Without
 * cleanup they would accumulate with each visit, and an order would be sent twice. A handler belongs to the page when
 * its source code is part of one of the page's scripts, no matter when it was added.
 */

type Listener = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions | undefined;
export type Handler = [target: EventTarget, type: string, listener: Listener, options: Options, forget?: () => void];

const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;

const codeOf = (listener: unknown): string =>
  String((listener as Partial<EventListenerObject>).handleEvent ?? listener);
const isOnce = (options: Options): boolean => typeof options === "object" && !!options.once;
const captures = (options: Options | EventListenerOptions): boolean =>
  typeof options === "object" ? !!options.capture : !!options;

/**
 * Starts recording native handlers. Called before the first script of a page runs, so that sites without scripts pay
 * nothing.
 */
export function watchHandlers(state: ScriptState): void {
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    if (
      listener &&
      (deferUntilReady(state, target, type, listener) ||
        (isOutside(target) && isFromInitialPage(state, listener, options)))
    )
      return;
    if (listener && isOutside(target) && !find(state, target, type, listener, options)) {
      const handler: Handler = [target, type, listener, options];
      state.handlers.push(handler);
      // A `once` handler that has run must not be restored.
      if (isOnce(options)) add.call(target, type, (handler[4] = () => forget(state, handler)), options);
    }
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    const registered = find(state, target, type, listener, options);
    if (registered) {
      forget(state, registered);
      removeHandler(registered);
    }
    remove.call(target, type, listener, options);
  };
}

function forget(state: ScriptState, handler: Handler): void {
  state.handlers = state.handlers.filter((other) => other !== handler);
}

/** The recorded handler with the same listener. The browser ignores a second registration of it. */
function find(
  { handlers }: ScriptState,
  target: EventTarget,
  type: string,
  listener: Listener | null,
  options: Options | EventListenerOptions,
): Handler | undefined {
  return handlers.find(
    (one) => one[0] === target && one[1] === type && one[2] === listener && captures(one[3]) === captures(options),
  );
}

function removeHandler([target, type, listener, options, forget]: Handler): void {
  remove.call(target, type, listener, options);
  if (forget) remove.call(target, type, forget, options);
}

/**
 * Removes the handlers that the scripts in `root` added outside of it, before `root` (the page section or an element in
 * it) is removed. Returns a function that adds them again when `root` is restored.
 */
export function detachHandlers(state: ScriptState, root: ParentNode): () => void {
  const sources = inlineScriptsIn(root);
  const isOwn = (listener: unknown): boolean => sources.some((source) => source.includes(codeOf(listener)));
  const since = state.firstGuid;
  const native = state.handlers.filter(([, , listener]) => isOwn(listener));
  const isWhole = root === pageSection(document);
  state.handlers = isWhole ? [] : state.handlers.filter((handler) => !native.includes(handler));
  for (const handler of native) {
    removeHandler(handler);
    state.removedCode.add(codeOf(handler[2]));
  }
  const $ = siteJQuery();
  const restores: (() => void)[] = [];
  if ($ && sources.length > 0) {
    for (const target of [window, document, ...document.querySelectorAll(":not(#page *)")]) {
      for (const { handler, guid, origType, namespace, data, selector } of jQueryHandlers($, target)) {
        if (guid < since || !isOwn(handler)) continue;
        const types = [origType, ...namespace.split(".")].filter(Boolean).join(".");
        $.event.remove(target, types, handler, selector);
        restores.push(() => $.event.add(target, types, handler, data, selector));
      }
    }
  }
  if (isWhole) state.firstGuid = $?.guid ?? 0;
  return () => {
    for (const [target, type, listener, options] of native) target.addEventListener(type, listener, options);
    for (const restore of restores) restore();
    if (isWhole) state.firstGuid = since;
  };
}

/**
 * Whether `target` survives a swap: it is outside the page section, or the section itself. Detached nodes do not count.
 */
function isOutside(target: EventTarget): boolean {
  if (!(target instanceof Node)) return target === window;
  const section = pageSection(document);
  return target.isConnected && (target === section || !section?.contains(target));
}

/** Words that have the same meaning in every script, with spaces around: fewer bytes than a regular expression. */
const common =
  " async await break case catch const continue default delete do document e else ev event false for function if in instanceof let new null of return switch this throw true try typeof undefined var void while window jQuery ";

/**
 * Whether the initial page already added the same handler. A handler that uses names defined elsewhere in its script
 * may depend on other values now, such as another product's id; it is added again, because a duplicate is better than a
 * stale handler.
 */
function isFromInitialPage({ session, removedCode }: ScriptState, listener: Listener, options: Options): boolean {
  const code = codeOf(listener);
  if (removedCode.has(code) || isOnce(options)) return false;
  const handlerWords = wordsOf(code);
  return session.initialScripts.some(
    (source) =>
      source.includes(code) && !wordsOf(source.replace(code, " ")).some((word) => handlerWords.includes(word)),
  );
}

/** The names used in code, without member names and string contents. Names in template literals count. */
const wordsOf = (code: string): string[] =>
  (code.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\.\s*[\w$]+/g, " ").match(/\b[a-z_][\w$]*/gi) ?? []).filter(
    (word) => !common.includes(` ${word} `),
  );
