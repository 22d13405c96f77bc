import { on } from "../../shared/events.ts";
import type { ShellFace } from "../../shared/face.ts";
import { submitForm } from "../behaviours/ajax-form.ts";
import { goToAnchor } from "../behaviours/anchor.ts";
import { followBlock } from "../behaviours/bigger-link.ts";
import { ask } from "../behaviours/confirm.ts";
import { createGates } from "../behaviours/consent-gate.ts";
import { openModal } from "../behaviours/modal-link.ts";
import { listenForPrefetch } from "../behaviours/prefetch.ts";
import type { Core } from "../core.ts";
import { dropKept } from "./content.ts";
import { trackScroll } from "./entries.ts";
import { noteScripts, runSection } from "./scripts.ts";
import { changesWith } from "./parts.ts";
import { createShow } from "./show.ts";
import { createTraverse } from "./traverse.ts";
import { createVisits } from "./visit.ts";

/** What the core calls. */
export interface Navigation {
  visit: ShellFace["visit"];
  /** A link whose click is ours: a visit, or a dialog. */
  follow(link: Element, url: string): void;
  followBlock(block: Element, event: MouseEvent): void;
  goToAnchor(hash: string): void;
  ask(question: string): Promise<boolean>;
  /** False when the form is the browser's after all. */
  submit(form: HTMLFormElement, submitter: HTMLElement | null): boolean;
  /** Back or forward has happened. */
  traverse(): void;
  /** Runs the scripts of new content and opens what waits for consent. */
  enliven(root: Element): void;
}

/** The entry of the navigation chunk. */
export function createNavigation(core: Core, nonce: string): Navigation {
  noteScripts(document, nonce);
  trackScroll();
  const openGates = createGates(core);
  const show = createShow(core, openGates);
  const notSent = (error: unknown): void => {
    core.dialog<typeof import("../dialogs/notice.tsx")>("notice").then(
      ({ showNotSent }) => showNotSent(),
      () => console.error("[atoll] the form was not sent.", error),
    );
  };
  const visits = createVisits(core, show, notSent);
  listenForPrefetch(core);
  on(document, "cart:changed", () => dropKept(changesWith("cart")));
  return {
    visit: (url, options) => visits.visit({ ...options, url }),
    follow(link, url) {
      if (link.matches("[data-modal]:not([data-modal=false])")) void openModal(url, link, core);
      else void visits.visit({ url });
    },
    followBlock,
    goToAnchor,
    ask: (question) => ask(question, core),
    submit: (form, submitter) => submitForm(form, submitter, { core, visits, notSent }),
    traverse: createTraverse(visits),
    enliven(root) {
      void runSection(root);
      openGates();
    },
  };
}
