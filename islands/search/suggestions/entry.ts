import { appAddress } from "../../../shared/app-address.ts";
import { markedText } from "../../../shared/combobox/matched.ts";
import type { Choice } from "../../../shared/combobox/panel.ts";
import { shell } from "../../../shared/face.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { type Offer, photoOf } from "./rules.ts";

/** An entry of the list; the words of `query` are marked in its name. SRC-01 */
export const entry = (offer: Offer, query: string, photoUrl: string | undefined): Choice => ({
  href: offer.href,
  group: offer.Group,
  fill(element, t) {
    const words = span("words");
    const name = markedText(offer.Name, query);
    name.className = "atoll-suggestion-name";
    words.append(name, " ", codes(offer, query, t));
    element.append(photo(photoOf(offer, photoUrl)), words);
    const state = offer.CurrentStockState;
    if (!state) return;
    const key = `Search.Stock.${state}`;
    const text = t(key);
    // A state that has no text of its own is told as the server does.
    const stock = span("stock", text === key ? state : text);
    stock.dataset["stock"] = state;
    element.append(" ", stock);
  },
});

/** Stands for a code in the words around it, which are not what the visitor looks for. */
const PLACE = "\u2063";

function codes({ SKU, BrandSKU, Name }: Offer, query: string, t: Translate): HTMLElement {
  const place = span("codes");
  for (const [key, code] of [
    ["Search.Sku", SKU === Name ? "" : SKU],
    ["Search.BrandSku", BrandSKU],
  ] as const) {
    if (!code) continue;
    if (place.hasChildNodes()) place.append(" · ");
    const [before = "", after = ""] = t(key, PLACE).split(PLACE);
    const whole = place.appendChild(document.createElement("span"));
    whole.append(before, markedText(code, query), after);
  }
  return place;
}

function photo(path: string): HTMLElement {
  const place = span("photo");
  const src = path && appAddress(path, shell().settings.app, location.origin);
  if (!src) return place;
  const image = Object.assign(document.createElement("img"), { alt: "", width: 48, height: 48, decoding: "async" });
  // The place stays, empty.
  image.addEventListener("error", () => image.remove());
  image.src = src;
  place.append(image);
  return place;
}

const span = (name: string, text = ""): HTMLElement =>
  Object.assign(document.createElement("span"), { className: `atoll-suggestion-${name}`, textContent: text });
