import { on } from "../../../shared/events.ts";
import { isComposing } from "../../../shared/form/composition.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import type definition from "./definition.ts";
import { createMenu, type Menu } from "./menu.ts";

/** From Bootstrap's `lg` breakpoint on, with a pointer that can hover. */
const LARGE = "(width >= 992px) and (hover) and (pointer: fine)";

/** A mouse that only crosses the toggle opens nothing. */
const OPEN_DELAY_MS = 80;

export default function dropdownHover(
  host: HTMLElement,
  { delay }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const toggle = host.querySelector<HTMLElement>('[data-bs-toggle="dropdown"]')!;
  const list = host.querySelector<HTMLElement>(".dropdown-menu")!;
  const menu = createMenu(toggle, list);
  const large = matchMedia(LARGE);
  const initialExpanded = toggle.getAttribute("aria-expanded");
  const hover = hoverControl(menu, large);

  /** Keeps the menu open while the keyboard focus is in it. */
  const leave = (): void => {
    if (!list.contains(document.activeElement)) hover.close();
  };
  listenToMouse(host, hover, { large, leave, delay }, signal);
  keepOpenAtFirstClick(host, toggle, hover, signal);
  clickBySpaceKey(toggle, signal);
  document.addEventListener("keydown", (event) => event.key === "Escape" && !isComposing(event) && hover.close(), {
    signal,
  });
  // A visit by a link of the menu closes it; a visit that updates the same page (`stay`) does not.
  on(document, "page:out", ({ stay }) => stay || hover.close(), signal);
  large.addEventListener("change", hover.close, { signal });
  signal.addEventListener("abort", hover.close, { once: true });
  return () => {
    menu.dispose();
    if (initialExpanded === null) toggle.removeAttribute("aria-expanded");
    else if (!menu.isOpen()) toggle.setAttribute("aria-expanded", initialExpanded);
  };
}

interface HoverControl {
  /** Hover has opened the menu and may close it. A menu opened by click or keyboard is left alone. */
  isOwner: boolean;
  open(): void;
  close(): void;
  /** Calls `act` after `delay` milliseconds, unless another call or a closing comes first. */
  schedule(act: () => void, delay: number): void;
}

function hoverControl(menu: Menu, large: MediaQueryList): HoverControl {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const control: HoverControl = {
    isOwner: false,
    open() {
      if (menu.isOpen() || !large.matches) return;
      control.isOwner = true;
      menu.open();
    },
    close() {
      clearTimeout(timer);
      if (!control.isOwner) return;
      control.isOwner = false;
      if (menu.isOpen()) menu.close();
    },
    schedule(act, delay) {
      clearTimeout(timer);
      timer = setTimeout(act, delay);
    },
  };
  return control;
}

function listenToMouse(
  host: HTMLElement,
  hover: HoverControl,
  { large, leave, delay }: { large: MediaQueryList; leave(): void; delay: number },
  signal: AbortSignal,
): void {
  // Only a moving mouse opens the menu: scrolling or a new page can put the host under a resting mouse.
  let hasEntered = false;
  host.addEventListener("pointerenter", ({ pointerType }) => (hasEntered = pointerType === "mouse" && large.matches), {
    signal,
  });
  host.addEventListener(
    "pointermove",
    () => {
      if (hasEntered) hover.schedule(hover.open, OPEN_DELAY_MS);
      hasEntered = false;
    },
    { signal },
  );
  // Close with a delay: on its way to the menu the pointer may leave the host.
  host.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && hover.schedule(leave, delay), {
    signal,
  });
}

/** Keeps the menu open at the first click after hover has opened it. Bootstrap would close it at that click. */
function keepOpenAtFirstClick(host: HTMLElement, toggle: HTMLElement, hover: HoverControl, signal: AbortSignal): void {
  let isToggleClick = false;
  const recordClick = (event: Event): void => {
    isToggleClick = toggle.contains(event.target as Node);
    setTimeout(() => (isToggleClick = false));
  };
  // On the window in the capture phase, to run before Bootstrap's listener on the document.
  addEventListener("click", recordClick, { capture: true, signal });
  host.addEventListener(
    "hide.bs.dropdown",
    (event) => {
      if (!hover.isOwner || !isToggleClick) return;
      event.preventDefault();
      hover.isOwner = false;
    },
    { signal },
  );
  host.addEventListener("hidden.bs.dropdown", () => (hover.isOwner = false), { signal });
}

/** A link with `role="button"` must react to the space key like a button. */
function clickBySpaceKey(toggle: HTMLElement, signal: AbortSignal): void {
  toggle.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== " " || toggle instanceof HTMLButtonElement) return;
      event.preventDefault();
      toggle.click();
    },
    { signal },
  );
}
