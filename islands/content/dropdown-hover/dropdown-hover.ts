import { isComposing } from "../../../shared/composition.ts";
import { on } from "../../../shared/events.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { menuOf } from "./menu.ts";

/** From the large breakpoint on, for what can point without pressing. */
const LARGE = "(width >= 992px) and (hover) and (pointer: fine)";

/** A mouse that only passes by opens nothing. */
const ENTER = 80;

export default function dropdownHover(
  host: HTMLElement,
  { delay }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const toggle = host.querySelector<HTMLElement>('[data-bs-toggle="dropdown"]');
  const list = host.querySelector<HTMLElement>(".dropdown-menu");
  if (!toggle || !list)
    throw new IslandError(
      "config",
      `dropdown-hover on ${nameOf(host)} expects a [data-bs-toggle="dropdown"] and a .dropdown-menu, found ${toggle ? "no menu" : "no toggle"}.`,
    );
  const menu = menuOf(toggle, list);
  const large = matchMedia(LARGE);
  const expanded = toggle.getAttribute("aria-expanded");
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Opened by the mouse, which may close it again. What a click or a key has opened is theirs. */
  let isOurs = false;

  const later = (act: () => void, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const open = (): void => {
    if (menu.isOpen() || !large.matches) return;
    isOurs = true;
    menu.open();
  };
  const close = (): void => {
    clearTimeout(timer);
    if (!isOurs) return;
    isOurs = false;
    if (menu.isOpen()) menu.close();
  };

  // Nor does what the keyboard has gone into go away under it.
  const leave = (): void => (list.contains(document.activeElement) ? undefined : close());

  const listen = (type: string, act: (event: any) => void): void => host.addEventListener(type, act, { signal });
  // What comes to lie under a mouse at rest, as a page does, was not pointed at.
  let isReached = false;
  listen("pointerenter", ({ pointerType }: PointerEvent) => (isReached = pointerType === "mouse" && large.matches));
  listen("pointermove", () => {
    if (isReached) later(open, ENTER);
    isReached = false;
  });
  // On its way to the list the pointer may cross what lies beside it.
  listen("pointerleave", ({ pointerType }: PointerEvent) => pointerType === "mouse" && later(leave, delay));
  listen("hidden.bs.dropdown", () => (isOurs = false));

  // The first click on what the mouse has just opened keeps it open: it would close it just as it comes.
  let clicked = false;
  const noteClick = (event: Event): void => {
    clicked = toggle.contains(event.target as Node);
    setTimeout(() => (clicked = false));
  };
  // Before Bootstrap's own listener, which is on the document.
  addEventListener("click", noteClick, { capture: true, signal });
  listen("hide.bs.dropdown", (event: Event) => {
    if (!isOurs || !clicked) return;
    event.preventDefault();
    isOurs = false;
  });

  // A link that says it is a button answers to the key of buttons.
  toggle.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== " " || toggle instanceof HTMLButtonElement) return;
      event.preventDefault();
      toggle.click();
    },
    { signal },
  );
  document.addEventListener("keydown", (event) => event.key === "Escape" && !isComposing(event) && close(), { signal });
  // A visit that begins from the list leaves it; a page that shows itself anew does not.
  on(document, "page:out", ({ stay }) => stay || close(), signal);
  large.addEventListener("change", close, { signal });
  signal.addEventListener("abort", close, { once: true });
  return () => {
    menu.release();
    if (expanded === null) toggle.removeAttribute("aria-expanded");
    else if (!menu.isOpen()) toggle.setAttribute("aria-expanded", expanded);
  };
}
