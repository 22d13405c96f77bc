import { linePrice } from "../cart/amounts.ts";
import { quantityAfter } from "../cart/cart.ts";
import { correctedQuantity } from "../cart/corrected-quantity.ts";
import { placeInCart } from "../cart/order.ts";
import { refusalText } from "../cart/refusal-text.ts";
import { shareCart, sharedCart, type SharedLine } from "../cart/shared-carts.ts";
import { variantById } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted, fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import type { Show } from "../http/page.ts";
import { flash } from "../session/flash.ts";
import type { Session } from "../session/sessions.ts";
import { photoUrl } from "../shop/photo-url.ts";
import { inUnits } from "../shop/units.ts";
import { variantName } from "../shop/variant-name.ts";

/** Makes a link to the visitor's cart, and goes to its page. */
export function cartShare(c: Request, culture: Culture): Response {
  const { cart } = c.var.session;
  const page = cart.length > 0 ? `/shared/${shareCart(cart)}` : "";
  return c.redirect(`/${culture}/shoppingcarts${page}`, 303);
}

/** The page of a link to a cart. */
export const cartShared = (show: Show) => (c: Request, culture: Culture) => {
  const lines = sharedCart(c.req.param("id") ?? "");
  if (!lines) return linkGone(show, c, culture);
  const { sharedCart: t } = textsOf(culture);
  const { session } = c.var;
  const rows = lines.map((line) => rowView(culture, session, line));
  const total = rows.reduce((sum, row) => sum + row.cents, 0);
  // A link that is not public must not appear in search results.
  c.header("X-Robots-Tag", "noindex");
  return show(c, {
    view: "shared-cart",
    islandStyles: true,
    title: t.title,
    description: t.description,
    data: {
      rows,
      total: money(culture, total),
      isOwn: lines.every((line) => isInCart(session, line)),
      count: rows.filter((row) => row.cents > 0).length,
    },
  });
};

/** Adds the lines of a link to the visitor's own cart, as far as they can be ordered. */
export const cartSharedAdd = (show: Show) => (c: Request, culture: Culture) => {
  const lines = sharedCart(c.req.param("id") ?? "");
  if (!lines) return linkGone(show, c, culture);
  const { session } = c.var;
  const t = textsOf(culture);
  const refused: string[] = [];
  for (const line of lines) {
    const offer = variantById(line.variantId);
    const { quantity, message } = offerOf(culture, session, line);
    const order = { quantity, origin: "SharedCart", key: "" };
    const reason = !offer || quantity === 0 ? message : placeInCart(session, culture, { ...offer, ...order });
    if (reason) refused.push(fill(t.site.named, line.name[culture], reason));
  }
  const added = lines.length - refused.length;
  const summary = added > 0 ? counted(localeOf(culture), t.sales.added, added) : t.sales.noneAdded;
  flash(c, [summary, ...refused].join(" "), added > 0 ? "success" : "danger");
  return c.redirect(`/${culture}/shoppingcarts`, 303);
};

/** The page of a link whose products are no longer stored, such as after a restart of this server. */
export function linkGone(show: Show, c: Request, culture: Culture): Response {
  const { sharedCart: t, cart } = textsOf(culture);
  return show(c, {
    view: "error",
    title: t.gone,
    description: t.goneText,
    status: 404,
    data: { heading: t.gone, text: t.goneText, next: { path: `/${culture}/catalog`, text: cart.browse } },
  });
}

/** The quantity that the visitor can add, and why it differs from that of the link. */
function offerOf(culture: Culture, session: Session, { variantId, quantity: asked }: SharedLine) {
  const offer = variantById(variantId);
  if (!offer) return { quantity: 0, message: textsOf(culture).cart.refused.unknown };
  const { product, variant } = offer;
  const { quantity, reason } = correctedQuantity(product, variant, asked, quantityAfter(session.cart, variant, 0));
  return { quantity, message: reason ? refusalText(culture, product, reason) : "" };
}

const isInCart = (session: Session, { variantId, quantity }: SharedLine): boolean =>
  session.cart.some((line) => line.variant.id === variantId && line.quantity >= quantity);

function rowView(culture: Culture, session: Session, line: SharedLine) {
  const offer = variantById(line.variantId);
  const isPresent = isInCart(session, line);
  const { quantity, message } = isPresent ? { quantity: line.quantity, message: "" } : offerOf(culture, session, line);
  if (!offer) return { name: line.name[culture], path: "", message, cents: 0, amount: "" };
  const { product, variant } = offer;
  const shown = { id: "", product, variant, quantity, origin: "", key: "" };
  const cents = quantity > 0 ? linePrice(shown) : 0;
  return {
    name: product.name[culture],
    path: `/${culture}/product/${product.slug}`,
    photo: photoUrl(product, variant),
    version: variantName(culture, product, variant),
    asked: inUnits(culture, product, line.quantity),
    quantity: quantity > 0 ? inUnits(culture, product, quantity) : "",
    message,
    cents,
    amount: cents > 0 ? money(culture, cents) : "",
  };
}
