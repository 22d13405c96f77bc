import { track } from "../../../shared/analytics/track.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { fetchFolders, knownFolders, understood } from "./folders.ts";
import { leftOpen } from "./left-open.ts";
import type { TreeFolder } from "./rules.ts";
import { makeTree, type Tree } from "./tree.ts";

/** The tree of the next page comes within this time after that of the old one has gone. Milliseconds. */
const HANDOVER = 1_000;

/** The folder that the keyboard was on when its page was left: there it goes on. */
let leftAt = { id: "", rootId: "", at: -Infinity };

export default function folderTree(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const given = config.folders && understood(config.folders);
  const rootId = config.rootFolderId || given?.[0]?.id;
  if (!rootId)
    throw new IslandError(
      "config",
      `folder-tree on ${nameOf(host)} expects data-root-folder-id, or folders as JSON in it; found neither.`,
    );
  /** The list of the CMS, while the tree stands in its place. */
  const aside = document.createDocumentFragment();
  let tree: Tree | undefined;
  let stopTexts = (): void => {};

  const now = given?.length ? given : knownFolders(rootId);
  if (now) show(now);
  else {
    fetchFolders(rootId, signal).then(
      (folders) => signal.aborted || show(folders),
      (error: unknown) =>
        signal.aborted || warn(`the folders of ${nameOf(host)} could not be had; the page's own list stays.`, error),
    );
  }

  function show(folders: TreeFolder[]): void {
    tree = makeTree(folders, rootId!, config.depth, leftOpen(rootId!, shell().settings.app));
    const { element } = tree;
    tree.markCurrent();
    stopTexts = withTexts(tree.speak);
    const focused = host.contains(document.activeElement) ? linkOf(document.activeElement)?.href : undefined;
    aside.append(...host.childNodes);
    host.append(element);
    element.addEventListener("click", tell, { signal });
    // Where the tree stands beside the page section, it stays.
    on(document, "page:loaded", tree.markCurrent, signal);
    takeUp(tree, focused);
  }

  /** AST-04 */
  function tell(event: MouseEvent): void {
    const targetFolderId = linkOf(event.target) && tree!.folderAt(event.target);
    if (targetFolderId) track("changeFolder", { rootFolderId: rootId!, targetFolderId });
  }

  /** The keyboard goes on where it was: on a link of the CMS's list, or in the tree of the page before. */
  function takeUp(tree: Tree, focused: string | undefined): void {
    const same = focused && [...tree.element.querySelectorAll("a")].find(({ href }) => href === focused);
    if (same) return tree.focus(tree.folderAt(same)!);
    const isMeant = leftAt.rootId === rootId && performance.now() - leftAt.at < HANDOVER;
    leftAt.at = -Infinity;
    // Nobody but the visit itself has moved it since.
    if (isMeant && (document.activeElement?.matches("body, h1") ?? true)) tree.focus(leftAt.id);
  }

  return () => {
    const active = document.activeElement;
    const id = active?.matches(":focus-visible") && tree?.element.contains(active) && tree.folderAt(active);
    if (id) leftAt = { id, rootId, at: performance.now() };
    stopTexts();
    tree?.element.remove();
    host.append(aside);
  };
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  (target as Element | null)?.closest?.("a") ?? null;
