import type { SavedFilter } from "../../../shared/api/saved-filters.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { IslandError } from "../../../shared/island/contract.ts";

const itemIn = (host: HTMLElement): Element | null => host.querySelector("template")!.content.firstElementChild;

/** Throws unless an item can be made from the template of `host`: the server would save filters that nobody sees. */
export function checkTemplate(host: HTMLElement): void {
  const item = itemIn(host);
  if (!item?.querySelector("a") || !item.querySelector("button"))
    throw new IslandError(
      `saved-filters on ${nameOf(host)} expects a link and a button in its template; add them to the markup.`,
    );
}

/** Fills the markup of an item in the template of `host`. */
export function newItem(host: HTMLElement, { id, name, address }: SavedFilter): HTMLElement {
  const item = itemIn(host)!.cloneNode(true) as HTMLElement;
  const [link, button] = [item.querySelector("a")!, item.querySelector("button")!];
  item.dataset["savedFilter"] = id;
  link.href = address;
  link.textContent = name;
  // Functions, because replacements give signs such as `$&` a meaning, and visitors may type them.
  button.value = button.value.replace("ID", () => id);
  button.setAttribute(
    "aria-label",
    (button.getAttribute("aria-label") ?? "").replace("{0}", () => name),
  );
  return item;
}

/** The filters of an item. */
export function filterOf(item: HTMLElement): SavedFilter {
  const { textContent, pathname, search } = item.querySelector("a")!;
  return { id: item.dataset["savedFilter"]!, name: textContent.trim(), address: pathname + search };
}
