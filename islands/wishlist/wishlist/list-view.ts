import { reloadPage } from "../../../shared/page/reload-page.ts";
import { wishlistsVersion } from "../../../shared/stores/wishlists.ts";
import { listLoader, listOf } from "./list-loader.ts";
import { hidePendingRemovals } from "./removal.ts";
import { listIn } from "./rules.ts";

/** The version of the lists that each page showed when the visitor left it. */
const savedVersions = new WeakMap<Element, number>();

/** Shows one list at a time. */
export interface ListView {
  choose(id: string, url: string): void;
  /** Shows the list in the address. */
  followAddress(): void;
  /** Reloads the list after a change. */
  refresh(): void;
  /** Cancels a pending request. */
  stop(): void;
  /** The list was deleted: it is not requested again. */
  end(): void;
  start(): void;
  restore(): void;
}

/** Shows the current list, or loads another one in its place. WSH-01 */
export function listView(host: HTMLElement, place: HTMLElement, signal: AbortSignal): ListView {
  const links = [...host.querySelectorAll<HTMLElement>("[data-wishlist-link]")];
  const ids = links.map(({ dataset }) => dataset["wishlistLink"]!);
  const currentId = (): string => listOf(place)?.dataset["wishlist"] ?? "";
  const version = savedVersions.get(host) ?? wishlistsVersion();
  const loader = listLoader(place, version, () => markCurrent(links, place), signal);
  const isOld = (): boolean => loader.version !== wishlistsVersion();
  let hasEnded = false;

  /** Keeps the current list, and reloads it if it is out of date. */
  function stay(): void {
    loader.stop();
    if (isOld()) void loader.load({ id: currentId(), isChosen: false });
  }

  function followAddress(): void {
    const id = listIn(location.search, ids);
    if (id === currentId()) stay();
    else void loader.load({ id, isChosen: true });
  }

  return {
    choose(id, url) {
      if (id === currentId()) stay();
      else if (id !== loader.pending?.id) void loader.load({ id, url, isChosen: true });
    },
    followAddress,
    refresh() {
      const id = loader.pending?.id ?? currentId();
      if (!hasEnded && id) void loader.load(loader.pending ?? { id, isChosen: false });
    },
    stop: loader.stop,
    end() {
      hasEnded = true;
      loader.stop();
    },
    start() {
      hidePendingRemovals(place);
      if (currentId() && !isOld()) followAddress();
      // The page around the list may be out of date too.
      else if (isOld()) void reloadPage();
    },
    restore() {
      savedVersions.set(host, loader.version);
      resetList(place);
    },
  };
}

/** Removes marks and hidden state from the list. */
function resetList(place: HTMLElement): void {
  place.removeAttribute("aria-busy");
  for (const wish of place.querySelectorAll<HTMLElement>("[data-wish]")) wish.hidden = false;
}

/** Marks the link of the current list, and updates its number of wishes. */
function markCurrent(links: HTMLElement[], place: HTMLElement): void {
  const list = listOf(place);
  for (const link of links) {
    const isCurrent = link.dataset["wishlistLink"] === (list?.dataset["wishlist"] ?? "");
    if (isCurrent) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
    const size = isCurrent && link.querySelector("[data-wishlist-size]");
    // Wishes with a pending removal still count.
    if (size) size.textContent = String(list!.querySelectorAll("[data-wish]").length);
  }
}
