import { block, clickAgain, followBlock, watchScrolling } from "./bigger-link.ts";
import type { NavigationLoader } from "./intent.ts";
import { isOutdated } from "./load.ts";
import type { Started } from "./session.ts";
import { isFullLoad } from "./settings.ts";

/** Decides which clicks the shell handles, and passes them to the navigation. NAV-01 */

export type Verdict =
  /** The target is on the current page. NAV-08 */
  { act: "anchor"; hash: string } | { act: "visit"; url: string };

/** File endings that are pages. Older shops serve every page from index.php. */
const pageEnding = /\.(php\d?|[sx]?html?|aspx?|jspx?|cfm|cgi|do|action)$/i;
/** A numeric ending, as in `/lamp-2.0`, is not a file. */
const fileEnding = /\.(?!\d+$)[a-z0-9]{1,5}$/i;
/** URLs that end the session. "catalogoffers" and "blogoutlet" must not match. */
const logsOff = /(?<!cata|b)(log|sign)[-_]?(off|out)(?!er|let|line)/i;
/** Query parameters that change the cart by a GET (WooCommerce). Repeating the request would repeat the change. */
const changesState = /(?<=[?&])(add-to-cart|remove_item|undo_item|empty-cart|_wpnonce)(?:=[^&#]*|(?=[&#]|$))&?/gi;

/** Removes query parameters that would change the cart again. */
export function withoutChange(url: string): string {
  const [address, ...hash] = url.split("#");
  const cleaned = address!.replace(changesState, "");
  return cleaned === address ? url : [cleaned.replace(/[?&]$/, ""), ...hash].join("#");
}

/**
 * A click of the main button, without modifier keys, that no other handler has cancelled. Like `isPlainClick` of the
 * islands: a click in the shell passes few files. NAV-03
 */
export const isPlain = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Undefined when the click is left to the browser. `link` is an `<a>` or `<area>`, of HTML or SVG, or a button with
 * `data-confirm`. Reads the attribute, because the `href` property of SVG is an object.
 */
export function judgeLink(link: Element, location: Location | URL): Verdict | undefined {
  // An empty address means the page's own, or that of its <base>.
  const raw = link.getAttribute("href") ?? link.getAttribute("xlink:href");
  if (raw === null) return undefined;
  const target =
    link.getAttribute("target") ?? link.ownerDocument.querySelector("base[target]")?.getAttribute("target") ?? "";
  if (!/^(_self)?$/i.test(target)) return undefined;
  if (link.matches("[download], .ajax-tab, .no-ajax, .no-ajax *, [data-bs-toggle], [data-toggle], [rel~=external]"))
    return undefined;
  if (link.closest("[contenteditable]:not([contenteditable=false])")) return undefined;
  // Only the browser can find and highlight a text fragment.
  if (raw.includes(":~:")) return undefined;
  // With a <base> the browser would leave the page for `#x`; the author meant an anchor of this page.
  if (raw[0] === "#") return raw.length > 1 ? { act: "anchor", hash: raw } : undefined;
  if (!URL.canParse(raw, link.baseURI)) return undefined;

  const url = new URL(raw, link.baseURI);
  if (url.origin !== location.origin || !url.protocol.startsWith("http")) return undefined;
  if (
    languageOf(link.getAttribute("hreflang") || document.documentElement.lang) !==
    languageOf(document.documentElement.lang)
  )
    return undefined;
  if (isFullLoad(url) || logsOff.test(url.pathname + url.search)) return undefined;
  if (withoutChange(url.search) !== url.search) return undefined;
  if (fileEnding.test(url.pathname) && !pageEnding.test(url.pathname)) return undefined;
  if (url.hash && url.href.split("#")[0] === location.href.split("#")[0]) return { act: "anchor", hash: url.hash };
  return { act: "visit", url: url.href };
}

const languageOf = (tag: string): string => tag.split("-")[0]!.toLowerCase();

/** Controls whose next click is left to the browser. */
const letThrough = new WeakSet<Element>();
/** Controls with an open question. */
const asking = new WeakSet<Element>();

export function listenForClicks(loader: NavigationLoader): void {
  watchScrolling();
  addEventListener("click", (event) => onClick(event, loader));
}

function onClick(event: MouseEvent, loader: NavigationLoader): void {
  const control = controlOf(event);
  if (!control || event.defaultPrevented || letThrough.delete(control)) return;
  // Modifier keys are passed on: the click on the block's link decides.
  if (control.matches(block)) return followBlock(control, event);
  const question = control.getAttribute("data-confirm");
  const verdict = isPlain(event) ? judgeLink(control, location) : undefined;
  const isForBrowser = !verdict || (!loader.started && loader.isBroken()) || (verdict.act === "visit" && isOutdated);
  if (question === null && isForBrowser) return;
  event.preventDefault();
  whenAgreed(loader, question, control, (started) => {
    if (!started || isForBrowser) {
      letThrough.add(control);
      clickAgain(control, event);
      // The click may not have come here.
      letThrough.delete(control);
      return;
    }
    const [session, navigation] = started;
    if (verdict.act === "visit") navigation.follow(session, control, verdict.url);
    else void navigation.goToAnchor(session, verdict.hash);
  });
}

/**
 * Loads the navigation, and calls `act` with it once the visitor who pressed `control` has agreed to `question`, if there is
 * one; without it when it fails to load.
 */
export function whenAgreed(
  loader: NavigationLoader,
  question: string | null,
  control: Element,
  act: (started?: Started) => void,
): void {
  if (asking.has(control)) return;
  if (question !== null) asking.add(control);
  Promise.resolve(loader.started ?? loader.load())
    .then(
      async (started) => (question === null || (await ask(started, question, control))) && act(started),
      () => (question === null || askPlainly(question)) && act(),
    )
    .finally(() => asking.delete(control));
}

/** Asks the visitor who pressed `control`, in our dialog, or in the browser's when ours fails to load. NAV-12 */
const ask = ([session, navigation]: Started, question: string, control: Element): Promise<boolean> =>
  navigation.loadDialogs(session).then(
    (dialogs) => dialogs.ask(control, question),
    () => askPlainly(question),
  );

/** Empty: the default question. */
const askPlainly = (question: string): boolean => confirm(question || document.title);

/** The clicked link (also inside SVG and shadow trees), button with `data-confirm`, or bigger-link block. NAV-10 */
function controlOf(event: Event): Element | undefined | null {
  const path = event.composedPath().filter((node): node is Element => node instanceof Element);
  const control = path.find((node) => node.matches("a, area, button, input, select, textarea, label, summary"));
  if (!control) return path.find((node) => node.matches(block));
  return control.matches("a, area, [data-confirm]") ? control : null;
}
