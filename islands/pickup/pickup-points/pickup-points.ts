import { whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { startOf } from "./start.ts";

const address = "shippings/pickuppoint/search";

const load = (): Promise<typeof import("./dialog.tsx")> =>
  loadLater("the choice of a pickup point", () => import("./dialog.tsx"));

/** Method whose link was clicked, until its choice opens: also by the link of the page that comes when something of the cart is saved. PUP-05 */
let wanted = "";
on(document, "page:out", ({ stay }) => stay || (wanted = ""));

export default function pickupPoints(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const { methodId } = config;
  const link = host.querySelector<HTMLAnchorElement>(`a[href*="${address}"]`);
  if (!link)
    throw new IslandError("config", `pickup-points on ${nameOf(host)} expects a link to ${address} in it, found none.`);
  const restore = keptAttributes(link, ["aria-haspopup", "aria-busy"]);
  link.setAttribute("aria-haspopup", "dialog");

  for (const type of ["pointerenter", "focus"])
    link.addEventListener(type, () => void load().catch(() => undefined), { signal, once: true });
  link.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (!link.hasAttribute("aria-busy")) void open();
    },
    { signal },
  );
  if (wanted === methodId) void open();

  async function open(): Promise<void> {
    wanted = methodId;
    link!.setAttribute("aria-busy", "true");
    try {
      // Country and place are the server's once all is saved.
      const [{ openPickup }] = await Promise.all([load(), whenCartSaved()]);
      if (!isDue()) return;
      const start = startOf(link!, link!.closest("form"));
      openPickup({
        config: { ...config, countryCode: start.countryCode || config.countryCode },
        start,
        focusBack: () => focusLink(methodId),
      });
    } catch (error) {
      if (!isDue()) return;
      warn("the choice of a pickup point could not be loaded; its page is shown.", error);
      void shell().visit(link!.href);
    } finally {
      link!.removeAttribute("aria-busy");
    }
  }

  /** A link that has come in the place of this one does it; where the shopper has gone on meanwhile none does, then or later. */
  function isDue(): boolean {
    const isHere = wanted === methodId && isInSight(signal.aborted ? linkOf(methodId) : link!);
    if (wanted === methodId && !(isHere && signal.aborted)) wanted = "";
    return isHere && !signal.aborted;
  }

  return restore;
}

/** The link of that method on the page as it is now. */
const linkOf = (methodId: string): HTMLElement | null =>
  document.querySelector(`[data-island=pickup-points][data-method-id="${CSS.escape(methodId)}"] a[href*="${address}"]`);

function isInSight(link: HTMLElement | null): boolean {
  if (!link?.checkVisibility()) return false;
  const { top, bottom } = link.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/** Where the browser could not give the focus back, because the page has shown itself anew. */
function focusLink(methodId: string): void {
  const { activeElement: active } = document;
  // What was closed holds it until the next frame.
  if (!active || active === document.body || active.closest("dialog:not([open])"))
    linkOf(methodId)?.focus({ preventScroll: true });
}
