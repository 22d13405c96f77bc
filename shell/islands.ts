import { isMatch } from "../shared/dom/is-match.ts";
import type { Host } from "./on-demand/islands/host.ts";

/** Finds, loads, mounts and unmounts islands. */
export interface Islands {
  /** Starts the islands in `root`, itself included. */
  scan(root?: ParentNode): void;
  /** Unmounts the islands in `root`, itself included. */
  sweep(root: Node): void;
  hosts(): Iterable<Host>;
  /**
   * Starts the islands on and around `form`, and resolves when they, those that are loading in it, and those for the
   * whole document, such as validation, are live or have failed. Undefined when there are none to wait for.
   */
  awaitIslands(form: Element): Promise<unknown> | undefined;
}

/** A form field named "contains" would shadow the method. */
const { contains } = Node.prototype;

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
      // As after the failure of one island: styles show what they have hidden for islands that start.
      for (const host of document.querySelectorAll<HTMLElement>("[data-island]"))
        host.dataset["islandState"] = "failed";
      console.error("[atoll] the code of islands failed to load.", error);
    }
  }

  return {
    scan(root = document) {
      if (islands) islands.scan(root);
      else if (
        loading ||
        selectors.some(
          (selector) => root.querySelector(selector) ?? (root instanceof Element && isMatch(root, selector)),
        )
      ) {
        calls.push((islands) => root.isConnected && islands.scan(root));
        loading ??= loadAll();
      }
    },
    sweep(root) {
      if (islands) islands.sweep(root);
      else if (calls[0]) calls.push((islands) => islands.sweep(root));
    },
    hosts: () => islands?.hosts() ?? [],
    awaitIslands(form) {
      if (islands) return islands.awaitIslands(form);
      const isAwaited = [...document.querySelectorAll(selectors.join())].some((element) => isPartOf(form, element));
      return isAwaited ? loading?.then(() => islands?.awaitIslands(form)) : undefined;
    },
  };
}

/** Whether `element` is around `form`, in it, or one of its fields, which may be anywhere in the document. */
const isPartOf = (form: Element, element: Element): boolean =>
  contains.call(element, form) || contains.call(form, element) || (element as HTMLInputElement).form === form;
