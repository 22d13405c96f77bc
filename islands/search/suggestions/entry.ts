import type { Suggestion } from "../../../shared/api/search-suggestions.ts";
import { appAddress } from "../../../shared/http/app-address.ts";
import { markedText } from "../../../shared/combobox/matched.ts";
import type { Choice } from "../../../shared/combobox/panel.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { photoOf } from "./rules.ts";

/** A choice of the list. The words of `query` are marked in its name. SRC-01 */
export const entry = (suggestion: Suggestion, query: string, photoUrl: string | undefined): Choice => ({
  href: suggestion.url,
  group: suggestion.group,
  fill(element, t) {
    const text = span("words");
    const name = markedText(suggestion.name, query);
    name.className = "atoll-suggestion-name";
    text.append(name, " ", codes(suggestion, query, t));
    element.append(...photo(suggestion.photoUrl ?? photoOf(suggestion, photoUrl)), text);
    const offer = [...price(suggestion), ...stock(suggestion, t)];
    if (offer.length === 0) return;
    const place = span("offer");
    place.append(...offer.flatMap((part, index) => (index > 0 ? [" ", part] : [part])));
    element.append(" ", place);
  },
});

/** Fills the choice that leads to all `total` results. */
export const fillAll =
  (total: number): Choice["fill"] =>
  (element, t) =>
    element.append(span("all", t("Search.All", total)));

const price = ({ price }: Suggestion): HTMLElement[] => (price ? [span("price", price)] : []);

function stock({ stockState: state }: Suggestion, t: Translate): HTMLElement[] {
  if (!state) return [];
  const key = `Search.Stock.${state}`;
  const label = t(key);
  // A state without a text is shown as the server names it.
  const stock = span("stock", label === key ? state : label);
  stock.dataset["stock"] = state;
  return [stock];
}

/** Placeholder of a code in its label, so that `query` is marked in the code only. */
const CODE_PLACEHOLDER = "\u2063";

function codes({ sku, brandSku, name }: Suggestion, query: string, t: Translate): HTMLElement {
  const place = span("codes");
  for (const [key, code] of [
    ["Search.Sku", sku === name ? "" : sku],
    ["Search.BrandSku", brandSku],
  ] as const) {
    if (!code) continue;
    if (place.hasChildNodes()) place.append(" · ");
    const [before = "", after = ""] = t(key, CODE_PLACEHOLDER).split(CODE_PLACEHOLDER);
    const codeLine = place.appendChild(document.createElement("span"));
    codeLine.append(before, markedText(code, query), after);
  }
  return place;
}

/** The photo in its place; nothing without a photo. */
function photo(path: string): HTMLElement[] {
  const place = span("photo");
  const src = path && appAddress(path, shell().settings.app, location.origin);
  if (!src) return [];
  const image = Object.assign(document.createElement("img"), { alt: "", width: 48, height: 48, decoding: "async" });
  // After a failure the place stays, without a background, so that the visible text does not move.
  image.addEventListener("error", () => image.remove());
  image.src = src;
  place.append(image);
  return [place];
}

const span = (name: string, text = ""): HTMLElement =>
  Object.assign(document.createElement("span"), { className: `atoll-suggestion-${name}`, textContent: text });
