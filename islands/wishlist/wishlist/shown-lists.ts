import { wishlistItemsPath } from "../../../shared/api/wishlists.ts";
import { shell } from "../../../shared/face.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { AnswerError, callHtml, HttpError } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { latest } from "../../../shared/latest.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { reloadPage } from "../../../shared/reload-page.ts";
import { sameElement } from "../../../shared/same-element.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { wishlistsVersion } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";
import { goToWanted, hideLeaving } from "./removal.ts";
import { listIn } from "./rules.ts";

/** What is asked for: `url` where it is to be an entry of the history, `isNew` where the visitor chose it. */
interface Wanted {
  id: string;
  url?: string;
  isNew: boolean;
}

/** Which version of the lists a page showed when it was left. */
const left = new WeakMap<Element, number>();

/** Which list is shown, and how another comes in its place: the last one that is asked for. WSH-01 */
export function shownLists(host: HTMLElement, place: HTMLElement, signal: AbortSignal) {
  const next = latest(signal);
  const links = [...host.querySelectorAll<HTMLElement>("[data-wishlist-link]")];
  let version = left.get(host) ?? wishlistsVersion();
  let awaited: Wanted | undefined;
  let told: number | undefined;
  let isOver = false;

  const list = (): HTMLElement | null => place.querySelector<HTMLElement>("[data-wishlist]");
  const shownId = (): string => list()?.dataset["wishlist"] ?? "";
  const named = (): string =>
    listIn(
      location.search,
      links.map(({ dataset }) => dataset["wishlistLink"]!),
    );

  async function show(wanted: Wanted): Promise<void> {
    const own = next();
    awaited = wanted;
    place.setAttribute("aria-busy", "true");
    const asked = wishlistsVersion();
    try {
      const html = await callHtml(wishlistItemsPath(shell().settings.culture, wanted.id), { signal: own });
      if (own.aborted) return;
      if (!html.includes("data-wishlist=")) throw new AnswerError("expected a list with data-wishlist, got other HTML");
      // At the swap, not at the click: until then the address is that of what is shown.
      if (wanted.url && wanted.url !== location.href) history.pushState(null, "", wanted.url);
      version = asked;
      put(html);
      forget();
      if (wanted.isNew) announce(list()?.querySelector("h1, h2, h3")?.textContent?.trim() ?? "");
    } catch (error) {
      if (!own.aborted) void fail(wanted, error, own);
    } finally {
      if (!own.aborted) rest();
    }
  }

  function put(html: string): void {
    const { activeElement: active } = document;
    const hadFocus = place.contains(active);
    shell().setHtml(place, html);
    hideLeaving(place);
    mark();
    if (hadFocus) goOn(active!);
    goToWanted(place);
  }

  /** Where the focus was, else where the list begins. */
  function goOn(active: Element): void {
    const same = sameElement(active);
    if (same && place.contains(same)) focusOn(same);
    if (!place.contains(document.activeElement)) focusOn(place.querySelector<HTMLElement>("h1, h2, h3") ?? place);
  }

  function mark(): void {
    for (const link of links) {
      const isShown = link.dataset["wishlistLink"] === shownId();
      if (isShown) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
      const size = isShown && link.querySelector("[data-wishlist-size]");
      // What is on its way out counts until it is out.
      if (size) size.textContent = String(list()!.querySelectorAll("[data-wish]").length);
    }
  }

  /** The list that is there stays. */
  async function fail(wanted: Wanted, error: unknown, own: AbortSignal): Promise<void> {
    warn("a wishlist could not be shown.", error);
    const t = await whenTexts();
    // Who did not want to sign in knows, and who has asked for another list meanwhile sees that.
    if (own.aborted || (error instanceof HttpError && error.status === 401)) return;
    forget();
    const isGone = error instanceof HttpError && error.status === 404;
    const text =
      (error instanceof HttpError && error.text) || t(wanted.isNew ? "Wishlist.NotShown" : "Page.NotRenewed");
    told = notify({
      kind: "error",
      text,
      action: isGone ? undefined : { text: t("Core.Retry"), run: () => signal.aborted || void show(wanted) },
    });
  }

  function forget(): void {
    if (told !== undefined) removeNotice(told);
    told = undefined;
  }

  /** Nothing is awaited any more. */
  function rest(): void {
    awaited = undefined;
    place.removeAttribute("aria-busy");
  }

  function stop(): void {
    next();
    rest();
  }

  /** No other list is wanted; the one that is shown may have changed. */
  function stay(): void {
    stop();
    if (version !== wishlistsVersion()) void show({ id: shownId(), isNew: false });
  }

  /** What the address names is shown. */
  function follow(): void {
    if (named() === shownId()) stay();
    else void show({ id: named(), isNew: true });
  }

  return {
    choose(id: string, url: string): void {
      if (id === shownId()) stay();
      else if (id !== awaited?.id) void show({ id, url, isNew: true });
    },
    follow,
    /** Something of the lists has changed. */
    renew(): void {
      const id = awaited?.id ?? shownId();
      if (!isOver && id) void show(awaited ?? { id, isNew: false });
    },
    stop,
    /** The list that is shown is not to be asked for again. */
    end(): void {
      isOver = true;
      stop();
    },
    start(): void {
      hideLeaving(place);
      const isOld = version !== wishlistsVersion();
      if (shownId() && !isOld) follow();
      // What is beside the list may be older, too.
      else if (isOld) void reloadPage();
    },
    restore(): void {
      left.set(host, version);
      place.removeAttribute("aria-busy");
      for (const wish of place.querySelectorAll<HTMLElement>("[data-wish]")) wish.hidden = false;
    },
  };
}
