import { onBackdropClick } from "../../../shared/dialog/on-backdrop-click.ts";
import type { MountContext } from "../../../shared/island/contract.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import type { Drawer } from "./drawer.ts";

/** Class of the body element while the panel is open. CNT-01 */
const OPEN_CLASS = "nav-open";

/** Opens and closes the panel with the copy of the navigation. */
export interface DrawerControl {
  isOpen(): boolean;
  open(): Promise<void>;
  close(): void;
  /** Loads the code of the panel. */
  preload(): void;
  /** Makes the next opening copy the navigation again if it differs from the copy. */
  invalidate(): void;
  remove(): void;
}

interface Options {
  host: HTMLElement;
  button: HTMLButtonElement;
  /** Returns the main navigation of the current page. */
  findNavigation(): Element | null;
  title: string;
  id: string;
  fail: MountContext["fail"];
}

type DrawerCode = typeof import("./drawer.ts");

/** A panel, with the navigation that it was copied from. */
interface DrawerCopy extends Drawer {
  source: Element;
  /** HTML of the navigation at the time of the copy. */
  html: string;
}

export function drawerControl(options: Options): DrawerControl {
  const { button, findNavigation } = options;
  const load = codeLoader();
  let drawer: DrawerCopy | undefined;
  let hasPageChanged = false;
  /** The visitor has asked for the panel and has not closed it. */
  let isRequested = false;

  function close(): void {
    isRequested = false;
    if (drawer?.panel.open) drawer.panel.close();
    markOpen(button, false);
  }
  async function open(): Promise<void> {
    if (isRequested) return;
    isRequested = true;
    try {
      show((await load()).createDrawer);
    } catch (error) {
      if (isRequested) fallBackToLink(options, error);
    }
  }
  function show(createDrawer: DrawerCode["createDrawer"]): void {
    const nav = findNavigation();
    // The visitor may have left the page meanwhile, and the current page may have no navigation.
    if (!isRequested || !nav) return void (isRequested = false);
    if (!drawer || !isCurrent(drawer, nav, hasPageChanged)) {
      drawer?.remove();
      drawer = addCopy(createDrawer, nav, options);
      hasPageChanged = false;
      listenToPanel(drawer.panel, button, close);
    }
    drawer.open();
    markOpen(button, true);
  }

  markOpen(button, false);
  return {
    isOpen: () => !!drawer?.panel.open,
    open,
    close,
    preload: () => void load().catch(() => {}),
    invalidate: () => (hasPageChanged = true),
    remove() {
      close();
      drawer?.remove();
    },
  };
}

/** Returns a function that loads the code of the panel once. */
function codeLoader(): () => Promise<DrawerCode> {
  let loading: Promise<DrawerCode> | undefined;
  return () => (loading ??= lazyImport("the panel of the navigation", () => import("./drawer.ts")));
}

function fallBackToLink({ host, fail }: Options, error: unknown): void {
  fail("load", error);
  // The page's own link is restored now, and leads to the navigation.
  host.querySelector("a")?.click();
}

function markOpen(button: HTMLButtonElement, isOpen: boolean): void {
  document.body.classList.toggle(OPEN_CLASS, isOpen);
  button.setAttribute("aria-expanded", String(isOpen));
}

/** Adds a panel with a copy of the navigation to the page. */
function addCopy(
  createDrawer: DrawerCode["createDrawer"],
  nav: Element,
  { host, button, title, id }: Options,
): DrawerCopy {
  const { panel, open, remove } = createDrawer(nav, title || button.textContent.trim(), id);
  const html = nav.outerHTML;
  button.setAttribute("aria-controls", panel.id);
  host.append(panel);
  return { panel, open, remove, source: nav, html };
}

/**
 * Whether the copy still matches the navigation. Islands in the navigation change its HTML all the time; with islands,
 * the copy stays current until the page changes.
 */
function isCurrent({ source, html }: DrawerCopy, nav: Element, hasPageChanged: boolean): boolean {
  if (source !== nav) return false;
  return html === nav.outerHTML || (!hasPageChanged && nav.querySelector("[data-island-state]") !== null);
}

function listenToPanel(panel: HTMLDialogElement, button: HTMLButtonElement, close: () => void): void {
  panel.addEventListener("close", () => {
    close();
    // Some browsers do not focus a button on touch, so the dialog has no element to return the focus to.
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
  });
  onBackdropClick(panel, close);
  panel.addEventListener("click", (event) => {
    const { target, detail, ctrlKey, metaKey, shiftKey } = event;
    if (!(target as Element).closest("a[href]")) return;
    // The second click of a double click on the button lands on a link of the panel: ignore it.
    if (detail > 1) event.preventDefault();
    else if (!(ctrlKey || metaKey || shiftKey)) close();
  });
}
