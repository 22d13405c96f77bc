import type { Culture } from "../catalogue/types.ts";
import { cultures } from "./cultures.ts";
import { type InOne, inCulture } from "./pick.ts";
import { addresses } from "./texts/addresses.ts";
import { amounts } from "./texts/amounts.ts";
import { business } from "./texts/business.ts";
import { cart } from "./texts/cart.ts";
import { carousels, films } from "./texts/carousels.ts";
import { catalog } from "./texts/catalog.ts";
import { checkout } from "./texts/checkout.ts";
import { coupons } from "./texts/coupons.ts";
import { cutList } from "./texts/cut-list.ts";
import { deliveryChoice } from "./texts/delivery-choice.ts";
import { filters } from "./texts/filters.ts";
import { choice } from "./texts/choice.ts";
import { forms } from "./texts/forms.ts";
import { home } from "./texts/home.ts";
import { information } from "./texts/information.ts";
import { length } from "./texts/length.ts";
import { library } from "./texts/library.ts";
import { card, inspiration, sharing } from "./texts/inspiration.ts";
import { news } from "./texts/news.ts";
import { orderPad } from "./texts/order-pad.ts";
import { ordered } from "./texts/ordered.ts";
import { payment } from "./texts/payment.ts";
import { product } from "./texts/product.ts";
import { photos } from "./texts/photos.ts";
import { pickup } from "./texts/pickup.ts";
import { reading } from "./texts/reading.ts";
import { reviews } from "./texts/reviews.ts";
import { sales } from "./texts/sales.ts";
import { savedFilters } from "./texts/saved-filters.ts";
import { search } from "./texts/search.ts";
import { security } from "./texts/security.ts";
import { sharedCart } from "./texts/shared-cart.ts";
import { shops } from "./texts/shops.ts";
import { site } from "./texts/site.ts";
import { wishlist } from "./texts/wishlist.ts";
import { wish } from "./texts/wish.ts";
import { workshops } from "./texts/workshops.ts";
import { offers, popups, visiting } from "./texts/offers.ts";

/** The texts of all pages, as they are written. */
export const shopTexts = {
  site,
  home,
  catalog,
  filters,
  savedFilters,
  product,
  reviews,
  cart,
  forms,
  reading,
  information,
  business,
  library,
  inspiration,
  sharing,
  card,
  workshops,
  search,
  length,
  photos,
  choice,
  checkout,
  coupons,
  amounts,
  cutList,
  deliveryChoice,
  addresses,
  ordered,
  orderPad,
  payment,
  pickup,
  wishlist,
  news,
  carousels,
  films,
  offers,
  popups,
  visiting,
  security,
  sharedCart,
  shops,
  sales,
  wish,
};

export type PageTexts = InOne<typeof shopTexts>;

const texts = Object.fromEntries(cultures.map((culture) => [culture, inCulture(shopTexts, culture)])) as Record<
  Culture,
  PageTexts
>;

/** The texts of the pages that the server renders. */
export const textsOf = (culture: Culture): PageTexts => texts[culture];
