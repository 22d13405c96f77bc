/** Makes places for the page parts of `next` that the first page lacks, such as the breadcrumb on the home page. */
export function makePlaces(next: Document): void {
  for (const part of next.querySelectorAll<HTMLElement>("[data-page-part]")) {
    const { pagePart } = part.dataset;
    if (document.querySelector(`[data-page-part="${pagePart}"]`)) continue;
    const place = document.createElement("template");
    place.dataset["pagePart"] = pagePart;
    const [after, before] = [counterpart(part.nextElementSibling), counterpart(part.previousElementSibling)];
    if (after) after.before(place);
    else before?.after(place);
  }
}

/**
 * Puts the mini cart of the displayed page into `next`: servers leave it empty, and a script of the shop fills it after a full
 * load only.
 */
export function keepMiniCart(next: Document): void {
  const [shown] = document.querySelectorAll(".widget_shopping_cart_content:not(:empty)");
  for (const empty of next.querySelectorAll("[data-page-part] .widget_shopping_cart_content:empty"))
    empty.append(...((shown?.cloneNode(true) as Element | undefined)?.childNodes ?? []));
}

const counterpart = (element: Element | null): Element | null => element && document.getElementById(element.id);
