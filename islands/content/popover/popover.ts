import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { isComposing } from "../../../shared/form/composition.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import type definition from "./definition.ts";
import { createPanel, type Panel } from "./panel.ts";

/** Delays of hover, so that a pointer that crosses the host opens nothing, and a short detour closes nothing. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 300;

/** Closes the open popover; only one is open at a time. */
let closeCurrent: (() => void) | undefined;

/** WCAG 1.4.13 */
export default function popover(
  host: HTMLElement,
  { text, target }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const isButton = host instanceof HTMLButtonElement;
  const panel = createPanel(host, text, target, id);
  const { box } = panel;
  const restore = describe(host, box.id, isButton);
  /** A press opened the popover, so hover does not close it. */
  let isPinned = panel.wasOpen;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(timer);
    if (panel.isOpen) return;
    closeCurrent?.();
    closeCurrent = close;
    panel.show();
    if (isButton) host.setAttribute("aria-expanded", "true");
  }
  function close(): void {
    clearTimeout(timer);
    isPinned = false;
    if (closeCurrent === close) closeCurrent = undefined;
    panel.hide();
    if (isButton) host.setAttribute("aria-expanded", "false");
  }
  /** A link opens its panel on keyboard focus, because a press on it opens its page. */
  const isFocusedLink = (): boolean => !isButton && host.matches(":focus-visible");
  const hasKeyboardFocus = (): boolean => box.contains(document.activeElement) || isFocusedLink();
  const onHover = ({ pointerType, type }: PointerEvent): void => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    timer =
      type === "pointerenter"
        ? setTimeout(open, OPEN_DELAY_MS)
        : setTimeout(() => isPinned || hasKeyboardFocus() || close(), CLOSE_DELAY_MS);
  };
  const onClick = (event: MouseEvent): void => {
    // The button must not submit a form, nor toggle the popover natively by `popovertarget`.
    event.preventDefault();
    // A press by keyboard closes an open popover. The first click on one that hover has opened pins it.
    if (panel.isOpen && (isPinned || event.detail === 0)) return close();
    open();
    isPinned = true;
  };

  for (const type of ["pointerenter", "pointerleave"] as const)
    for (const element of [host, box]) element.addEventListener(type, onHover, { signal });
  host.addEventListener("focusin", () => isFocusedLink() && open(), { signal });
  if (isButton) host.addEventListener("click", onClick, { signal });
  listenOutside(host, panel, close, signal);
  // The visitor may have opened or focused the host before this code was loaded.
  if (isPinned || isFocusedLink()) open();
  return () => {
    close();
    panel.restore();
    restore();
  };
}

/** Connects the host with its panel for assistive technology. Returns a function that restores the attributes. */
function describe(host: HTMLElement, panelId: string, isButton: boolean): () => void {
  const restore = saveAttributes(host, ["aria-describedby", "aria-expanded", "aria-controls"]);
  host.setAttribute("aria-describedby", [host.getAttribute("aria-describedby"), panelId].filter(Boolean).join(" "));
  if (isButton) {
    host.setAttribute("aria-expanded", "false");
    host.setAttribute("aria-controls", panelId);
  }
  return restore;
}

/** Closes the panel on Escape, and when the visitor goes elsewhere. */
function listenOutside(host: HTMLElement, panel: Panel, close: () => void, signal: AbortSignal): void {
  const { box } = panel;
  const isInside = (node: EventTarget | null): boolean =>
    node instanceof Node && (host.contains(node) || box.contains(node));
  const listen = <Type extends keyof DocumentEventMap>(
    target: HTMLElement | Document,
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ): void => target.addEventListener(type, listener as EventListener, { signal });
  for (const element of [host, box])
    listen(element, "focusout", ({ relatedTarget }) => relatedTarget && !isInside(relatedTarget) && close());
  listen(document, "keydown", (event) => {
    if (event.key !== "Escape" || isComposing(event) || !panel.isOpen) return;
    // Keeps a dialog around the popover open.
    event.preventDefault();
    close();
  });
  listen(document, "pointerdown", ({ target }) => panel.isOpen && !isInside(target) && close());
  document.addEventListener("page:out", close, { signal });
  addEventListener("resize", () => panel.isOpen && panel.place(), { signal });
}
