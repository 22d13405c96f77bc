import { detachChildren } from "../detach-children.ts";
import { parseHtml } from "../parse-html.ts";
import { attributesOf, partsOf } from "../server-snapshot.ts";
import type { Session } from "../session.ts";
import { adoptNonces } from "./nonces.ts";
import type { Content } from "./page-cache.ts";
import { readMetadata } from "./page-metadata.ts";
import { pageSection } from "./parse.ts";
import { type Answer, NotAPage, type PageResponse } from "./request.ts";

/** A page that can be swapped in. `section` holds its nodes. */
export interface NextPage {
  content: Content;
  section: Element | DocumentFragment;
  /** The response has a page section. A form's response may be a fragment. */
  hasSection: boolean;
}

/**
 * Reads the page section of a response. A form's response without one is used whole, with the metadata of the displayed
 * page. Throws `NotAPage` when the section is missing, or when assets or culture differ from the displayed page's.
 */
export function readPage(session: Session, method: string, response: PageResponse): NextPage {
  const { url, html, doc, redirected } = response;
  const metadata = readMetadata(doc, session.readSettings(doc));
  const settings = session.settings();
  const changed = (key: "assetsVersion" | "culture"): boolean =>
    !!settings[key] && !!metadata.settings[key] && settings[key] !== metadata.settings[key];
  const repeatable = method === "GET" || redirected;
  const section = pageSection(doc);
  // An empty form response must not replace the page: the user's input would be lost.
  if ((repeatable || !html) && (!section || changed("assetsVersion") || changed("culture")))
    throw new NotAPage(url, "is another version", repeatable);
  if (section) {
    const content = { metadata, parts: partsOf(doc), section: attributesOf(section) };
    return { content, section, hasSection: true };
  }
  const { metadata: last, parts, section: attributes } = session.page;
  const content = { metadata: { ...last, title: metadata.title || last.title }, parts, section: attributes };
  return { content, section: contentOf(session, response), hasSection: false };
}

/** Whether the response is a whole document, not a fragment. */
export const isWhole = ({ html }: Answer): boolean => /<(html|body)[\s>]/i.test(html);

/**
 * The content of a response without a page section. A fragment is parsed in a template, so that leading styles stay in
 * place.
 */
export const contentOf = (session: Session, response: PageResponse): DocumentFragment =>
  isWhole(response)
    ? detachChildren(response.doc.body)
    : adoptNonces(session, parseHtml(response.html), response.nonces);
