import { on } from "../../shared/events.ts";
import { warn } from "../../shared/warn.ts";
import { pageSelector } from "../core/snapshot.ts";
import type { BundleName, CoreSession } from "../core/session.ts";
import { type Session, startSession } from "./session.ts";
import { startHistory } from "./history.ts";
import { pageSection } from "./page.ts";
import { showLoadingBar } from "./fetch.ts";
import { recordScripts } from "./scripts.ts";
import { loadAnchors } from "./land.ts";
import { changesWith, invalidateCache } from "./cache.ts";
import { loadDialogs } from "./dialogs.ts";
import { visit } from "./visit.ts";

// What the core uses of the navigation.
export { invalidateCache } from "./cache.ts";
export { loadDialogs } from "./dialogs.ts";
export { runScripts } from "./scripts.ts";
export { traverse } from "./traverse.ts";
export { visit } from "./visit.ts";

/** Adds the state of the navigation to the session, and starts it. */
export function start(core: CoreSession): Session {
  if (!pageSection(document)) {
    const found = document.querySelector(pageSelector) ? "#page is in a form" : "there is no #page";
    warn(`${found}; every link is a full load.`);
  }
  const session = startSession(core);
  recordScripts(session, document);
  startHistory(session);
  if (session.nonce) session.load("policy").catch(() => {});
  // The next page is likely to have the charset of this one.
  if (document.characterSet !== "UTF-8") session.load("charset").catch(() => {});
  on(document, "cart:changed", () => invalidateCache(session, changesWith("cart")));
  // Load the error dialog while the visitor types: when the connection fails later, it could not be loaded any more.
  document.addEventListener(
    "focusin",
    ({ target }) =>
      (target as Element).closest("form[data-ajax][method=post i]") && core.load("dialogs").catch(() => {}),
  );
  preloadBundles(session);
  on(document, "page:loaded", () => requestAnimationFrame(() => setTimeout(() => preloadBundles(session))));
  return session;
}

/** Follows a link whose click the shell handles: a visit, or a dialog. */
export function follow(session: Session, link: Element, url: string): void {
  if (!link.matches("[data-modal]:not([data-modal=false])"))
    return void visit(session, { url, link, stay: link.matches("[data-stay]") });
  const from = session.page;
  const hideProgress = showLoadingBar(link);
  // The visitor may be on another page when the dialog's code has loaded.
  loadDialogs(session)
    .finally(hideProgress)
    .then(
      ({ openModal }) => openModal(session, url, link, from),
      () => session.page === from && location.assign(url),
    );
}

/** Goes to an anchor of the displayed page, unless the visitor leaves the page while the code loads. NAV-08 */
export async function goToAnchor(session: Session, hash: string): Promise<void> {
  const from = session.page;
  const anchors = await loadAnchors(session);
  if (session.page !== from) return;
  if (anchors) anchors.goToAnchor(session, hash);
  else location.hash = hash;
}

/** Preloads the code that the markup of the page needs. Called after the page was painted. */
function preloadBundles(session: Session): void {
  const preload = <Module>(bundle: BundleName, selector: string, use?: (code: Module) => void): void => {
    // If it fails to load, a later page tries again.
    if (document.querySelector(selector)) session.load<Module>(bundle).then(use, () => {});
  };
  preload("dialogs", "[data-modal]");
  preload("forms", "form[data-ajax]");
  preload("anchors", "a[href*='#']:not([href='#'])");
  preload("stay", "[data-stay]");
  preload("page-scripts", "#page script:not([src], [type*=json])");
  type Prefetch = typeof import("../extras/prefetch/index.ts");
  const listen = (code: Prefetch): unknown => session.takePrefetched ?? code.listenForPrefetch(session);
  preload("prefetch", "[data-prefetch]", listen);
}
