/** Which clicks are the shell's. The first rule that matches decides; each has its reason, for tests and for reading. */

export type Verdict =
  /** The browser acts. */
  | { act: "browser"; why: string }
  /** The target is on the page that is shown. NAV-08 */
  | { act: "anchor"; hash: string }
  | { act: "visit"; url: string };

type Click = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** Endings that look like files but are pages. Shops of some ages have all their pages at index.php. */
const pageEnding = /\.(php\d?|[sx]?html?|aspx?|jspx?|cfm|cgi|do|action)$/i;
/** Not `/lamp-2.0`. */
const fileEnding = /\.(?!\d+$)[a-z0-9]{1,5}$/i;
/** Leaves the session; "logout" and "sign out" count like the specification's "logoff", catalogue offers and blog outlets do not. */
const logsOff = /(?<!cata|b)(log|sign)[-_]?(off|out)(?!er|let|line)/i;
/** Queries of carts that are changed by a GET: repeating them repeats the change. */
const changesState = /(?<=[?&])(add-to-cart|remove_item|undo_item|empty-cart|_wpnonce)(?:=[^&#]*|(?=[&#]|$))&?/gi;

/** `url` without what would change the cart once more. */
export function withoutChange(url: string): string {
  const [address, ...hash] = url.split("#");
  const rest = address!.replace(changesState, "");
  return rest === address ? url : [rest.replace(/[?&]$/, ""), ...hash].join("#");
}

/** A click without a modifier that nobody has handled yet. NAV-03 */
export const isPlain = (event: Click): boolean =>
  !(event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** `link` is an `<a>` or `<area>`, of HTML or SVG: in SVG `href` is an object, and the raw spelling tells more anyway. */
export function judgeLink(link: Element, location: Location | URL): Verdict {
  const attribute = (name: string): string => link.getAttribute(name) ?? "";
  // An empty address is that of the page, or of its <base>.
  const raw = link.getAttribute("href") ?? link.getAttribute("xlink:href");
  if (raw === null) return browser("address");
  const target =
    link.getAttribute("target") ?? link.ownerDocument.querySelector("base[target]")?.getAttribute("target") ?? "";
  if (!/^(_self)?$/i.test(target)) return browser("target");
  if (link.matches("[download], .ajax-tab, .no-ajax, [data-bs-toggle], [data-toggle], [rel~=external]"))
    return browser("marked");
  if (link.closest("[contenteditable]:not([contenteditable=false])")) return browser("edited");
  // Only the browser can find and mark the text of a text fragment.
  if (raw.includes(":~:")) return browser("text");
  // Under a <base> the browser would leave the page for `#x`; the author meant this page.
  if (raw[0] === "#") return raw.length > 1 ? { act: "anchor", hash: raw } : browser("address");
  if (!URL.canParse(raw, link.baseURI)) return browser("address");

  const url = new URL(raw, link.baseURI);
  if (url.origin !== location.origin || !url.protocol.startsWith("http")) return browser("external");
  if (languageOf(attribute("hreflang") || document.documentElement.lang) !== languageOf(document.documentElement.lang))
    return browser("language");
  if (logsOff.test(url.pathname + url.search)) return browser("logoff");
  if (withoutChange(url.search) !== url.search) return browser("state");
  if (fileEnding.test(url.pathname) && !pageEnding.test(url.pathname)) return browser("file");
  if (url.hash && url.href.split("#")[0] === location.href.split("#")[0]) return { act: "anchor", hash: url.hash };
  return { act: "visit", url: url.href };
}

const browser = (why: string): Verdict => ({ act: "browser", why });

const languageOf = (tag: string): string => tag.split("-")[0]!.toLowerCase();
