import { detachChildren } from "../../navigation/swap.ts";
import { addStyles, styleKeys } from "../../navigation/head.ts";
import { loadMedia, loadParts } from "../../navigation/preload.ts";
import { isWhole, NotAPage, type PageResponse, pageSection, requireCode } from "../../navigation/page.ts";
import { isCode, loadPageScripts, scriptsIn } from "../../navigation/scripts.ts";
import type { Session } from "../../navigation/session.ts";
import { makeAbsolute } from "../../common/make-absolute.ts";
import { isModal } from "../../common/modal-body.ts";

/** The part of an answer for a place. Its styles have been loaded, and so has the code that runs its scripts. */
export interface PlaceContent {
  response: PageResponse;
  nodes: DocumentFragment;
  /** Keys of its stylesheets. */
  styles: string[];
}

/**
 * Finds the content for `target`: that of the element of the same id, else of the page section, else the whole fragment. A
 * document without either is left to the browser when `canBrowse`; so is an error page. `target` is null for a dialog.
 */
export async function contentFor(
  session: Session,
  target: Element | null,
  response: PageResponse,
  canBrowse: boolean,
): Promise<PlaceContent> {
  const { doc, url, status } = response;
  const id = target?.getAttribute("id");
  const counterpart = id ? doc.getElementById(id) : null;
  const part = counterpart ?? pageSection(doc);
  if (canBrowse && !counterpart && ((target && status >= 400) || (!part && isWhole(response))))
    throw new NotAPage(url, "has no such part", true);
  const styles = part ? styleKeys(doc) : [];
  const root = part ?? response.fragment ?? doc.body;
  const code = [
    part && addStyles(session, doc, styles),
    loadParts(session, new Map()),
    loadMedia(session, root),
    // Runs the scripts of the new content as soon as it is inserted, and removes the handlers of scripts in the old
    // content, also if the browser ran these scripts.
    (scriptsIn(root).some(isCode) || target?.querySelector("script:not([src])")) && loadPageScripts(session),
  ];
  await requireCode(Promise.all(code), response);
  const nodes = part ? detachChildren(part) : (response.fragment ?? detachChildren(doc.body));
  // A fragment is made for the page that it goes into, except in a dialog.
  if (part || !target || isModal(target)) makeAbsolute(nodes, url);
  return { response, nodes, styles };
}
