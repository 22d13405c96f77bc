import type { PageVisit } from "../../shared/shell-api.ts";
import type { Core } from "../core.ts";
import { attributesOf, partsOf } from "../server-snapshot.ts";
import type { Content } from "./page-cache.ts";
import { readMetadata } from "./page-metadata.ts";
import { pageSection } from "./parse.ts";
import { type Answer, contentOf, NotAPage } from "./request.ts";

type Page = { content: Content } & (
  { hasSection: true; section: HTMLElement } | { hasSection: false; section: DocumentFragment }
);

/**
 * Reads the page section of a response. A form's response without one is used whole, with the metadata of `current`.
 * Throws `NotAPage` when the section is missing, or when assets or culture differ from the current page's.
 */
export function readPage({ method, document: doc }: PageVisit, answer: Answer, core: Core, current: Content): Page {
  const metadata = readMetadata(doc!, core.readSettings(doc!));
  const currentSettings = core.settings();
  const changed = (key: "assetsVersion" | "culture"): boolean =>
    !!currentSettings[key] && !!metadata.settings[key] && currentSettings[key] !== metadata.settings[key];
  const repeatable = method === "GET" || answer.redirected;
  const section = pageSection(doc!);
  // An empty form response must not replace the page: the user's input would be lost.
  if ((repeatable || !answer.html) && (!section || changed("assetsVersion") || changed("culture"))) {
    throw new NotAPage(answer.url, "is another version", repeatable);
  }
  if (section) {
    const content = { metadata, parts: partsOf(doc!), section: attributesOf(section), weight: 0 };
    return { section, hasSection: true, content };
  }
  const { metadata: last, parts, section: attributes } = current;
  const content = {
    metadata: { ...last, title: metadata.title || last.title },
    parts,
    section: attributes,
    weight: 0,
  };
  return { section: contentOf(answer), hasSection: false, content };
}
