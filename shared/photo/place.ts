import { newElement } from "../dom/new-element.ts";
import { languageTag } from "../i18n/number.ts";
import type { Translate } from "../i18n/texts.ts";
import { shell } from "../shell-api.ts";

/**
 * Shows the position of a photo in `element`, such as `2 / 3`, in the digits of the page's locale. Screen readers read
 * `Photo 2 of 3`, once the texts are loaded. The current number is always on the left: without the override, browsers
 * swap the numbers of a right-to-left page.
 */
export function showPlace(element: HTMLElement, index: number, count: number, t: Translate | null): void {
  const { format } = new Intl.NumberFormat(languageTag(shell().settings.locale));
  const text = newElement("bdo", "", `${format(index + 1)} / ${format(count)}`);
  text.dir = "ltr";
  text.ariaHidden = "true";
  const spoken = newElement("span", "atoll-visually-hidden", t?.("Gallery.Place", index + 1, count) ?? "");
  element.replaceChildren(text, spoken);
}
