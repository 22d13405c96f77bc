import { whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { readStart } from "./start.ts";

const address = "shippings/pickuppoint/search";

const load = (): Promise<typeof import("./dialog.tsx")> =>
  lazyImport("the choice of a pickup point", () => import("./dialog.tsx"));

/**
 * Shipping method whose link was clicked, until its dialog opens. Module state, because a cart save may replace the
 * page and its link meanwhile. PUP-05
 */
let pendingMethod = "";
on(document, "page:out", ({ stay }) => stay || (pendingMethod = ""));

export default function pickupPoints(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const { methodId } = config;
  const link = host.querySelector<HTMLAnchorElement>(`a[href*="${address}"]`)!;
  const restore = saveAttributes(link, ["aria-haspopup", "aria-busy"]);
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
  if (pendingMethod === methodId) void open();

  async function open(): Promise<void> {
    pendingMethod = methodId;
    link.setAttribute("aria-busy", "true");
    // Decided once: `mustOpen` also forgets the waiting method.
    let isMine = false;
    try {
      // The server's country and address are known only once all changes are saved.
      const [{ openPickup }] = await Promise.all([load(), whenCartSaved()]);
      isMine = mustOpen();
      if (!isMine) return;
      const start = readStart(link, link.closest("form"));
      await openPickup({
        config: { ...config, countryCode: start.countryCode || config.countryCode },
        start,
        focusBack: () => focusLink(methodId),
      });
    } catch (error) {
      if (isMine ? signal.aborted : !mustOpen()) return;
      warn("the choice of a pickup point could not be loaded; its page is shown.", error);
      void shell().visit(link.href);
    } finally {
      link.removeAttribute("aria-busy");
    }
  }

  /**
   * Whether this link must open the dialog. A refreshed page has a new link for the same method, which takes over.
   * Nothing opens if the link is no longer visible.
   */
  function mustOpen(): boolean {
    const isHere = pendingMethod === methodId && isInSight(signal.aborted ? linkOf(methodId) : link);
    if (pendingMethod === methodId && !(isHere && signal.aborted)) pendingMethod = "";
    return isHere && !signal.aborted;
  }

  return restore;
}

/** The current link of a method, also after a page refresh. */
const linkOf = (methodId: string): HTMLElement | null =>
  document.querySelector(`[data-island=pickup-points][data-method-id="${CSS.escape(methodId)}"] a[href*="${address}"]`);

function isInSight(link: HTMLElement | null): boolean {
  if (!link?.checkVisibility()) return false;
  const { top, bottom } = link.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/** Focuses the link when the browser could not restore the focus, because the page was refreshed. */
function focusLink(methodId: string): void {
  const { activeElement: active } = document;
  // A closed dialog keeps the focus until the next frame.
  if (!active || active === document.body || active.closest("dialog:not([open])"))
    linkOf(methodId)?.focus({ preventScroll: true });
}
