import { culturePattern } from "../culture/cultures.ts";
import { Hono } from "hono";
import { addToCartPath } from "../../../shared/api/wire/add-to-cart.ts";
import {
  cityPath,
  countryPath,
  shippingCountryPath,
  shippingMethodPath,
} from "../../../shared/api/wire/cart-choices.ts";
import { cartLinesPath } from "../../../shared/api/wire/cart-lines.ts";
import { cartPath } from "../../../shared/api/wire/cart.ts";
import { couponPath } from "../../../shared/api/wire/coupons.ts";
import { customerReferencesPath } from "../../../shared/api/wire/customer-references.ts";
import { customersPath } from "../../../shared/api/wire/customers.ts";
import { orderAgainPath } from "../../../shared/api/wire/orders.ts";
import { orderPadAddPath, orderPadPath } from "../../../shared/api/wire/order-pad.ts";
import { externalPickupPointPath, mapsKeyPath } from "../../../shared/api/wire/pickup-points.ts";
import { salesCountryPath } from "../../../shared/api/wire/sales-country.ts";
import { prepaidNotificationPath, prepaidOrderPath } from "../../../shared/api/wire/prepaid-accounts.ts";
import { savedFiltersPath } from "../../../shared/api/wire/saved-filters.ts";
import { seenPricesPath } from "../../../shared/api/wire/seen-prices.ts";
import { suggestionsPath } from "../../../shared/api/wire/search-suggestions.ts";
import { summaryOf } from "../cart/summary.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Env } from "../env.ts";
import { geocode } from "../places/geocode.ts";
import { addToCart } from "./add-to-cart.ts";
import { bothCountries, city, salesCountry, shippingCountry, shippingMethod } from "./cart-choices.ts";
import { changeLine, removeLine, removeLines } from "./cart-lines.ts";
import { cities, towns } from "./cities.ts";
import { applyCoupon, customerCoupons, removeCoupon } from "./coupons.ts";
import { customerReferences } from "./customer-references.ts";
import { customers } from "./customers.ts";
import { orderPadAdd, orderPadFind } from "./order-pad.ts";
import { orderAddToCart } from "./orders.ts";
import { prepaidNotification, prepaidOrder } from "./prepaid-accounts.ts";
import { externalPickupPoint, getPickupPoints, mapsKey } from "./pickup-points.ts";
import { searchSuggestions, supplierSuggestions } from "./search-suggestions.ts";
import { productVariants } from "./product-variants.ts";
import { filterDelete, filterSave } from "./saved-filters.ts";
import { seenPrices } from "./seen-prices.ts";
import { stringResources } from "./string-resources.ts";
import { vatCheck } from "./vat.ts";
import { wishlistApi } from "./wishlists.ts";

export function apiRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get(cartPath, (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(summaryOf(cultureOf(c), c.var.session));
  });
  app.post(addToCartPath, addToCart);
  app.put(`${cartLinesPath}/:id`, changeLine);
  app.delete(`${cartLinesPath}/:id`, removeLine);
  app.delete(cartLinesPath, removeLines);
  app.post(shippingMethodPath, shippingMethod);
  app.post(shippingCountryPath, shippingCountry);
  app.post(countryPath, bothCountries);
  app.post(cityPath, city);
  app.post(savedFiltersPath, filterSave);
  app.delete(`${savedFiltersPath}/:id`, filterDelete);
  app.put(seenPricesPath, seenPrices);
  app.post(couponPath, applyCoupon);
  app.delete(couponPath, removeCoupon);
  app.get("/api/v1/couponcode/user/:id", customerCoupons);
  app.get("/api/v1/countries/:countryId/cities/:query", cities);
  app.get("/api/v1/postalcode/search", towns);
  app.get("/api/v1/sales/customers/checkisvatvalid/", vatCheck);
  app.put(salesCountryPath, salesCountry);
  app.post(prepaidOrderPath, prepaidOrder);
  app.post(prepaidNotificationPath, prepaidNotification);
  app.put(orderAgainPath, orderAddToCart);
  app.post(orderPadPath, orderPadFind);
  app.post(orderPadAddPath, orderPadAdd);
  app.get(customersPath, customers);
  app.post("/api/v1/shipping/:provider/getpickuppoints", getPickupPoints);
  app.post(externalPickupPointPath, externalPickupPoint);
  app.get(mapsKeyPath, mapsKey);
  app.get("/api/v1/geocode", geocode);
  app.get(suggestionsPath, searchSuggestions);
  app.get("/api/v1/catalog/suppliers/:supplier/suggestions", supplierSuggestions);
  app.get(customerReferencesPath, customerReferences);
  app.get("/api/v1/catalog/products/:productId/productvariants", productVariants);
  app.get(`/api/v1/localization/${culturePattern}/stringresources`, stringResources);
  app.route("/", wishlistApi());
  return app;
}
