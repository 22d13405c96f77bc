import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { findIn } from "../../../shared/dom/find-in.ts";
import { notify } from "../../../shared/notify.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { awaitLookup, hasPendingLookup } from "../../../shared/stores/product.ts";
import type definition from "./definition.ts";
import { ofVariant, withoutParameter } from "./rules.ts";

/** How long after the page is shown the link opens by itself, in milliseconds. WSH-03 */
const OPEN_DELAY_MS = 200;

export default function wishlistLink(
  host: HTMLElement,
  { openParameter }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const link = findIn<HTMLAnchorElement>(host, "a[href]")!;
  let isFollowed = false;

  link.addEventListener(
    "click",
    (event) => {
      const form = orderForm(link);
      if (isFollowed || !isPlainClick(event)) return;
      // The link still has the previous variant.
      if (!form || !hasPendingLookup(form)) return;
      event.preventDefault();
      if (!link.hasAttribute("aria-busy")) void followChosen(form);
    },
    { signal },
  );

  async function followChosen(form: HTMLFormElement): Promise<void> {
    link.setAttribute("aria-busy", "true");
    const variant = await awaitLookup(form);
    link.removeAttribute("aria-busy");
    if (signal.aborted) return;
    if (variant && "refusal" in variant) return void notify({ kind: "error", text: variant.refusal });
    if (variant) link.href = ofVariant(new URL(link.href), variant.variantId).href;
    follow();
  }

  function follow(): void {
    isFollowed = true;
    link.click();
    isFollowed = false;
  }

  const cancelOpening = openLater(link, openParameter);
  return () => {
    cancelOpening();
    link.removeAttribute("aria-busy");
  };
}

/** The form that orders the product of the link. */
const orderForm = (link: HTMLElement): HTMLFormElement | null =>
  link.closest("form") ??
  (link.closest("[data-product]") ?? document.body).querySelector<HTMLFormElement>("form:has([name=ProductVariantId])");

/** Opens the link by itself if the address has `parameter`. Returns a function that cancels it. WSH-03 */
function openLater(link: HTMLElement, parameter: string): () => void {
  let timer = setTimeout(open, OPEN_DELAY_MS);
  function open(): void {
    // A visit is under way: wait, and open the link only if the visitor stays or the page was refreshed.
    if (document.documentElement.classList.contains("page-out")) return void (timer = setTimeout(open, OPEN_DELAY_MS));
    const address = parameter && withoutParameter(location.href, parameter);
    if (!address) return;
    // Back, or a shared address, must not open the link again.
    history.replaceState(history.state, "", address);
    link.click();
  }
  return () => clearTimeout(timer);
}
