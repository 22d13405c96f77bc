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

const counterpart = (element: Element | null): Element | null => element && document.getElementById(element.id);
