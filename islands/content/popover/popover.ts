import { isComposing } from "../../../shared/composition.ts";
import type { Config } from "../../../shared/island/field.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { panelOf } from "./panel.ts";

/** A pointer that only passes by opens nothing, and one that strays on its way to the words closes nothing. */
const ENTER = 120;
const LEAVE = 300;

/** Closes the one that is open. */
let closeOther: (() => void) | undefined;

/** WCAG 1.4.13 */
export default function popover(
  host: HTMLElement,
  { text, target }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const isButton = host instanceof HTMLButtonElement;
  if (!isButton && !(host instanceof HTMLAnchorElement))
    throw new IslandError("config", `popover on ${nameOf(host)} expects to stand on a button or a link.`);
  const panel = panelOf(host, text, target, id);
  const { box } = panel;
  const restore = keptAttributes(host, ["aria-describedby", "aria-expanded", "aria-controls"]);
  /** Opened by a press: pointing elsewhere does not close it. */
  let isPinned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (): void => {
    clearTimeout(timer);
    if (panel.isOpen) return;
    closeOther?.();
    closeOther = close;
    panel.show();
    if (isButton) host.setAttribute("aria-expanded", "true");
  };
  const close = (): void => {
    clearTimeout(timer);
    isPinned = false;
    if (closeOther === close) closeOther = undefined;
    panel.hide();
    if (isButton) host.setAttribute("aria-expanded", "false");
  };
  const later = (act: () => void, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const holds = (node: EventTarget | null): boolean =>
    node instanceof Node && (host.contains(node) || box.contains(node));
  /** The keyboard is there. */
  const isReached = (): boolean => box.contains(document.activeElement) || host.matches(":focus-visible");

  const listen = <Type extends keyof DocumentEventMap>(
    place: HTMLElement | Document,
    type: Type,
    act: (event: DocumentEventMap[Type]) => void,
  ): void => place.addEventListener(type, act as EventListener, { signal });
  for (const part of [host, box]) {
    listen(part, "pointerenter", ({ pointerType }) => pointerType === "mouse" && later(open, ENTER));
    listen(
      part,
      "pointerleave",
      ({ pointerType }) => pointerType === "mouse" && later(() => isPinned || isReached() || close(), LEAVE),
    );
    listen(part, "focusout", ({ relatedTarget }) => relatedTarget && !holds(relatedTarget) && close());
  }
  listen(host, "focusin", () => host.matches(":focus-visible") && open());
  if (isButton) {
    listen(host, "click", (event) => {
      // It sends no form, and the browser does not open or close it a second time.
      event.preventDefault();
      // A key closes what the keyboard has opened, the first click keeps what the mouse has.
      if (panel.isOpen && (isPinned || event.detail === 0)) return close();
      open();
      isPinned = true;
    });
  }
  listen(document, "keydown", (event) => {
    if (event.key !== "Escape" || isComposing(event) || !panel.isOpen) return;
    // A dialog around it stays open.
    event.preventDefault();
    close();
  });
  listen(document, "pointerdown", ({ target }) => panel.isOpen && !holds(target) && close());
  document.addEventListener("page:out", close, { signal });
  addEventListener("resize", () => panel.isOpen && panel.place(), { signal });

  host.setAttribute("aria-describedby", [host.getAttribute("aria-describedby"), box.id].filter(Boolean).join(" "));
  if (isButton) {
    host.setAttribute("aria-expanded", "false");
    host.setAttribute("aria-controls", box.id);
  }
  // Reached or pressed before this code was here.
  isPinned = panel.wasOpen;
  if (isPinned || host.matches(":focus-visible")) open();
  return () => {
    close();
    panel.restore();
    restore();
  };
}
