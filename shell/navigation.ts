import { on } from "../shared/events.ts";
import type { ShellFace } from "../shared/face.ts";
import { submitForm } from "./behaviours/ajax-form.ts";
import { goToAnchor } from "./behaviours/anchor.ts";
import { ask } from "./behaviours/confirm.ts";
import { openModal } from "./behaviours/modal-link.ts";
import { listenForPrefetch } from "./behaviours/prefetch.ts";
import type { Core } from "./core.ts";
import { dropKept } from "./navigation/kept.ts";
import { trackScroll } from "./navigation/entries.ts";
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
  submit(form: HTMLFormElement, submitter: HTMLElement | null): void;
  /** Back or forward has happened. */
  traverse(): void;
  /** Runs scripts that came with new content, in order. */
  runScripts(scripts: HTMLScriptElement[]): void;
}

/** The entry of the navigation chunk. */
export function createNavigation(core: Core, nonce: string): Navigation {
  noteScripts(document, nonce);
  trackScroll();
  const show = createShow(core);
  const notice = (): Promise<typeof import("./dialogs/notice.tsx")> => core.dialog("notice");
  // Without the connection that its form lacks, too, the dialog could not be had: it comes while the visitor types.
  document.addEventListener("focusin", ({ target }) => (target as Element).closest("form[data-ajax][method=post i]") && notice().catch(() => {}));
  const notSent = (error: unknown): void => {
    const sent = error instanceof NotAPage;
    if (sent) console.error("[atoll] the answer to a form cannot be shown.", error);
    notice().then(({ showFormError }) => showFormError(sent), () => alert(core.settings().failedText));
  };
  const visits = createVisits(core, show, notSent);
  listenForPrefetch(core);
  on(document, "cart:changed", () => {
    dropKept(changesWith("cart"));
    dropPrefetched();
  });
  dropRevoked(core);
  return {
    visit: (url, options) => visits.visit({ ...options, url }),
    follow(link, url) {
      if (link.matches("[data-modal]:not([data-modal=false])")) void openModal(url, link, core, show);
      else void visits.visit({ url });
    },
    goToAnchor,
    ask: (question) => ask(question, core),
    submit: (form, submitter) => submitForm(form, submitter, { core, show, visits, notSent }),
    traverse: createTraverse(visits),
    runScripts: (scripts) => void runInert(scripts),
  };
}
