import { computeAccessibleName, getRole } from "dom-accessibility-api";
import type { Step } from "./query.ts";

/** The visible elements that the query describes. */
export const findVisible = (steps: Step[]): Element[] => find(steps).filter(isVisible);

/** All elements that the query describes. */
export function find(steps: Step[]): Element[] {
  let found: Element[] = [document.documentElement];
  for (const step of steps) found = follow(step, found);
  return found;
}

function follow(step: Step, from: Element[]): Element[] {
  if ("css" in step) return descendants(from, step.css);
  if ("nth" in step) {
    const visible = from.filter(isVisible);
    return visible.slice(step.nth, step.nth + 1 || undefined);
  }
  if ("containing" in step) return from.filter((element) => visibleText(element).includes(step.containing));
  const { role, name, part = false } = step;
  const candidates = descendants(from, "*").filter((element) => getRole(element) === role && isVisible(element));
  if (name === undefined) return candidates;
  return candidates.filter((element) => {
    const own = normalize(computeAccessibleName(element));
    return part ? own.includes(name) : own === name;
  });
}

const descendants = (from: Element[], selector: string): Element[] => [
  ...new Set(from.flatMap((element) => [...element.querySelectorAll(selector)])),
];

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

export const visibleText = (element: Element): string => normalize((element as HTMLElement).innerText ?? "");

const normalize = (text: string): string => text.replace(/\s+/g, " ").trim();
