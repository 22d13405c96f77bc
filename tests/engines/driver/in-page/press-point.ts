import { findVisible } from "./find.ts";
import type { Step } from "./query.ts";

/** Where to press the one visible element of the query, or why it cannot be pressed yet. */
export type PressPoint = { x: number; y: number } | { problem: string };

/** Like `pressPointNow`, and the element must not move for two frames. */
export async function pressPoint(steps: Step[]): Promise<PressPoint> {
  const before = pressPointNow(steps);
  if ("problem" in before) return before;
  await nextFrame();
  await nextFrame();
  const after = pressPointNow(steps);
  if ("problem" in after) return after;
  return before.x === after.x && before.y === after.y ? after : { problem: "it moves" };
}

/**
 * Scrolls the element into view when it is not, and checks that nothing lies over it and that the page has loaded: no
 * picture will move it.
 */
export function pressPointNow(steps: Step[]): PressPoint {
  if (document.readyState !== "complete") return { problem: "the page is loading" };
  const elements = findVisible(steps);
  const [element] = elements;
  if (element === undefined) return { problem: "no such element is visible" };
  if (elements.length > 1) return { problem: `${elements.length} such elements are visible` };
  if (element.matches(":disabled")) return { problem: "it is disabled" };
  if (isAnimated(element)) return { problem: "it is moved by an animation" };
  if (!isReachable(element)) {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // Firefox finds what is under the pointer in another process, which knows of the scroll a moment later.
    return isReachable(element) ? { problem: "it has just been scrolled into view" } : obstacle(element);
  }
  return centerOf(element);
}

function obstacle(element: Element): PressPoint {
  const { x, y } = centerOf(element);
  return { problem: `something lies over it: ${nameOf(document.elementFromPoint(x, y))}` };
}

/** Whether an animation or transition that ends runs on the element or around it. It may not have moved anything yet. */
const isAnimated = (element: Element): boolean =>
  document.getAnimations().some(({ playState, effect }) => {
    const { target, pseudoElement } = effect as KeyframeEffect;
    const hasEnd = effect!.getComputedTiming().endTime !== Infinity;
    return playState === "running" && hasEnd && !pseudoElement && target?.contains(element);
  });

/** The middle of the element's first line: a link may be broken into two lines, with nothing in the middle of both. */
function centerOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isReachable(element: Element): boolean {
  const { x, y } = centerOf(element);
  return isPartOf(document.elementFromPoint(x, y), element);
}

/** A press on the label presses its field. */
const isPartOf = (top: Element | null, element: Element): boolean =>
  top !== null && (element.contains(top) || top.closest("label")?.control === element);

const nameOf = (element: Element | null): string =>
  element === null ? "the edge of the window" : (element.cloneNode(false) as Element).outerHTML.slice(0, 120);

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
