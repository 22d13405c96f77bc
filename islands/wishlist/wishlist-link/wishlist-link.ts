import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { awaitLookup, isInQuestion } from "../../../shared/stores/product.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { ofVariant, withoutParameter } from "./rules.ts";

/** Milliseconds after which the address is looked at. WSH-03 */
const DELAY = 200;

export default function wishlistLink(
  host: HTMLElement,
  { openParameter }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const link = host instanceof HTMLAnchorElement ? host : host.querySelector<HTMLAnchorElement>("a[href]")!;
  if (!link)
    throw new IslandError(
      "config",
      `wishlist-link on ${nameOf(host)} expects to be a link, or to hold one; it is neither.`,
    );
  const orderForm = (): HTMLFormElement | null =>
    link.closest("form") ??
    (link.closest("[data-product]") ?? document.body).querySelector<HTMLFormElement>(
      "form:has([name=ProductVariantId])",
    );
  let isFollowed = false;

  link.addEventListener(
    "click",
    (event) => {
      const form = orderForm();
      if (isFollowed || !isPlainClick(event)) return;
      // What the link says is of the version before.
      if (!form || !isInQuestion(form)) return;
      event.preventDefault();
      if (!link.hasAttribute("aria-busy")) void followChosen(form);
    },
    { signal },
  );

  async function followChosen(form: HTMLFormElement): Promise<void> {
    link.setAttribute("aria-busy", "true");
    const chosen = await awaitLookup(form);
    link.removeAttribute("aria-busy");
    if (signal.aborted) return;
    if (chosen && "refusal" in chosen) return void notify({ kind: "error", text: chosen.refusal });
    if (chosen) link.href = ofVariant(new URL(link.href), chosen.variantId).href;
    follow();
  }

  function follow(): void {
    isFollowed = true;
    link.click();
    isFollowed = false;
  }

  let timer = setTimeout(openBySelf, DELAY);
  function openBySelf(): void {
    // Who is on the way to another page is not held up; who stays after all, or whose page shows itself anew, sees it then.
    if (document.documentElement.classList.contains("page-out")) return void (timer = setTimeout(openBySelf, DELAY));
    const address = openParameter && withoutParameter(location.href, openParameter);
    if (!address) return;
    // Nor does Back, or a shared address, open it once more.
    history.replaceState(history.state, "", address);
    link.click();
  }
  return () => {
    clearTimeout(timer);
    link.removeAttribute("aria-busy");
  };
}
