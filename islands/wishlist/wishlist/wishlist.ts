import { on } from "../../../shared/events.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { deleteList } from "./deletion.ts";
import { orderList } from "./order.ts";
import { removeWish } from "./removal.ts";
import { listView } from "./list-view.ts";

export default function wishlist(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const place = host.querySelector<HTMLElement>("[data-wishlist-place]")!;
  const lists = listView(host, place, signal);
  const { pathname } = location;
  // Start to load the texts, so that an early message has them.
  texts();

  host.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      // The first click of a double click has removed a product; the next one is under the pointer by now.
      if (event.detail > 1 && target.closest("[data-wish-removal]")) event.preventDefault();
      const link = target.closest<HTMLAnchorElement>("a[data-wishlist-link]");
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      lists.choose(link.dataset["wishlistLink"]!, link.href);
    },
    { signal },
  );
  // A held Enter would go on with the next product, whose button has the focus by now.
  host.addEventListener(
    "keydown",
    (event) => {
      const isRemoval = (event.target as Element).closest("[data-wish-removal]");
      if (event.repeat && event.key === "Enter" && isRemoval) event.preventDefault();
    },
    { signal },
  );
  host.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      const list = form.closest<HTMLElement>("[data-wishlist]");
      if (event.defaultPrevented || !list) return;
      const wish = form.closest<HTMLElement>("[data-wish]");
      if (form.matches("[data-wish-removal]") && wish) removeWish(wish, list);
      else if (form.matches("[data-wishlist-order]")) void orderList(form, list, event.submitter);
      else if (form.matches("[data-wishlist-deletion]")) void deleteList(form, list, lists.end, signal);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  // The shell handles the entries of other pages.
  addEventListener(
    "popstate",
    () => {
      if (location.pathname !== pathname) return;
      // An open dialog is about the previous list.
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
      lists.followAddress();
    },
    { signal },
  );
  on(document, "wishlist:changed", lists.refresh, signal);
  on(document, "page:out", ({ stay }) => stay || lists.stop(), signal);
  lists.start();
  return lists.restore;
}
