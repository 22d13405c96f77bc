import type { BrowserContext, Page } from "@playwright/test";
import type { Guard } from "./guard.ts";

interface Shift {
  score: number;
  elements: string;
}

/** Highest allowed sum of the browser's layout-shift scores. Rounding alone causes small scores. */
const limit = 0.01;

/**
 * Watches the frames in which new content is first drawn: the header and other content before it must keep its place.
 *
 * Other shifts are not judged here, because the speed of the machine would decide: Chromium counts no shift before the
 * first frame, and marks those within half a second after a click as expected. `shop/shifts.spec.ts` judges what moves
 * while a page loads, with the scripts held until the first frame.
 */
export async function watchShifts(context: BrowserContext): Promise<Guard & { flush(): Promise<void> }> {
  const shifts: Shift[] = [];

  await context.exposeBinding("__guardShift", (_source, shift: Shift) => shifts.push(shift));
  await context.addInitScript(reportShifts);

  return {
    /** Waits for the frames that draw new content. */
    async flush() {
      const drawn = (page: Page): Promise<unknown> => page.evaluate(() => Promise.all(window.__guardDrawn ?? []));
      // A page that is unloading or was stopped cannot run the script.
      await Promise.all(context.pages().map((page) => drawn(page).catch(() => undefined)));
    },
    findings() {
      const total = shifts.reduce((sum, { score }) => sum + score, 0);
      if (total <= limit) return [];
      const list = shifts.map(({ score, elements }) => `${score.toFixed(4)} ${elements}`).join("; ");
      return [`new content moved what is before it by ${total.toFixed(4)}, and ${limit} is the limit: ${list}`];
    },
  };
}

declare global {
  interface Window {
    /** Resolve when the frame that draws new content has been judged. */
    __guardDrawn?: Promise<void>[];
    __guardShift?(shift: Shift): void;
  }
}

/** Runs in the page. TypeScript's DOM library does not type layout-shift entries yet. */
function reportShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  const name = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? (element.cloneNode(false) as Element).outerHTML.slice(0, 80) : "(gone)";
  };
  let entries: Entry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[])));
  observer.observe({ type: "layout-shift" });

  /** Resolves after the next frame. An IntersectionObserver is not faked by a test's clock. */
  const nextFrame = (): Promise<void> =>
    new Promise((resolve) => {
      const root = document.documentElement as Element | null;
      // A document without any element, as a frame has at first, draws nothing.
      if (root) new IntersectionObserver((_, frame) => (frame.disconnect(), resolve())).observe(root);
      else resolve();
    });

  /**
   * Whether `node` is before `target` in the document. The target itself, and elements around it, may move: margins of
   * their first and last content reach through them, and a new page part may be higher than the last one.
   */
  const isBefore = (node: Node, target: Node | null): boolean =>
    !!target &&
    (target.compareDocumentPosition(node) & (Node.DOCUMENT_POSITION_PRECEDING | Node.DOCUMENT_POSITION_CONTAINS)) ===
      Node.DOCUMENT_POSITION_PRECEDING;

  /** Number of new window sizes that may still move everything, in the frames that draw them. */
  let resizes = 0;
  addEventListener("resize", () => {
    resizes++;
    void nextFrame()
      .then(nextFrame)
      .then(() => resizes--);
  });

  const drawn: Promise<void>[] = [];
  window.__guardDrawn = drawn;
  document.addEventListener("page:swap", (event) => {
    const { target = document.getElementById("page") } =
      (event as CustomEvent<{ target?: Element } | null>).detail ?? {};
    // Shifts of earlier frames.
    observer.takeRecords();
    entries = [];
    const judge = (): void => {
      for (const { value, sources } of [...entries.splice(0), ...(observer.takeRecords() as Entry[])])
        // A node that has been removed since is null: nobody knows where it was.
        if (resizes === 0 && sources.some(({ node }) => node && isBefore(node, target)))
          window.__guardShift!({
            score: value,
            elements: `${location.pathname} ${sources.map(({ node }) => name(node)).join(" ")}`,
          });
    };
    drawn.push(nextFrame().then(judge));
  });
}
