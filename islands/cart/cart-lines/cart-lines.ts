import { followCart, isCartChanging, isCartSettling, whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { onTyping } from "../../../shared/composition.ts";
import { debounce } from "../../../shared/debounce.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import { reloadPage } from "../../../shared/reload-page.ts";
import { cartLines, clearLines, removeLine } from "../../../shared/stores/cart-lines.ts";
import { focusBeside } from "./focus-beside.ts";
import { cartLine } from "./line.ts";

/** Longer than the field itself waits before it corrects what is typed, in milliseconds. */
const PATIENCE = 900;

export default function cartLinesView(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const lines = [...host.querySelectorAll<HTMLElement>("[data-cart-line]")].map(cartLine);
  let t: Translate | undefined;

  const lineOf = (target: EventTarget | null) => lines.find(({ element }) => element.contains(target as Node));

  function show(): void {
    for (const line of lines) {
      line.show(t);
      if (line.element.hidden) focusBeside(lines, line.id, host);
    }
  }

  /** What stands in its field is wanted. */
  function take(target: EventTarget | null, now = false): void {
    const line = lineOf(target);
    const quantity = line?.typed();
    // Out of the cart, a line is not wanted by what its field still says when it loses the focus.
    if (!line || line.element.hidden || quantity === null || quantity === undefined) return;
    if (quantity === 0) removeLine(line.id);
    else cartLines.want(line.id, quantity, now);
  }

  /** Who presses the button for it hears that the cart is as it stands there. */
  async function update(): Promise<void> {
    let isShown = !isCartChanging() && (await reloadPage());
    // What is decided meanwhile shows the page anew, too.
    if (isCartSettling()) isShown = await whenCartSaved();
    if (isShown) notify({ kind: "success", text: (await whenTexts())("Cart.UpToDate") });
  }

  // A field that was typed into before it was here, or was shown anew, tells of no change, and its own rules may not be here yet.
  const later = debounce(take, PATIENCE, signal);
  for (const type of ["quantity:changed", "change", "focusout"])
    host.addEventListener(type, ({ target }) => take(target), { signal });
  onTyping(host, ({ target }) => later(target), { signal, pause: later.cancel });
  host.addEventListener(
    "submit",
    (event) => {
      const { submitter, target } = event;
      const line = lineOf(submitter);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (submitter?.matches("[data-cart-clear]")) clearLines(lines.map(({ id }) => id));
      else if (line && submitter!.matches("[data-line-remove]")) removeLine(line.id);
      else if ((target as HTMLFormElement).checkValidity()) {
        for (const { element } of lines) take(element, true);
        void update();
      }
    },
    { signal },
  );
  // What is being saved ends with the page shown anew as it is. A list around the page is the cart widget's to renew.
  if (host.closest("#page")) followCart(signal);
  // Typed a moment ago, and left.
  const takeTyped = (): void => {
    for (const { element } of lines) if (hasTyped(element)) take(element, true);
  };
  document.addEventListener(
    "page:out",
    (event) => (event as CustomEvent<{ stay?: boolean }>).detail.stay || takeTyped(),
    { capture: true, signal },
  );
  addEventListener("pagehide", takeTyped, { capture: true, signal });
  const unfollow = cartLines.store.subscribe(show);
  const stopTexts = withTexts((texts) => {
    t = texts;
    show();
  });
  show();
  // Typed before the code was here, or while the page was shown anew; what is still being typed is not finished.
  for (const { element } of lines)
    if (hasTyped(element)) (element.contains(document.activeElement) ? later : take)(element);
  return () => {
    unfollow();
    stopTexts();
    for (const line of lines) line.restore();
  };
}

const hasTyped = (line: Element): boolean =>
  [...line.querySelectorAll<HTMLInputElement>("input, select")].some(
    (field) => !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue,
  );
