import { Crop, Upload } from "./assets.ts";
import { Carousel } from "./carousel.ts";
import { Catalog } from "./catalog.ts";
import { Consent } from "./consent.ts";
import { Core, Login, Manager, Menu, Notification, Page } from "./core.ts";
import { Zoom, Qr, Share } from "./media.ts";
import { Calendar, Choices, Times } from "./form-widgets.ts";
import { Gallery, Turn } from "./photos.ts";
import { Cart, Checkout, Coupon, PostalCode, Quantity } from "./cart.ts";
import { Prices } from "./prices.ts";
import { Address, City, Vat } from "./checkout-fields.ts";
import { Payment, Prepaid } from "./payment.ts";
import { customerReference, Variant } from "./product-choice.ts";
import { News } from "./news.ts";
import { Folders } from "./folders.ts";
import { CutList } from "./cut-list.ts";
import { Length } from "./length.ts";
import { Map } from "./map.ts";
import { Pickup } from "./pickup.ts";
import { wishlistPage } from "./wishlist-page.ts";
import { Password } from "./security.ts";
import { Customers, Orders, Refund } from "./orders.ts";
import { OrderPad } from "./order-pad.ts";
import { wishlistPicker } from "./wishlist-picker.ts";
import { SavedFilters } from "./saved-filters.ts";
import { CatalogSearch, Search } from "./search.ts";
import { Validation } from "./validation.ts";
import { Video } from "./video.ts";
import { Countdown, Information } from "./popups.ts";

/** A text in each language of the product. `{0}` is replaced by a value; names with `_one` and `_other` are plural forms. */
interface Text {
  readonly en: string;
  readonly fr: string;
  readonly nl: string;
}

/** Texts by name; a group may contain groups. */
export interface TextGroup {
  readonly [name: string]: Text | TextGroup;
}

/**
 * The texts of the islands and of the shell's dialogs, in groups: the key `Cart.Added` is the text `Added` of the group
 * `Cart`. The build makes a file of each group and language, which a page loads when an island of it needs the group.
 */
export const groups = {
  Core,
  Page,
  Login,
  Manager,
  Notification,
  Consent,
  Quantity,
  Cart,
  Coupon,
  Prices,
  PostalCode,
  Checkout,
  CutList,
  Length,
  Folders,
  Zoom,
  Qr,
  Share,
  Calendar,
  Times,
  Choices,
  Validation,
  Upload,
  Crop,
  Gallery,
  Turn,
  Catalog: { ...Catalog, ...CatalogSearch, ...customerReference },
  SavedFilters,
  Variant,
  Search,
  Vat,
  City,
  Address,
  Payment,
  Prepaid,
  Pickup,
  Wishlist: { ...wishlistPage, ...wishlistPicker },
  News,
  Carousel,
  Video,
  Countdown,
  Information,
  Password,
  Menu,
  Map,
  Orders,
  OrderPad,
  Customers,
  Refund,
} satisfies Record<string, TextGroup>;
