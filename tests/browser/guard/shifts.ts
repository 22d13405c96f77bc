import type { BrowserContext, Page } from "@playwright/test";
import type { Guard } from "./guard.ts";

interface Shift {
  score: number;
  what: string;
}

/** Of the viewport, in the browser's own measure; a little is rounding. */
const limit = 0.01;

/** What moves on its own, without the visitor having just done something. A page that comes at last is what they did: what stands after it may move with it. */
export async function watchShifts(
  context: BrowserContext,
): Promise<Guard & { allow(why: string): void; settle(): Promise<void> }> {
  const shifts: Shift[] = [];
  let allowed: string | undefined;

  await context.exposeBinding("__guardShift", (_source, shift: Shift) => shifts.push(shift));
  await context.addInitScript(reportShifts);

  return {
    allow(why) {
      allowed = why;
    },
    /** The browser tells of a shift after the next frame. */
    async settle() {
      const told = (page: Page): Promise<void> => page.evaluate(seeTwoFrames);
      // A page that is leaving or was stopped cannot answer.
      await Promise.all(context.pages().map((page) => told(page).catch(() => undefined)));
    },
    findings() {
      const total = shifts.reduce((sum, { score }) => sum + score, 0);
      if (total <= limit) return allowed === undefined ? [] : [`allowShift("${allowed}") was not needed; remove it`];
      if (allowed !== undefined) return [];
      const list = shifts.map(({ score, what }) => `${score.toFixed(4)} ${what}`).join("; ");
      return [`layout shifted by ${total.toFixed(4)}, and ${limit} is the limit: ${list}`];
    },
  };
}

/** Runs in the page. No clock of a test fakes how frames are told here. A page in the background gets none. */
async function seeTwoFrames(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) =>
      new IntersectionObserver((_, observer) => (observer.disconnect(), resolve())).observe(document.documentElement),
    );
  await Promise.race([frame().then(frame), new Promise((resolve) => setTimeout(resolve, 500))]);
}

/** Runs in the page. The types of layout-shift entries are in no TypeScript library yet. */
function reportShifts(): void {
  // An example of the gallery is loaded, narrowed and made higher by the page around it, and the browser excuses what a press there moves only in that page.
  if (window.parent !== window && location.pathname.startsWith("/islands/frames/")) return;
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
  /** When the last pages came, from and until. */
  const swaps: { from: number; until: number }[] = [];
  document.addEventListener("page:swap", () => {
    const swap = { from: performance.now(), until: Infinity };
    swaps.push(swap);
    if (swaps.length > 5) swaps.shift();
    requestAnimationFrame(() => requestAnimationFrame((now) => (swap.until = now)));
  });
  /** When fields were filled in, options selected, files dropped or pasted. A visitor presses keys for it, or the mouse, upon which the browser excuses what moves for half a second; a test does not. */
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
      if (entry.hadRecentInput || isEntered(entry) || isOfPage(entry)) continue;
      report({
        score: entry.value,
        what: `${location.pathname} ${entry.sources.map(({ node }) => name(node)).join(" ")}`,
      });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
