import { prepareChanges } from "../../../shared/api/cart-lines.ts";
import {
  isCartChanging,
  isCartPending,
  onNextChange,
  reloadOnCartChange,
  whenCartSaved,
} from "../../../shared/cart/cart-changes.ts";
import { isOtherAction } from "../../../shared/form/other-action.ts";
import { onTyping } from "../../../shared/form/composition.ts";
import { debounce } from "../../../shared/time/debounce.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import { reloadPage } from "../../../shared/page/reload-page.ts";
import { cartLines, clearLines, removeLine } from "../../../shared/stores/cart-lines.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import type definition from "./definition.ts";
import { focusBeside } from "./focus-beside.ts";
import { cartLine, type Line } from "./line.ts";

/** Milliseconds after the last key before a quantity is saved. The quantity island corrects the text first, after 600. */
const TYPING_DELAY_MS = 900;

export default function cartLinesView(
  host: HTMLElement,
  names: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const lines = [...host.querySelectorAll<HTMLElement>("[data-cart-line]")].map((line) =>
    cartLine(line, names, signal),
  );
  let t: Translate | undefined;

  function show(): void {
    for (const line of lines) {
      line.show(t);
      if (line.element.hidden) focusBeside(lines, line.id, host);
    }
  }

  const save = (target: EventTarget | null): void => saveLine(lines, target);
  const saveLater = debounce(save, TYPING_DELAY_MS, signal);
  // Three events: a field edited before this code loaded or before a reload fires no `change`, and
  // `quantity:changed` needs the quantity island, which may not be loaded yet.
  for (const type of ["quantity:changed", "change", "focusout"])
    host.addEventListener(type, ({ target }) => save(target), { signal });
  const onTyped = (target: EventTarget | null): void => {
    lineAt(lines, target)?.showNextPrice(t);
    saveLater(target);
  };
  onTyping(host, ({ target }) => onTyped(target), { signal, pause: saveLater.cancel });
  host.addEventListener("submit", (event) => handleSubmit(event, host, lines), { signal });
  host.addEventListener("click", (event) => handleClick(event, lines), { signal });
  // Reload the page after changes. A list outside `#page` is reloaded by the cart widget.
  if (host.closest("#page")) reloadOnCartChange(signal);
  saveOnLeave(lines, signal);
  const unfollow = cartLines.store.subscribe(show);
  const stopTexts = withTexts((texts) => {
    t = texts;
    show();
  });
  show();
  prepareChanges(lines.map(({ id }) => id));
  // Save what was typed before this code loaded or during a reload. A focused field may still be changed: wait.
  for (const { element } of lines)
    if (isEdited(element)) (element.contains(document.activeElement) ? saveLater : save)(element);
  return () => {
    unfollow();
    stopTexts();
    for (const line of lines) line.restore();
  };
}

const lineAt = (lines: Line[], target: EventTarget | null): Line | undefined =>
  lines.find(({ element }) => element.contains(target as Node));

/** Saves the quantity in the field of the line around `target`. */
function saveLine(lines: Line[], target: EventTarget | null, isImmediate = false): void {
  const line = lineAt(lines, target);
  const quantity = line?.readQuantity();
  // A removed line must not be saved again when its field loses focus.
  if (!line || line.element.hidden || quantity === null || quantity === undefined) return;
  if (quantity === 0) removeLine(line.id);
  else cartLines.setValue(line.id, quantity, isImmediate);
}

/** The buttons that change lines whatever form they are in. */
const ownButtons = "[data-next-price-take], [data-line-remove], [data-cart-clear]";

/**
 * Handles the buttons of the cart: clear, remove a line, update. Buttons of islands in it, such as coupon, of forms
 * without lines, and with another purpose, such as "Save for later", are left to the browser.
 */
