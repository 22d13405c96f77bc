import type { BrowserContext, Page } from "@playwright/test";
import type { Guard } from "./guard.ts";

interface Shift {
  score: number;
  what: string;
}

/** Highest allowed sum of the browser's layout-shift scores. Rounding alone causes small scores. */
const limit = 0.01;

/**
 * Watches for layout shifts without recent user input. A page swap counts as input, so content below the page section
 * may move.
 */
export async function watchShifts(
  context: BrowserContext,
): Promise<Guard & { allow(reason: string, isCertain: boolean): void; flush(): Promise<void> }> {
  const shifts: Shift[] = [];
  let allowed: { reason: string; isCertain: boolean } | undefined;

  await context.exposeBinding("__guardShift", (_source, shift: Shift) => shifts.push(shift));
  await context.addInitScript(reportShifts);

  return {
    allow(reason, isCertain) {
      allowed = { reason, isCertain };
    },
    /** Waits for pending reports: the browser reports a shift after the next frame. */
    async flush() {
      const twoFrames = (page: Page): Promise<void> => page.evaluate(waitForTwoFrames);
      // A page that is unloading or was stopped cannot run the script.
      await Promise.all(context.pages().map((page) => twoFrames(page).catch(() => undefined)));
    },
    findings() {
      const total = shifts.reduce((sum, { score }) => sum + score, 0);
      if (total <= limit)
        return allowed?.isCertain ? [`allowShift("${allowed.reason}") was not needed; remove it`] : [];
      if (allowed) return [];
      const list = shifts.map(({ score, what }) => `${score.toFixed(4)} ${what}`).join("; ");
      return [`layout shifted by ${total.toFixed(4)}, and ${limit} is the limit: ${list}`];
    },
  };
}

/** Runs in the page. IntersectionObserver is not faked by a test's clock. A background tab draws no frames: time out. */
async function waitForTwoFrames(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) =>
      new IntersectionObserver((_, observer) => (observer.disconnect(), resolve())).observe(document.documentElement),
    );
  await Promise.race([frame().then(frame), new Promise((resolve) => setTimeout(resolve, 500))]);
}

/** Runs in the page. TypeScript's DOM library does not type layout-shift entries yet. */
function reportShifts(): void {
  // The documentation loads and resizes frames with examples. A click there counts as recent input only in the page, not
  // in the frame. A frame's empty first document has the same window as the page that follows, so ask at each shift.
  const isExample = (): boolean => window.parent !== window && location.pathname.startsWith("/islands/frames/");
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const report = (window as unknown as { __guardShift(shift: Shift): void }).__guardShift;
  const name = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? (element.cloneNode(false) as Element).outerHTML.slice(0, 80) : "(gone)";
  };
  /** Time ranges of the last page swaps. */
  const swaps: { from: number; until: number }[] = [];
  document.addEventListener("page:swap", () => {
    const swap = { from: performance.now(), until: Infinity };
    swaps.push(swap);
    if (swaps.length > 5) swaps.shift();
    // Not the callback's own time: a frame that is late has the time at which it was due, before the shift.
    requestAnimationFrame(() => requestAnimationFrame(() => (swap.until = performance.now())));
  });
  /**
   * Times of input, drop and paste events. A visitor's key or mouse press makes the browser ignore shifts for half a
   * second; Playwright's `fill` and `selectOption` press nothing.
   */
  const entered: number[] = [];
  const { performance } = window;
  const enter = (): unknown => entered.push(performance.now());
  addEventListener(
    "input",
    ({ isTrusted, target }) => (isTrusted || target instanceof HTMLSelectElement) && enter(),
    true,
  );
  for (const type of ["drop", "paste"]) addEventListener(type, enter, true);
  const isEntered = ({ startTime }: Entry): boolean => entered.some((at) => startTime >= at && startTime < at + 500);
  const follows = (node: Node | null): boolean => {
    const position = node && document.getElementById("page")?.compareDocumentPosition(node);
    return (
      !!position &&
      (position & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) ===
        Node.DOCUMENT_POSITION_FOLLOWING
    );
  };
  const isOfPage = ({ startTime, sources }: Entry): boolean =>
    swaps.some(({ from, until }) => startTime >= from && startTime < until) &&
    sources.length > 0 &&
    sources.every(({ node }) => follows(node));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (isExample() || entry.hadRecentInput || isEntered(entry) || isOfPage(entry)) continue;
      report({
        score: entry.value,
        what: `${location.pathname} ${entry.sources.map(({ node }) => name(node)).join(" ")}`,
      });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
