import { createHash } from "node:crypto";
import type { StringResources } from "../../../shared/api/localization.ts";
import type { Culture } from "../catalogue/types.ts";
import { isCulture } from "./cultures.ts";
import { inCulture } from "./pick.ts";
import { Crop, Upload } from "./strings/assets.ts";
import { Carousel } from "./strings/carousel.ts";
import { Catalog } from "./strings/catalog.ts";
import { Consent } from "./strings/consent.ts";
import { Core, Login, Manager, Menu, Notification, Page } from "./strings/core.ts";
import { Zoom, Qr, Share } from "./strings/media.ts";
import { Calendar, Choices, Times } from "./strings/form-widgets.ts";
import { Gallery, Turn } from "./strings/photos.ts";
import { Cart, Checkout, Coupon, PostalCode, Quantity } from "./strings/shop.ts";
import { Address, City, Vat } from "./strings/checkout-fields.ts";
import { Payment, Prepaid } from "./strings/payment.ts";
import { customerReference, Variant } from "./strings/product-choice.ts";
import { News } from "./strings/news.ts";
import { Folders } from "./strings/folders.ts";
import { Length } from "./strings/length.ts";
import { Map } from "./strings/map.ts";
import { Pickup } from "./strings/pickup.ts";
import { wishlistPage } from "./strings/wishlist-page.ts";
import { Password } from "./strings/security.ts";
import { Customers, Orders, Refund } from "./strings/orders.ts";
import { wishlistPicker } from "./strings/wishlist-picker.ts";
import { CatalogSearch, Search } from "./strings/search.ts";
import { Video } from "./strings/video.ts";
import { Countdown, Information } from "./strings/popups.ts";

const all = {
  Core,
  Page,
  Login,
  Manager,
  Notification,
  Consent,
  Quantity,
  Cart,
  Coupon,
  PostalCode,
  Checkout,
  Length,
  Folders,
  Zoom,
  Qr,
  Share,
  Calendar,
  Times,
  Choices,
  Upload,
  Crop,
  Gallery,
  Turn,
  Catalog: { ...Catalog, ...CatalogSearch, ...customerReference },
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
  Customers,
  Refund,
};

/** The texts that the islands fetch, in the form in which a content system serves them. */
export const stringsOf = (culture: Culture): StringResources => inCulture(all, culture);

/** The texts for a page in any language; English when the shop does not have that language. */
export const stringsFor = (culture: string): StringResources => stringsOf(isCulture(culture) ? culture : "en");

/** A hash of all texts: a new version makes browsers fetch them again. */
export const stringsVersion = createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 10);
