import type { BundleName } from "../core/session.ts";
import type { Session } from "./session.ts";

/** Preloads the bundles that the markup of the page needs. To call once the page was painted. */
export function preload(session: Session): void {
  const load = <Module>(bundle: BundleName, selector: string, use?: (code: Module) => void): void => {
    // If it fails to load, a later page tries again.
    if (document.querySelector(selector)) session.load<Module>(bundle).then(use, () => {});
  };
  load("dialogs", "[data-modal]");
  load("forms", "form[data-ajax]");
  load("anchors", "a[href*='#']:not([href='#'])");
  load("stay", "[data-stay]");
  load("page-scripts", "#page script:not([src], [type*=json])");
  type Streaming = typeof import("../extras/streaming/index.ts");
  load<Streaming>("streaming", "body", ({ startStreaming }) => startStreaming(session));
  type Prefetch = typeof import("../extras/prefetch/index.ts");
  load<Prefetch>("prefetch", "[data-prefetch]", ({ listenForPrefetch }) => listenForPrefetch(session));
}
