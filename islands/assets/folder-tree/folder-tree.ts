import { type AssetFolder, parseFolders } from "../../../shared/api/asset-folders.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import { track } from "../../../shared/analytics/track.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { cachedFolders, fetchFolders } from "./folders.ts";
import { openState } from "./open-state.ts";
import { makeTree, type Tree } from "./tree.ts";

/** Maximum time between the unmount of the old page's tree and the mount of the next one, to restore the focus. */
const FOCUS_TIMEOUT_MS = 1_000;

/** The folder that had the keyboard focus when its page was left. */
let lastFocus = { id: "", rootId: "", at: -Infinity };

export default function folderTree(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const pageFolders = config.folders && parseFolders(config.folders);
  const rootId = config.rootFolderId || pageFolders?.[0]?.id || missingId(host);
  /** Holds the list of the CMS while the tree replaces it. */
  const cmsContent = document.createDocumentFragment();
  let tree: Tree | undefined;
  let stopTexts = (): void => {};
  const available = pageFolders?.length ? pageFolders : cachedFolders(rootId);
  if (available) show(available);
  else {
    fetchFolders(rootId, signal).then(
      (folders) => signal.aborted || show(folders),
      (error: unknown) =>
        signal.aborted || warn(`could not load the folders of ${nameOf(host)}; keeping the page's own list.`, error),
    );
  }

  function show(folders: AssetFolder[]): void {
    tree = makeTree(folders, rootId, config.depth, openState(rootId, shell().settings.app));
    const { element } = tree;
    tree.markCurrent();
    stopTexts = withTexts(tree.translate);
    const focused = host.contains(document.activeElement) ? linkOf(document.activeElement)?.href : undefined;
    cmsContent.append(...host.childNodes);
    host.append(element);
    element.addEventListener("click", trackVisit, { signal });
    // Outside of the page section, the tree stays mounted during a visit.
    on(document, "page:loaded", tree.markCurrent, signal);
    restoreFocus(tree, rootId, focused);
  }

  /** Reports the folder of a followed link to analytics. AST-04 */
  function trackVisit(event: MouseEvent): void {
    const targetFolderId = linkOf(event.target) && tree!.folderAt(event.target);
    if (targetFolderId) track("changeFolder", { rootFolderId: rootId, targetFolderId });
  }

  return () => {
    const active = document.activeElement;
    const id = active?.matches(":focus-visible") && tree?.element.contains(active) && tree.folderAt(active);
    if (id) lastFocus = { id, rootId, at: performance.now() };
    stopTexts();
    tree?.element.remove();
    host.append(cmsContent);
  };
}

function missingId(host: HTMLElement): never {
  throw new IslandError(
    `folder-tree on ${nameOf(host)} expects a FolderId in the first folder of its JSON, found none.`,
  );
}

/** Restores the focus: from the link `focused` of the CMS's list, or from the tree of the previous page. */
function restoreFocus(tree: Tree, rootId: string, focused: string | undefined): void {
  const sameLink = focused && [...tree.element.querySelectorAll("a")].find(({ href }) => href === focused);
  if (sameLink) return tree.focus(tree.folderAt(sameLink)!);
  const isRecent = lastFocus.rootId === rootId && performance.now() - lastFocus.at < FOCUS_TIMEOUT_MS;
  lastFocus.at = -Infinity;
  // Only if the focus is still where the visit has put it.
  if (isRecent && (document.activeElement?.matches("body, h1") ?? true)) tree.focus(lastFocus.id);
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  (target as Element | null)?.closest?.("a") ?? null;
