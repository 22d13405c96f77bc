import { culturePattern } from "../culture/cultures.ts";
import { Hono } from "hono";
import { couponListPath } from "../../../shared/api/wire/coupons.ts";
import { customerReferenceUpdatePath } from "../../../shared/api/wire/customer-reference.ts";
import { listFilterRoute } from "../../../shared/api/list-filter.ts";
import { newsCalendarRoute, newsListRoute } from "../../../shared/api/wire/news.ts";
import type { Show } from "../http/page.ts";
import type { Env } from "../env.ts";
import { addressPicker } from "./address-picker.ts";
import { couponList } from "./coupon-list.ts";
import { customerReferenceLine, customerReferenceSave, customerReferenceUpdate } from "./customer-reference.ts";
import { degressivePrice } from "./degressive-price.ts";
import { greeting } from "./greeting.ts";
import { listFilter } from "./list-filter.ts";
import { newsCalendar, newsList } from "./news.ts";
import { photosGallery } from "./photos-gallery.ts";
import { stockAlertForm } from "./stock-alert.ts";
import { stockByWarehousePage } from "./stock-by-warehouse.ts";

/** Fragments of pages, in the culture of the requesting page. */
export function widgetRoutes(show: Show): Hono<Env> {
  const app = new Hono<Env>();
  app.get(listFilterRoute, listFilter);
  app.get("/widget/catalog/ProductPhotosGallery", photosGallery);
  app.get("/widget/catalog/DegressivePrice", degressivePrice);
  app.get("/widget/catalog/StockByWarehouse", stockByWarehousePage(show));
  app.get("/widget/catalog/StockAlert", stockAlertForm);
  app.get("/widget/catalog/CustomerReference", customerReferenceLine);
  app.get("/widget/DeliveryAddressPicker", addressPicker);
  app.get(couponListPath, couponList(show));
  app.get(customerReferenceUpdatePath, customerReferenceUpdate(show));
  app.post(customerReferenceUpdatePath, customerReferenceSave(show));
  app.get(`/${culturePattern}/parts/greeting`, greeting);
  app.get(`/${culturePattern}${newsCalendarRoute}`, newsCalendar);
  app.get(`/${culturePattern}${newsListRoute}`, newsList);
  return app;
}
