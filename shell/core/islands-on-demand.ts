import { emit } from "../../shared/events.ts";
import type { ShellApi } from "../../shared/shell-api.ts";
import { elementsIn } from "./document.ts";
import { gateSelector } from "./gate-selector.ts";
import type { CoreSession } from "./session.ts";

/** Starts new content: its islands, and what its consent gates hold back. */
export function mountIn(session: CoreSession, content: ParentNode): void {
  session.islands.scan(content);
  void openGatesIn(session, content);
}

/**
 * Runs the gated scripts and templates in `root` that the visitor's cookie choice allows. Their code is loaded only when
 * there is one and the visitor has chosen.
 */
export async function openGatesIn(session: GateSession, root: ParentNode): Promise<void> {
  if (!root.querySelector(gateSelector) || !session.consent()) return;
  try {
    const gates = await session.load<typeof import("../extras/consent-gates/index.ts")>("consent-gates");
    gates.watchWithdrawal(session);
    // A page that was left during the load opens its gates when it is shown again. Read the choice again: it may have
    // changed.
    if (root.isConnected) (await gates.openGates(session, root)).forEach((added) => session.islands.scan(added));
  } catch (error) {
    console.error(error);
  }
}

/** The part of the session that `openGatesIn` uses. */
export type GateSession = Pick<CoreSession, "consent" | "integrity" | "islands" | "allowedScripts" | "load" | "nonce">;

/** Finds, loads, mounts and unmounts islands. */
export interface Islands {
  /** Starts the islands in `root`, itself included. */
  scan(root?: ParentNode): void;
  /** Unmounts the islands in `root`, itself included. */
  sweep(root: Node): void;
  /** The islands found on the page. */
  inspect: ShellApi["inspect"];
  /**
   * Starts the islands on and around `form`, and resolves when they, those that are loading in it, and those for the
   * whole document, such as validation, are live or have failed. Undefined when there are none to wait for.
   */
  awaitIslands(form: Element): Promise<unknown> | undefined;
}

/**
 * The islands of the document. Their code is loaded when the first element that matches one of the selectors is scanned.
 * Each is searched for alone: a list of selectors takes several times as long on a large page. NAV-20
 */
export function islandsOnDemand(selectors: readonly string[], load: () => Promise<Islands>): Islands {
  let islands: Islands | undefined;
  /** Resolves when the code has loaded or failed to load. */
  let loading: Promise<void> | undefined;
  /** The calls of `scan` and `sweep` until it has loaded, in order. */
  let calls: ((islands: Islands) => void)[] = [];

  async function loadAll(): Promise<void> {
    try {
      islands = await load();
      for (const call of calls) call(islands);
      calls = [];
    } catch (error) {
      // New content tries again, for all islands of the document.
      loading = undefined;
      calls = [(islands) => islands.scan()];
      console.error("[atoll] the code of islands failed to load.", error);
      for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) {
        // As after the failure of one island: styles show what they have hidden for islands that start.
        host.dataset["islandState"] = "failed";
        emit(host, "island:error", { name: host.dataset["island"]!, phase: "load", error });
      }
    }
  }

  return {
    scan(root = document) {
      if (islands) islands.scan(root);
      else if (loading || selectors.some((selector) => elementsIn(root, selector).length > 0)) {
        // A fragment is empty once it has been inserted.
        const roots = root instanceof DocumentFragment ? [...root.children] : [root];
        calls.push((islands) => roots.forEach((root) => islands.scan(root)));
        loading ??= loadAll();
      }
    },
    sweep(root) {
      if (islands) islands.sweep(root);
      else if (calls[0]) calls.push((islands) => islands.sweep(root));
    },
    inspect: () => islands?.inspect() ?? [],
    awaitIslands(form) {
      if (islands) return islands.awaitIslands(form);
      const isAwaited = [...document.querySelectorAll(selectors.join())].some((element) => isPartOf(form, element));
      return isAwaited ? loading?.then(() => islands?.awaitIslands(form)) : undefined;
    },
  };
}

/** Whether `element` is around `form`, in it, or one of its fields, which may be anywhere in the document. */
const isPartOf = (form: Element, element: Element): boolean =>
  element === form ||
  (element as HTMLInputElement).form === form ||
  // Not `contains`, which a form field with that name would shadow.
  (element.compareDocumentPosition(form) & (Node.DOCUMENT_POSITION_CONTAINS | Node.DOCUMENT_POSITION_CONTAINED_BY)) > 0;
