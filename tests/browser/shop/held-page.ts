// Finds what moves on a page when its scripts run.
import { expect, type Page, type Request } from "@playwright/test";

/** A layout shift: how far its content moved, in pixels, and which elements moved. */
export interface Move {
  pixels: number;
  elements: string[];
}

declare global {
  interface Window {
    heldPage?: { drawn(): Promise<void>; settle(): Promise<boolean>; moves(): Move[] };
  }
}

/** Runs before the scripts of each page, and records what moves. */
export function recordMoves(): void {
  if (window.parent !== window) return;
  interface Shift extends PerformanceEntry {
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: "layout-shift", buffered: true });
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const name = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? (element.cloneNode(false) as Element).outerHTML.slice(0, 90) : "(gone)";
  };
  const distance = ({ previousRect: from, currentRect: to }: Shift["sources"][number]): number =>
    Math.max(Math.abs(from.top - to.top), Math.abs(from.left - to.left));

  window.heldPage = {
    /** Waits until the page is drawn, with its fonts and its images, and forgets what has moved so far. */
    async drawn() {
      // Some styles hide a button for a second, in case its island does not load: the second never ends here.
      for (const animation of document.getAnimations()) animation.pause();
      const images = [...document.images].filter(({ complete, loading }) => !complete && loading !== "lazy");
      await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))]);
      await frame().then(frame);
      observer.takeRecords();
      shifts.length = 0;
    },
    /** Gives islands that wait their turn, and reports whether none is loading. */
    async settle() {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await frame().then(frame);
      const islands = window.atoll!.inspect();
      if (islands.length === 0 && document.querySelector("[data-island]")) return false;
      return islands.every(({ state }) => state !== "loading");
    },
    moves() {
      shifts.push(...(observer.takeRecords() as Shift[]));
      return shifts.map(({ sources }) => ({
        pixels: Math.round(Math.max(0, ...sources.map(distance))),
        elements: sources.map(({ node }) => name(node)),
      }));
    },
  };
}

/**
 * Runs after `recordMoves`. Chromium counts no shift before the first frame, so a fast machine hides shifts. Here the
 * stand-in holds the scripts until the page is drawn: all that moves later moves because of a script.
 */
export function holdUntilDrawn(): void {
  if (window.parent !== window) return;
  const openGate = async (): Promise<void> => {
    await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
    await window.heldPage!.drawn();
    await fetch(document.querySelector<HTMLScriptElement>("script[data-gate]")!.src, { method: "POST" });
  };
  // Deferred scripts wait until the page has been read, and it is interactive before they run.
  document.addEventListener("readystatechange", () => document.readyState === "interactive" && void openGate());
}

/** The code of islands and what they share, without the shell's own. */
const islandCode = /\/atoll\/(islands|connectors|chunks(?!\/atoll-))\/[^/]*\.js$/;

/** Visits pages in place, and holds the code of their islands until each page is drawn. */
export async function heldVisits(page: Page): Promise<(path: string) => Promise<void>> {
  let gate = Promise.resolve();
  await page.route(islandCode, async (route) => {
    await gate;
    await route.continue();
  });
  return async (path) => {
    let open = (): void => {};
    gate = new Promise((resolve) => (open = resolve));
    const isShown = await page.evaluate(async (url) => {
      const isShown = await window.atoll!.visit(url);
      await window.heldPage!.drawn();
      return isShown;
    }, path);
    expect(isShown, path).toBe(true);
    open();
  };
}

/** Requests of the page that have not ended. */
export class PendingRequests {
  readonly #pending = new Set<Request>();
  /** The number of requests that have begun. */
  begun = 0;
  #resume = (): void => {};

  constructor(page: Page) {
    const end = (request: Request): void => {
      this.#pending.delete(request);
      this.#resume();
    };
    page.on("request", (request) => {
      this.begun++;
      this.#pending.add(request);
    });
    page.on("requestfinished", end);
    page.on("requestfailed", end);
  }

  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  /** Resolves when one of them ends; at once when there is none. */
  async next(): Promise<void> {
    if (!this.isEmpty) await new Promise<void>((resolve) => (this.#resume = resolve));
  }
}

/** The moves so far, once the islands that start by themselves are live and have their texts and data. */
export async function movesOf(page: Page, pending: PendingRequests): Promise<Move[]> {
  for (;;) {
    const { begun, isEmpty } = pending;
    const isSettled = await page.evaluate(() => window.heldPage!.settle());
    // A request may begin and end in one round.
    if (isSettled && isEmpty && pending.isEmpty && pending.begun === begun) break;
    await pending.next();
  }
  return page.evaluate(() => window.heldPage!.moves());
}
