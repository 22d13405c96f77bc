import { on } from "../shared/events.ts";
import type { ShellFace } from "../shared/face.ts";
import { submitForm } from "./behaviours/ajax-form.ts";
import { goToAnchor } from "./behaviours/anchor.ts";
import { ask } from "./behaviours/confirm.ts";
import type { Core } from "./core.ts";
import { dropKept } from "./navigation/kept.ts";
import { trackScroll } from "./navigation/entries.ts";
import { lateTools } from "./navigation/late-tools.ts";
import { login, startLogin } from "./navigation/login.ts";
import { changesWith } from "./navigation/parts.ts";
import { dropPrefetched, NotAPage } from "./navigation/request.ts";
import { dropRevoked } from "./navigation/revoked.ts";
import { noteScripts, runInert } from "./navigation/scripts.ts";
import { createShow } from "./navigation/show.ts";
import { createTraverse } from "./navigation/traverse.ts";
import { createVisits } from "./navigation/visit.ts";

/** What the core calls. */
export interface Navigation {
  visit: ShellFace["visit"];
  /** A link whose click is ours: a visit, or a dialog. */
  follow(link: Element, url: string): void;
  goToAnchor(hash: string): void;
  ask(question: string): Promise<boolean>;
  /** Sends a form in place. Rejects, with nothing sent, when the code for its target does not come. */
  submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<unknown>;
  /** Back or forward has happened. */
  traverse(): void;
  login: ShellFace["login"];
  /** Runs scripts that came with new content, in order. */
  runScripts(scripts: HTMLScriptElement[]): void;
}

/** The entry of the navigation chunk. */
export function createNavigation(core: Core, nonce: string): Navigation {
  noteScripts(document, nonce);
  trackScroll();
  const show = createShow(core);
  const tools = lateTools(core, show);
  startLogin(core, tools);
  const modal = (): Promise<typeof import("./dialogs/modal.tsx")> => core.late("modal");
  let prefetches = false;
  const look = (): void => {
    if (document.querySelector("[data-modal]")) modal().catch(() => {});
    if (document.querySelector("[data-ajax-target]")) core.late("fill-target").catch(() => {});
    if (prefetches || !document.querySelector("[data-prefetch]")) return;
    prefetches = true;
    core.late<typeof import("./behaviours/prefetch.ts")>("prefetch").then(
      ({ listenForPrefetch }) => listenForPrefetch(tools),
      () => (prefetches = false),
    );
  };
  look();
  on(document, "page:loaded", look);
  const notice = (): Promise<typeof import("./dialogs/notice.tsx")> => core.late("notice");
  // Without the connection that its form lacks, too, the dialog could not be had: it comes while the visitor types.
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
    dropKept(changesWith("cart"));
    dropPrefetched();
  });
  dropRevoked(core);
  return {
    visit: (url, options) => visits.visit({ ...options, url }),
    follow(link, url) {
      if (!link.matches("[data-modal]:not([data-modal=false])"))
        return void visits.visit({ url, link, stay: link.matches("[data-stay]") });
      const from = show.content();
      // Its code may come when the visitor is on another page.
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
