import { element } from "../../../shared/element.ts";
import { on } from "../../../shared/events.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import type { Drawer } from "./drawer.ts";

/** CNT-01 */
const OPEN = "nav-open";

export default function mobileNavigation(
  host: HTMLElement,
  { navigation, title }: Config<typeof definition.config>,
  { id, signal, fallback, fail }: ViewContext,
): () => void {
  if (!found(navigation))
    throw new IslandError(
      "config",
      `mobile-navigation on ${nameOf(host)}: data-navigation expects a selector of the page's main navigation, got ${JSON.stringify(navigation)}; the link stays.`,
    );
  const link = fallback.querySelector("a, button");
  const button = element(
    "button",
    link?.className ?? "",
    ...[...(link ?? fallback).childNodes].map((node) => node.cloneNode(true)),
  );
  button.type = "button";
  button.setAttribute("aria-haspopup", "dialog");
  host.append(button);
  const isReached = link !== null && link === document.activeElement;

  let drawer: Drawer | undefined;
  /** What it is a copy of. */
  let source: Element | undefined;
  let copied = "";
  /** A page has come since. */
  let isOlder = false;
  let loading: Promise<typeof import("./drawer.ts")> | undefined;
  let isWanted = false;

  const set = (open: boolean): void => {
    document.body.classList.toggle(OPEN, open);
    button.setAttribute("aria-expanded", String(open));
  };
  const close = (): void => {
    isWanted = false;
    if (drawer?.panel.open) drawer.panel.close();
    set(false);
  };
  const load = (): typeof loading =>
    (loading ??= loadLater("the panel of the navigation", () => import("./drawer.ts")));

  async function open(): Promise<void> {
    if (isWanted) return;
    isWanted = true;
    try {
      show((await load())!.drawerOf);
    } catch (error) {
      if (!isWanted) return;
      fail("load", error);
      // The link is back, and leads to the navigation.
      host.querySelector("a")?.click();
    }
  }

  function show(drawerOf: typeof import("./drawer.ts").drawerOf): void {
    const nav = found(navigation);
    // The visitor is on the way to another page; or the one that is shown has none.
    if (!isWanted || !nav) return void (isWanted = false);
    // Islands in it change it all the time.
    const isSame =
      drawer &&
      source === nav &&
      (copied === nav.outerHTML || (!isOlder && nav.querySelector("[data-island-state]") !== null));
    if (!isSame) {
      drawer?.remove();
      drawer = drawerOf(nav, title || button.textContent.trim(), id);
      [source, copied, isOlder] = [nav, nav.outerHTML, false];
      button.setAttribute("aria-controls", drawer.panel.id);
      host.append(drawer.panel);
      listen(drawer.panel);
    }
    drawer!.panel.showModal();
    set(true);
  }

  function listen(panel: HTMLDialogElement): void {
    panel.addEventListener("close", () => {
      close();
      // Some browsers do not focus a button that a finger presses, and have nowhere to go back to.
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    });
    panel.addEventListener("click", (event) => {
      const { target, detail, ctrlKey, metaKey, shiftKey } = event;
      const isBehind = target === panel;
      const link = (target as Element).closest("a[href]");
      // The second press of two on the button, which the panel has come over.
      if (detail > 1 && (isBehind || link)) return event.preventDefault();
      if (isBehind || (!(ctrlKey || metaKey || shiftKey) && link)) close();
    });
  }

  set(false);
  if (isReached) button.focus({ preventScroll: true });
  button.addEventListener("click", () => void open(), { signal });
  // On its way to the press.
  for (const type of ["pointerdown", "focus"])
    button.addEventListener(type, () => void load()!.catch(() => {}), { signal });
  on(document, "page:out", ({ stay }) => stay || close(), signal);
  on(
    document,
    "page:loaded",
    ({ stay }) => {
      isOlder = true;
      if (!stay) close();
    },
    signal,
  );
  // The window has become wide enough for the navigation itself.
  addEventListener("resize", () => drawer?.panel.open && button.getClientRects().length === 0 && close(), { signal });
  addEventListener("pagehide", close, { signal });
  return () => {
    close();
    drawer?.remove();
    button.remove();
  };
}

function found(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}
