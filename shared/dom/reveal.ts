import { isMatch } from "./is-match.ts";

/** Opens the ancestors that hide `element`: a closed collapse, an inactive tab pane, `<details>`. NAV-09 */
export function reveal(element: Element): void {
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
    else if (isMatch(parent, ".collapse:not(.show)")) openCollapse(parent);
    else if (isMatch(parent, ".tab-pane:not(.active)")) openTab(parent);
  }
}

const togglesOf = (target: Element): HTMLElement[] => {
  const id = CSS.escape(target.id);
  return target.id
    ? [...document.querySelectorAll<HTMLElement>(`[data-bs-target="#${id}"], [data-target="#${id}"], a[href="#${id}"]`)]
    : [];
};

/** Without the component's animation: the collapse must have its full height before the page scrolls to it. */
function openCollapse(collapse: Element): void {
  collapse.classList.add("show");
  for (const toggle of togglesOf(collapse)) {
    toggle.classList.remove("collapsed");
    toggle.setAttribute("aria-expanded", "true");
  }
}

function openTab(pane: Element): void {
  for (const sibling of pane.parentElement!.querySelectorAll(":scope > .tab-pane")) mark(sibling, sibling === pane);
  function mark(other: Element, active: boolean): void {
    other.classList.toggle("active", active);
    other.classList.toggle("show", active);
    for (const toggle of togglesOf(other)) {
      toggle.classList.toggle("active", active);
      toggle.setAttribute("aria-selected", String(active));
      toggle.tabIndex = active ? 0 : -1;
    }
  }
}
