import { on } from "../shared/events.ts";
import type { ShellApi } from "../shared/shell-api.ts";
import { submitForm } from "./behaviours/ajax-form.ts";
import { goToAnchor } from "./behaviours/anchor.ts";
import { ask } from "./behaviours/confirm.ts";
import type { Core } from "./core.ts";
import { invalidateCache } from "./navigation/page-cache.ts";
import { type Offset, trackScroll } from "./navigation/entries.ts";
import { type NavigationApi, navigationApi } from "./navigation/navigation-api.ts";
import { login, startLogin } from "./navigation/login.ts";
import { changesWith } from "./navigation/parts.ts";
import { abortPrefetches, NotAPage } from "./navigation/request.ts";
import { invalidateRevoked } from "./navigation/invalidate-revoked.ts";
import { recordScripts, runInert } from "./navigation/scripts.ts";
import { createShow } from "./navigation/show.ts";
import { createTraverse } from "./navigation/traverse.ts";
import { createVisits } from "./navigation/visit.ts";

/** The functions of the navigation chunk that the core calls. */
export interface Navigation {
  visit: ShellApi["visit"];
  /** Follows a link whose click the shell handles: a visit, or a dialog. */
  follow(link: Element, url: string): void;
  goToAnchor(hash: string): void;
  ask(question: string): Promise<boolean>;
  /** Sends a form in place. Rejects, with nothing sent, when the code that fills its target fails to load. */
  submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<unknown>;
  /** Handles Back and Forward. `place` is the scroll offset of the displayed page. */
  traverse(place: Offset): void;
  login: ShellApi["login"];
  /** Runs the scripts of new content in order. */
  runScripts(scripts: HTMLScriptElement[]): void;
}

/** The entry of the navigation chunk. */
export function createNavigation(core: Core, nonce: string): Navigation {
  recordScripts(document, nonce);
  trackScroll();
  const show = createShow(core);
  const tools = navigationApi(core, show);
  startLogin(core, tools);
  const modal = (): Promise<typeof import("./dialogs/modal.tsx")> => core.late("modal");
  preloadChunks(core, tools, modal);
  const notice = (): Promise<typeof import("./dialogs/notice.tsx")> => core.late("notice");
  // Load the error dialog while the visitor types: when the connection fails later, it could not be loaded any more.
  document.addEventListener(
    "focusin",
    ({ target }) => (target as Element).closest("form[data-ajax][method=post i]") && notice().catch(() => {}),
  );
  const notSent = (error: unknown): void => {
    const sent = error instanceof NotAPage;
    if (sent) console.error("[atoll] the answer to a form cannot be shown.", error);
    notice().then(
      ({ showFormError }) => showFormError(sent),
      () => alert(core.settings().failedText),
    );
  };
  const visits = createVisits(core, show, notSent);
  on(document, "cart:changed", () => {
    invalidateCache(changesWith("cart"));
    abortPrefetches();
  });
  invalidateRevoked(core);
  return {
    visit: (url, options) => visits.visit({ ...options, url }),
    follow(link, url) {
      if (!link.matches("[data-modal]:not([data-modal=false])"))
        return void visits.visit({ url, link, stay: link.matches("[data-stay]") });
      const from = show.content();
      // The visitor may be on another page when the dialog's code has loaded.
      modal().then(
        ({ openModal }) => openModal(url, link, tools, from),
        () => show.content() === from && location.assign(url),
      );
    },
    goToAnchor,
    ask: (question) => ask(question, core),
    submit: (form, submitter) => submitForm(form, submitter, { ...tools, visits, notSent }),
    traverse: createTraverse(visits),
    login,
    runScripts: (scripts) => void runInert(scripts),
  };
}

/** Preloads the chunks that the markup of each page needs. */
function preloadChunks(core: Core, tools: NavigationApi, modal: () => Promise<unknown>): void {
  let prefetches = false;
  const preload = (): void => {
    if (document.querySelector("[data-modal]")) modal().catch(() => {});
    if (document.querySelector("[data-ajax-target]")) core.late("fill-target").catch(() => {});
    if (prefetches || !document.querySelector("[data-prefetch]")) return;
    prefetches = true;
    core.late<typeof import("./behaviours/prefetch.ts")>("prefetch").then(
      ({ listenForPrefetch }) => listenForPrefetch(tools),
      () => (prefetches = false),
    );
  };
  preload();
  on(document, "page:loaded", preload);
}
