import type { PageSettings } from "../../shared/settings.ts";
import { attributesOf, pageSelector, partsOf, withoutNoscript } from "../core/document.ts";
import type { Session } from "./session.ts";
import { inTime } from "../core/load.ts";
import { trusted } from "../core/trusted.ts";
import type { Content } from "./cache.ts";
import { readMetadata } from "./head.ts";
import type { ArrivingBody, ArrivingPage } from "../extras/streaming/index.ts";

/** The response to a page request, decoded. */
export interface Answer {
  /** Final URL after redirects, without hash. */
  url: string;
  redirected: boolean;
  status: number;
  html: string;
  /** Its content security policy; empty for none. */
  policy: string;
  /** Nonces that this policy allows, when the page has a nonce. */
  allowedNonces: string[];
  /** The text when it may still be arriving; `html` is empty until it is read. */
  arrivingBody?: ArrivingBody | undefined;
}

/** A parsed response. */
export interface PageResponse extends Answer {
  doc: Document;
  /**
   * The content of a response that is not a whole document. It is parsed in a template, so that leading styles stay in
   * place.
   */
  fragment?: DocumentFragment | undefined;
  /** The page when it is shown while it arrives; `doc` has what is there. */
  arriving?: ArrivingPage | undefined;
}

/** The response is not a page that the shell can show: leave it to the browser. */
export class NotAPage extends Error {
  override name = "NotAPage";
  /** Final URL after redirects. */
  declare url: string;
  /** Whether loading the URL again is safe: it was a GET, or a form was redirected to it. */
  declare repeatable: boolean;
  constructor(url: string, why: string, repeatable: boolean) {
    super(`${url} ${why}`);
    this.url = url;
    this.repeatable = repeatable;
  }
}

/** Longest wait for code that showing a response needs, in milliseconds. */
const PAGE_CODE_TIMEOUT_MS = 10_000;

/** Waits for code that showing the response needs. Without that code only the browser can show the page. */
export const requireCode = <Code>(
  code: Promise<Code>,
  { url, redirected }: Pick<Answer, "url" | "redirected">,
): Promise<Code> =>
  inTime(code, PAGE_CODE_TIMEOUT_MS).catch(() => {
    throw new NotAPage(url, "lacks code", redirected);
  });

/** The rejection of a request that ends without a page and without a fault: a 204 response, or the browser leaves. */
export const noPage = new NotAPage("", "is empty", false);

/** A page that can be swapped in. `nodeHolder` holds its nodes. */
export interface NextPage {
  content: Content;
  nodeHolder: Element | DocumentFragment;
  /** The response has a page section. A form's response may be a fragment. */
  hasSection: boolean;
}

/**
 * Reads the page section of a response. A form's response without one is used whole, with the metadata of the displayed
 * page. Throws `NotAPage` when the section is missing, or when assets or culture differ from the displayed page's.
 */
export function readPage(session: Session, method: string, response: PageResponse): NextPage {
  const { url, html, doc, redirected } = response;
  const pageMetadata = readMetadata(doc, session.settingsOf(doc));
  const repeatable = method === "GET" || redirected;
  const section = pageSection(doc);
  // An empty form response must not replace the page: the user's input would be lost.
  if ((repeatable || !html) && (!section || isForBrowser(session, pageMetadata.settings)))
    throw new NotAPage(url, "cannot be shown in place", repeatable);
  if (section) {
    const { arriving } = response;
    // Parts that are not there yet stay as they are.
    const pageParts = arriving ? new Map([...session.pageParts, ...arriving.parts]) : partsOf(doc);
    const content = { pageMetadata, pageParts, sectionAttributes: attributesOf(section) };
    return { content, nodeHolder: section, hasSection: true };
  }
  const { pageMetadata: last, pageParts, sectionAttributes } = session.page;
  const content = { pageMetadata: { ...last, title: pageMetadata.title || last.title }, pageParts, sectionAttributes };
  return { content, nodeHolder: response.fragment ?? doc.body, hasSection: false };
}

/** Whether a page with the settings `next` has other assets or another culture than the displayed page. */
export function isForBrowser(session: Session, next: PageSettings): boolean {
  const settings = session.settings();
  return (["assetsVersion", "culture"] as const).some(
    (key) => settings[key] && next[key] && settings[key] !== next[key],
  );
}

/** Whether the response is a whole document, not a fragment. */
export const isWhole = ({ html }: Answer): boolean => /<(html|body)[\s>]/i.test(html);

/** Parses a response. Relative addresses resolve against `url`. */
export function parsePage(html: string, url: string): Document {
  const trustedHtml = trusted.createHTML(html);
  const doc = withoutNoscript(
    // Only this makes declarative shadow roots. In Chromium it drops comments.
    "parseHTMLUnsafe" in Document && html.includes("shadowrootmode")
      ? Document.parseHTMLUnsafe(trustedHtml)
      : new DOMParser().parseFromString(trustedHtml, "text/html"),
  );
  setBase(doc, url);
  return doc;
}

/** Makes relative addresses in `doc` resolve against `url`. */
export function setBase(doc: Document, url: string): void {
  let base = doc.querySelector<HTMLBaseElement>("base[href]");
  // A relative <base> resolves against its own page, not against the current one.
  const baseUrl = new URL(base?.getAttribute("href") ?? "", url).href;
  if (!base) {
    base = doc.createElement("base");
    base.dataset["atoll"] = "";
    doc.head.prepend(base);
  }
  if (base.href !== baseUrl) base.href = baseUrl;
}

/**
 * The page section; null when it is missing or inside a form, whose action and hidden fields would be those of another
 * page.
 */
export function pageSection(doc: Document): HTMLElement | null {
  const section = doc.querySelector<HTMLElement>(pageSelector);
  return section?.closest("form") ? null : section;
}
