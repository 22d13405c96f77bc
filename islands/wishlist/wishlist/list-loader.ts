import { fetchWishlistItems } from "../../../shared/api/wishlists.ts";
import { shell } from "../../../shared/shell-api.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { AnswerError, HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { notify } from "../../../shared/notify.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { wishlistsVersion } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";
import { focusRestored, hidePendingRemovals } from "./removal.ts";

interface Request {
  id: string;
  /** Address for a new history entry, if any. */
  url?: string;
  /** Whether the visitor has chosen the list, which is then announced. */
  isChosen: boolean;
}

interface ListLoader {
  /** The version of the lists that `place` shows. */
  version: number;
  pending: Request | undefined;
  load(request: Request): Promise<void>;
  /** Cancels a pending request. */
  stop(): void;
}

/** Loads a list into `place`. The latest request wins. `onReplaced` runs when a new list is in place. WSH-01 */
export function listLoader(
  place: HTMLElement,
  version: number,
  onReplaced: () => void,
  signal: AbortSignal,
): ListLoader {
  const next = abortPrevious(signal);
  const error = errorNotice((request) => signal.aborted || void load(request));
  const loader: ListLoader = {
    version,
    pending: undefined,
    load,
    stop() {
      next();
      clearPending();
    },
  };

  async function load(request: Request): Promise<void> {
    const overtaken = next();
    loader.pending = request;
    place.setAttribute("aria-busy", "true");
    const requestedVersion = wishlistsVersion();
    try {
      const html = await fetchList(request.id, overtaken);
      if (overtaken.aborted) return;
      pushAddress(request.url);
      loader.version = requestedVersion;
      replaceList(place, html, onReplaced);
      error.hide();
      if (request.isChosen) announce(listOf(place)?.querySelector("h1, h2, h3")?.textContent?.trim() ?? "");
    } catch (cause) {
      if (!overtaken.aborted) void error.show(request, cause, overtaken);
    } finally {
      if (!overtaken.aborted) clearPending();
    }
  }

  function clearPending(): void {
    loader.pending = undefined;
    place.removeAttribute("aria-busy");
  }
  return loader;
}

export const listOf = (place: HTMLElement): HTMLElement | null => place.querySelector<HTMLElement>("[data-wishlist]");

/** Rejects if the answer is not a list, unless `signal` has aborted. */
async function fetchList(id: string, signal: AbortSignal): Promise<string> {
  const html = await fetchWishlistItems(id, signal);
  if (!signal.aborted && !html.includes("data-wishlist="))
    throw new AnswerError("expected a list with data-wishlist, got other HTML");
  return html;
}

/** Adds a history entry with the new content, not at the click: until then the old list is visible. */
function pushAddress(url: string | undefined): void {
  if (url && url !== location.href) history.pushState(null, "", url);
}

/** Replaces the content of `place`, and restores the focus if it was inside. `onReplaced` runs before that. */
function replaceList(place: HTMLElement, html: string, onReplaced: () => void): void {
  const { activeElement: active } = document;
  const hadFocus = place.contains(active);
  shell().setHtml(place, html);
  hidePendingRemovals(place);
  onReplaced();
  if (hadFocus) {
    const counterpart = findCounterpart(active!);
    if (counterpart && place.contains(counterpart)) focusElement(counterpart);
    if (!place.contains(document.activeElement)) focusElement(place.querySelector<HTMLElement>("h1, h2, h3") ?? place);
  }
  focusRestored(place);
}

/** The notice about a list that could not be loaded. */
function errorNotice(retry: (request: Request) => unknown) {
  let notice: number | undefined;
  function hide(): void {
    if (notice !== undefined) removeNotice(notice);
    notice = undefined;
  }
  return {
    hide,
    async show(request: Request, error: unknown, overtaken: AbortSignal): Promise<void> {
      warn("a wishlist could not be shown.", error);
      const t = await whenTexts();
      // 401: the user dismissed the login; show no error. A newer request makes the error obsolete.
      if (overtaken.aborted || (error instanceof HttpError && error.status === 401)) return;
      hide();
      const isMissing = error instanceof HttpError && error.status === 404;
      const text =
        (error instanceof HttpError && error.text) || t(request.isChosen ? "Wishlist.NotShown" : "Page.NotRenewed");
      const action = isMissing ? undefined : { text: t("Core.Retry"), run: () => void retry(request) };
      notice = notify({ kind: "error", text, action });
    },
  };
}
