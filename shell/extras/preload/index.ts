import { on } from "../../../shared/events.ts";
import { warn } from "../../../shared/warn.ts";
import { pageSelector } from "../../core/document.ts";
import type { BundleName } from "../../core/session.ts";
import { pageSection } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";
import { loadWhenScrolled } from "./scrolled.ts";
import { wantsTransitions } from "./wants-transitions.ts";

/** Loads the bundles that the displayed page is likely to need, once it is painted. */

export interface PreloadState {
  /** Whether the server marked invalid fields on the initial page. */
  hasInitialErrors?: boolean;
}

/** Sessions whose document is watched. */
const watched = new WeakSet<Session>();

/**
 * Loads what the markup of the page needs. To call again when it has changed. Resolves when the code is there that the next
 * visit has to use.
 */
export function preload(session: Session): Promise<unknown> {
  watchDocument(session);
  const loadIf = async <Module>(
    isNeeded: boolean,
    bundle: BundleName,
    use?: (code: Module) => void,
  ): Promise<unknown> =>
    // If it fails to load, a later page tries again.
    isNeeded && session.load<Module>(bundle).then(use, () => {});
  const load = <Module>(bundle: BundleName, selector: string, use?: (code: Module) => void): Promise<unknown> =>
    loadIf(!!document.querySelector(selector), bundle, use);
  void load("dialogs", "[data-modal]");
  void load("forms", "form[data-ajax]");
  void load("anchors", "a[href*='#']:not([href='#'])");
  void load("stay", "[data-stay]");
  type Places = typeof import("../places/index.ts");
  void load<Places>("places", "form[data-ajax], [data-ajax-target], [data-modal]", ({ loadMoreWhenVisible }) =>
    loadMoreWhenVisible(session),
  );
  void load("morph", "[data-ajax-mode=morph]");
  type PageParts = typeof import("../page-parts/index.ts");
  void load<PageParts>("page-parts", "[data-page-part]", ({ start }) => start(session));
  void load("page-scripts", "#page script:not([src], [type*=json])");
  type Streaming = typeof import("../streaming/index.ts");
  void load<Streaming>("streaming", "body", ({ startStreaming }) => startStreaming(session));
  type Prefetch = typeof import("../prefetch/index.ts");
  void load<Prefetch>("prefetch", "[data-prefetch]", ({ listenForPrefetch }) => listenForPrefetch(session));
  type Speculation = typeof import("../speculation/index.ts");
  void load<Speculation>("speculation", 'script[type$="speculationrules"]', ({ adaptRules }) => adaptRules());
  session.wantsTransitions = wantsTransitions;
  type Media = typeof import("../media/index.ts");
  type Keep = typeof import("../keep/index.ts");
  type Transitions = typeof import("../transitions/index.ts");
  type Unsaved = typeof import("../unsaved/index.ts");
  return Promise.all([
    load<Media>("media", "audio, video", ({ start }) => start(session)),
    load<Keep>("keep", "[data-keep]", ({ startKeeping }) => startKeeping(session)),
    load<Unsaved>("unsaved", "form[data-warn-unsaved]", ({ watchForms }) => watchForms(session)),
    loadIf<Transitions>(!!wantsTransitions(), "transitions", ({ startTransitions }) => startTransitions(session)),
  ]);
}

function watchDocument(session: Session): void {
  if (watched.has(session)) return;
  watched.add(session);
  const section = pageSection(document);
  session.hasInitialErrors = !!section?.querySelector("[aria-invalid=true]");
  if (!section) {
    const found = document.querySelector(pageSelector) ? "#page is in a form" : "there is no #page";
    warn(`${found}; every link is a full load.`);
  }
  // The next page is likely to have the charset of this one.
  if (document.characterSet !== "UTF-8") session.load("charset").catch(() => {});
  preloadErrorDialog(session);
  // The browser would report rules that are inserted with a page, and ignore them.
  on(document, "page:swap", ({ document: answer }) =>
    answer
      ?.querySelectorAll("script[type=speculationrules]")
      .forEach((script) => script.setAttribute("type", "application/speculationrules")),
  );
  loadWhenScrolled(session);
}

/**
 * Loads the error dialog while the visitor types in a form: when the connection fails later, it could not be loaded any
 * more.
 */
function preloadErrorDialog({ load }: Session): void {
  const loadFor = (element: Element | null): unknown =>
    element?.closest("form[data-ajax][method=post i]") && void load("dialogs").catch(() => {});
  document.addEventListener("focusin", ({ target }) => loadFor(target as Element));
  loadFor(document.activeElement);
}
