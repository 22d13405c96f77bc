import { newElement } from "../dom/new-element.ts";
import { languageTag } from "../i18n/number.ts";
import { shell } from "../shell-api.ts";

/**
 * Shows the position of a photo in `element`, such as `2 / 3`, in the digits of the page's locale. The current number is
 * always on the left: without the override, browsers swap the numbers of a right-to-left page.
 */
export function showPlace(element: HTMLElement, index: number, count: number): void {
  const { format } = new Intl.NumberFormat(languageTag(shell().settings.locale));
  const text = newElement("bdo", "", `${format(index + 1)} / ${format(count)}`);
  text.dir = "ltr";
  element.replaceChildren(text);
}
