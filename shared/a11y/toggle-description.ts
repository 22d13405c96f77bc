/** Adds `id` to the elements that describe `element`, or removes it. Other code changes `aria-describedby`, too. */
export function toggleDescription(element: Element, id: string, isOn: boolean): void {
  const ids = new Set((element.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean));
  ids[isOn ? "add" : "delete"](id);
  if (ids.size > 0) element.setAttribute("aria-describedby", [...ids].join(" "));
  else element.removeAttribute("aria-describedby");
}
