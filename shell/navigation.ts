import { on } from "../shared/events.ts";
import { warn } from "../shared/warn.ts";
import { inTime } from "./load.ts";
import { pageSelector } from "./server-snapshot.ts";
import type { BundleName, EarlySession, Session } from "./session.ts";
import { startEntries } from "./navigation/entries.ts";
import { initialState } from "./navigation/initial-state.ts";
import { needed, noContent, NotAPage, pageSection } from "./navigation/response.ts";
import { fetchPage, isLoginAddress, readAnswer, requestPage, showLoadingBar } from "./navigation/request.ts";
import { isCode, loadPageScripts, recordScripts } from "./navigation/new-scripts.ts";
import { loadAnchors } from "./navigation/land.ts";
import { changesWith, invalidateCache } from "./navigation/page-cache.ts";
import { addStyles } from "./navigation/page-metadata.ts";
import { applyParts } from "./navigation/swap.ts";
import { traverse } from "./navigation/traverse.ts";
import { visit } from "./navigation/visit.ts";

/** The functions of the navigation for the script of every page and for the code that is loaded on demand. */
export type Navigation = typeof navigation;

/** The entry of the navigation chunk. Adds the navigation and its state to the session. */
export function startNavigation(early: EarlySession): Session {
  if (!pageSection(document)) {
    const found = document.querySelector(pageSelector) ? "#page is in a form" : "there is no #page";
    warn(`${found}; every link is a full load.`);
  }
  // `startEntries` sets the entry and its offset.
  const session = Object.assign(early, { navigation, ...initialState(early) }) as Session;
  recordScripts(session, document);
  startEntries(session);
  if (session.nonce) session.load("policy").catch(() => {});
  // The next page is likely to have the charset of this one.
  if (document.characterSet !== "UTF-8") session.load("charset").catch(() => {});
  on(document, "cart:changed", () => invalidateCache(session, changesWith("cart")));
  // Load the error dialog while the visitor types: when the connection fails later, it could not be loaded any more.
  document.addEventListener(
    "focusin",
    ({ target }) =>
      (target as Element).closest("form[data-ajax][method=post i]") && early.load("dialogs").catch(() => {}),
  );
  preloadBundles(session);
  on(document, "page:loaded", () => requestAnimationFrame(() => setTimeout(() => preloadBundles(session))));
  return session;
}

/** Follows a link whose click the shell handles: a visit, or a dialog. */
function follow(session: Session, link: Element, url: string): void {
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

/** Longest wait for the code of dialogs, in milliseconds. */
const DIALOGS_TIMEOUT_MS = 10_000;

/** Rejects when the code fails to load or takes too long. */
const loadDialogs = ({ load }: Session): Promise<typeof import("./on-demand/dialogs.tsx")> =>
  inTime(load("dialogs"), DIALOGS_TIMEOUT_MS);

/** Goes to an anchor of the displayed page, unless the visitor leaves the page while the code loads. NAV-08 */
async function goToAnchor(session: Session, hash: string): Promise<void> {
  const from = session.page;
  const anchors = await loadAnchors(session);
  if (session.page !== from) return;
  if (anchors) anchors.goToAnchor(session, hash);
  else location.hash = hash;
}

/**
 * Asks the visitor who pressed `control`, in our dialog, or in the browser's when ours fails to load. Empty: the default
 * question. NAV-12
 */
const ask = (session: Session, question: string, control: Element): Promise<boolean> =>
  loadDialogs(session).then(
    (dialogs) => dialogs.ask(control, question),
    () => confirm(question || document.title),
  );

/**
 * Shows the login dialog; simultaneous calls share one. With `isAgain` the visitor is also asked whether to send the
 * refused request (with `body`) again. True when the visitor signed in and agreed. ERR-01
 */
async function login(session: Session, returnUrl: string, isAgain: boolean, body?: BodyInit | null): Promise<boolean> {
  const dialog = await session.load<typeof import("./on-demand/login.tsx")>("login");
  return dialog.login(session, returnUrl, isAgain, body);
}

/** Runs the scripts of new content in order. */
async function runScripts(session: Session, scripts: HTMLScriptElement[]): Promise<void> {
  if (scripts.some(isCode)) await (await loadPageScripts(session)).runInert(scripts);
}

/** Tells the visitor that a form got no response, or one that cannot be shown. */
function reportFailedForm(session: Session, error: unknown): void {
  loadDialogs(session).then(
    ({ showFormError }) => showFormError(error),
    () => alert(session.settings().failedText),
  );
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
  type Prefetch = typeof import("./on-demand/prefetch.ts");
  const listen = (code: Prefetch): unknown => session.takePrefetched ?? code.listenForPrefetch(session);
  preload("prefetch", "[data-prefetch]", listen);
}

const navigation = {
  visit,
  follow,
  goToAnchor,
  ask,
  traverse,
  login,
  runScripts,
  reportFailedForm,
  applyParts,
  fetchPage,
  requestPage,
  readAnswer,
  needed,
  loadPageScripts,
  isLoginAddress,
  addStyles,
  invalidateCache,
  showLoadingBar,
  noContent,
  NotAPage,
};