function handleSubmit(event: SubmitEvent, host: HTMLElement, lines: Line[]): void {
  const { submitter, target } = event;
  const line = lineAt(lines, submitter);
  if (event.defaultPrevented || isInInnerIsland(submitter, host)) return;
  const form = target as HTMLFormElement;
  if (!submitter?.matches(ownButtons) && !isUpdate(form, submitter, lines, host)) return;
  const isTake = submitter?.matches("[data-next-price-take]");
  // The browser posts the button of a line whose price steps cannot be read.
  if (isTake && !line?.takeNextPrice()) return;
  event.preventDefault();
  if (isTake) return;
  if (submitter?.matches("[data-cart-clear]")) void clearAll(lines);
  else if (line && submitter!.matches("[data-line-remove]")) removeLine(line.id);
  else if (form.checkValidity()) {
    for (const { element } of lines) saveLine(lines, element, true);
    void update();
  }
}

const isInInnerIsland = (element: HTMLElement | null, host: HTMLElement): boolean =>
  [...host.querySelectorAll("[data-island]")].some((inner) => inner.contains(element));

/** Whether the button saves the quantities of its form, which is that of a line or of all lines. */
function isUpdate(form: HTMLFormElement, submitter: HTMLElement | null, lines: Line[], host: HTMLElement): boolean {
  const counts = (button: HTMLElement): boolean =>
    !button.matches(ownButtons) && lineAt(lines, button) === lineAt(lines, form) && !isInInnerIsland(button, host);
  return lines.some((line) => line.form === form) && !isOtherAction(form, submitter, counts);
}

/** The page of an empty cart is short: scrolls to its heading, which would stay above the window. */
async function clearAll(lines: Line[]): Promise<void> {
  const { pathname } = location;
  clearLines(lines.map(({ id }) => id));
  // The visitor may be on another page by then.
  if ((await whenCartSaved()) && location.pathname === pathname)
    document.querySelector("#page h1")?.scrollIntoView({ block: "nearest" });
}

/**
 * Handles links that remove a line, also with a modifier key: the link would remove the line in a new tab. A script of
 * the theme that handles the click too would remove it twice.
 */
function handleClick(event: MouseEvent, lines: Line[]): void {
  const target = event.target as Element;
  // The first click of a double click has taken the offered price or removed a line; by now the next one is here.
  const isRepeated = event.detail > 1;
  if (isRepeated && target.closest(ownButtons)) event.preventDefault();
  const line = target.closest("a[data-line-remove]") && lineAt(lines, target);
  if (!line) return;
  event.preventDefault();
  event.stopPropagation();
  if (!isRepeated) removeLine(line.id);
}

// A held Enter would go on with the next line, whose button has the focus by now. The listener is on the document,
// because the key also repeats after the page has reloaded, before its cart is live.
document.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && (event.target as Element).closest(ownButtons)) event.preventDefault();
});

/** Reloads the page for the update button, and confirms that the cart is up to date. */
async function update(): Promise<void> {
  let isShown = !isCartChanging() && (await reloadPage());
  // A change made meanwhile reloads the page, too.
  if (isCartPending()) isShown = await whenCartSaved();
  if (!isShown) return;
  const notice = notify({ kind: "success", text: (await whenTexts())("Cart.UpToDate") });
  onNextChange(() => removeNotice(notice));
}

/** Saves what was typed a moment before the page is left. */
function saveOnLeave(lines: Line[], signal: AbortSignal): void {
  const saveTyped = (): void => {
    for (const { element } of lines) if (isEdited(element)) saveLine(lines, element, true);
  };
  document.addEventListener(
    "page:out",
    (event) => (event as CustomEvent<{ stay?: boolean }>).detail.stay || saveTyped(),
    { capture: true, signal },
  );
  // Firefox before 133 drops requests that start in `pagehide`; Safari on iPhone has no `beforeunload`.
  for (const type of ["beforeunload", "pagehide"]) addEventListener(type, saveTyped, { capture: true, signal });
}

const isEdited = (line: Element): boolean =>
  [...line.querySelectorAll("input")].some((field) => field.value !== field.defaultValue);
