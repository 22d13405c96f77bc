import type { SavedFilter } from "../../../shared/api/saved-filters.ts";

/** Fills the markup of an item in the template of `host`. */
export function newItem(host: HTMLElement, { id, name, address }: SavedFilter): HTMLElement {
  const item = host.querySelector("template")!.content.firstElementChild!.cloneNode(true) as HTMLElement;
  const [link, button] = [item.querySelector("a")!, item.querySelector("button")!];
  item.dataset["savedFilter"] = id;
  link.href = address;
  link.textContent = name;
  button.value = button.value.replace("ID", id);
  button.setAttribute("aria-label", (button.getAttribute("aria-label") ?? "").replace("{0}", name));
  return item;
}

/** The filters of an item. */
export function filterOf(item: HTMLElement): SavedFilter {
  const { textContent, pathname, search } = item.querySelector("a")!;
  return { id: item.dataset["savedFilter"]!, name: textContent.trim(), address: pathname + search };
}
