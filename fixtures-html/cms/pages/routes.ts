import { culturePattern } from "../culture/cultures.ts";
import { Hono } from "hono";
import { credit } from "../catalogue/credit.ts";
import type { Show } from "../http/page.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Env, Request } from "../env.ts";
import type { AddRoutes, Page } from "./add-routes.ts";
import { business, businessSend, checkEmail, checkVat } from "./business.ts";
import { addAddress, editAddress, saveAddress } from "./account-address.ts";
import { accountAddresses } from "./account-addresses.ts";
import { accountFiles, accountFilesSave } from "./account-files.ts";
import { accountSecurity } from "./account-security.ts";
import { accountPrepaid, accountPrepaidAdd, accountPrepaidNotify } from "./account-prepaid.ts";
import { assetsByFolder } from "./assets-by-folder.ts";
import { catalog } from "./catalog.ts";
import { cartAdd } from "./cart-add.ts";
import { cartChoices } from "./cart-choices.ts";
import { cartCoupon } from "./cart-coupon.ts";
import { cartItems } from "./cart-items.ts";
import { cartPrices } from "./cart-prices.ts";
import { cartShare, cartShared, cartSharedAdd } from "./cart-share.ts";
import { cartUpdate } from "./cart-update.ts";
import { cart } from "./cart.ts";
import { checkout, checkoutSend } from "./checkout.ts";
import { colours } from "./colours.ts";
import { contact, contactSend, contactSent } from "./contact.ts";
import { home } from "./home.ts";
import { cookies, delivery, missing } from "./information.ts";
import { language } from "./language.ts";
import { inspiration } from "./inspiration.ts";
import { login, loginSend, logoff } from "./login.ts";
import { article, news } from "./news.ts";
import { payment, paymentSend } from "./payment.ts";
import { paymentCard, paymentResult } from "./payment-card.ts";
import { paymentDone } from "./payment-done.ts";
import { pickupChoose, pickupSearch } from "./pickup-search.ts";
import { product } from "./product.ts";
import { quickViewFragment } from "./quick.ts";
import { orderPad, orderPadAdd, orderPadCheck } from "./order-pad.ts";
import { references } from "./references.ts";
import { supplier } from "./supplier.ts";
import { tag } from "./tag.ts";
import { catalogSend } from "./saved-filters.ts";
import { salesCountry } from "./sales-country.ts";
import { changePassword, forgotPassword, register, securityForm, securityFormSend } from "./security-forms.ts";
import { salesRoutes } from "./sales-routes.ts";
import { stockNotification, stockNotificationSend } from "./stock-notification.ts";
import { terms } from "./terms.ts";
import { wishlistPopup, wishlistPopupSend } from "./wishlist-popup.ts";
import {
  wishlistDelete,
  wishlistEdit,
  wishlistItems,
  wishlistOrder,
  wishlistPage,
  wishlistRemove,
} from "./wishlist.ts";
import {
  wishlistMove,
  wishlistNew,
  wishlistShare,
  wishlistShared,
  wishlistSharedOrder,
  wishlistUnshare,
} from "./wishlist-lists.ts";
import { wishlistQuantity, wishlistQuantitySave } from "./wishlist-quantity.ts";
import {
  twoFactorApp,
  twoFactorCheck,
  twoFactorDone,
  twoFactorEmail,
  twoFactorHome,
  twoFactorOff,
  twoFactorSend,
} from "./two-factor.ts";
import { workshops, workshopsBook, workshopsBooked } from "./workshops.ts";
import { offers } from "./offers.ts";
import { informations, visit } from "./visit.ts";

const toPrepaid: Page = (c, culture) => c.redirect(`/${culture}/account/prepaid`, 303);

const toWishlists: Page = (c, culture) => c.redirect(`/${culture}/catalog/wishlist/list`, 303);

const toOrderPad: Page = (c, culture) => c.redirect(`/${culture}/catalog/orderpad`, 303);

const toCart: Page = (c, culture) => c.redirect(`/${culture}/shoppingcarts`, 303);

const catalogRoutes: AddRoutes = (app, root, page, show) => {
  app.get(`${root}/catalog`, page(catalog(show)));
  app.get(`${root}/catalog/quick/:id`, page(quickViewFragment));
  app.get(`${root}/catalog/tag`, page(tag(show)));
  app.get(`${root}/catalog/supplier`, page(supplier(show)));
  app.get(`${root}/catalog/references`, page(references(show)));
  app.get(`${root}/catalog/orderpad`, page(orderPad(show)));
  app.post(`${root}/catalog/orderpad`, page(orderPadCheck(show)));
  app.post(`${root}/catalog/orderpad/add`, page(orderPadAdd(show)));
  app.get(`${root}/catalog/orderpad/add`, page(toOrderPad));
  app.get(`${root}/catalog/:category`, page(catalog(show)));
  app.post(`${root}/catalog`, page(catalogSend(show)));
  app.post(`${root}/catalog/:category`, page(catalogSend(show)));
  // The shop does not list the credit: its lines in the cart link to the prepaid accounts.
  app.get(`${root}/product/${credit.product.slug}`, page(toPrepaid));
  app.get(`${root}/product/:slug`, page(product(show)));
  app.get(`${root}/catalog/stocknotification/subscribe`, page(stockNotification(show)));
  app.post(`${root}/catalog/stocknotification/subscribe`, page(stockNotificationSend(show)));
};

const wishlistRoutes: AddRoutes = (app, root, page, show) => {
  const wishlist = `${root}/catalog/wishlist`;
  app.get(`${wishlist}/popup`, page(wishlistPopup(show)));
  app.post(`${wishlist}/popup`, page(wishlistPopupSend(show)));
  app.get(`${wishlist}/list`, page(wishlistPage(show)));
  app.get(`${wishlist}/list_item`, page(wishlistItems));
  app.get(`${wishlist}/quantity`, page(wishlistQuantity(show)));
  app.post(`${wishlist}/quantity`, page(wishlistQuantitySave(show)));
  app.post(`${wishlist}/edit`, page(wishlistEdit(show)));
  app.post(`${wishlist}/remove`, page(wishlistRemove));
  app.post(`${wishlist}/delete`, page(wishlistDelete(show)));
  app.post(`${wishlist}/tocart`, page(wishlistOrder));
  app.post(`${wishlist}/new`, page(wishlistNew(show)));
  app.post(`${wishlist}/move`, page(wishlistMove));
  app.post(`${wishlist}/share`, page(wishlistShare));
  app.post(`${wishlist}/unshare`, page(wishlistUnshare));
  app.get(`${wishlist}/shared/:id`, page(wishlistShared(show)));
  app.post(`${wishlist}/shared/:id`, page(wishlistSharedOrder(show)));
  for (const form of ["edit", "remove", "delete", "tocart", "new", "move", "share", "unshare"])
    app.get(`${wishlist}/${form}`, page(toWishlists));
};

const cartRoutes: AddRoutes = (app, root, page, show) => {
  app.get(`${root}/shoppingcarts`, page(cart(show)));
  app.post(`${root}/shoppingcarts/add`, page(cartAdd(show)));
  app.post(`${root}/shoppingcarts/update`, page(cartUpdate(show)));
  app.post(`${root}/shoppingcarts/choices`, page(cartChoices(show)));
  app.post(`${root}/shoppingcarts/coupon`, page(cartCoupon(show)));
  app.post(`${root}/shoppingcarts/prices`, page(cartPrices));
  app.post(`${root}/shoppingcarts/share`, page(cartShare));
  app.get(`${root}/shoppingcarts/shared/:id`, page(cartShared(show)));
  app.post(`${root}/shoppingcarts/shared/:id`, page(cartSharedAdd(show)));
  // Going back to the URL of a refused form shows the cart.
  for (const form of ["add", "update", "choices", "coupon", "prices", "share"])
    app.get(`${root}/shoppingcarts/${form}`, page(toCart));
  app.get(`${root}/widget/shoppingcartitems`, page(cartItems));
  app.get(`${root}/shippings/pickuppoint/search`, page(pickupSearch(show)));
  app.post(`${root}/shippings/pickuppoint/search`, page(pickupChoose(show)));
  app.get(`${root}/checkout`, page(checkout(show)));
  app.post(`${root}/checkout`, page(checkoutSend(show)));
};

const formRoutes: AddRoutes = (app, root, page, show) => {
  app.get(`${root}/business`, page(business(show)));
  app.post(`${root}/business`, page(businessSend(show)));
  app.get(`${root}/business/checkvat`, page(checkVat));
  app.post(`${root}/business/checkemail`, page(checkEmail));
  app.get(`${root}/contact`, page(contact(show)));
  app.post(`${root}/contact`, page(contactSend(show)));
  app.get(`${root}/contact/sent`, page(contactSent(show)));
  app.get(`${root}/workshops`, page(workshops(show)));
  app.post(`${root}/workshops`, page(workshopsBook(show)));
  app.get(`${root}/workshops/booked`, page(workshopsBooked(show)));
};

const securityRoutes: AddRoutes = (app, root, page, show) => {
  app.get(`${root}/security/login`, page(login(show)));
  app.post(`${root}/security/login`, page(loginSend(show)));
  app.get(`${root}/security/logoff`, page(logoff));
  for (const form of [changePassword, forgotPassword, register]) {
    app.get(root + form.path, page(securityForm(form)(show)));
    app.post(root + form.path, page(securityFormSend(form)(show)));
  }
  const twoFactor = `${root}/security/twofactorhome`;
  app.get(twoFactor, page(twoFactorHome(show)));
  app.get(`${twoFactor}/app`, page(twoFactorApp(show)));
  app.post(`${twoFactor}/app`, page(twoFactorCheck("app")(show)));
  app.get(`${twoFactor}/email`, page(twoFactorEmail(show)));
  app.post(`${twoFactor}/email`, page(twoFactorCheck("email")(show)));
  app.post(`${twoFactor}/send`, page(twoFactorSend));
  app.get(`${twoFactor}/done`, page(twoFactorDone(show)));
  app.post(`${twoFactor}/off`, page(twoFactorOff));
  // Going back to the URL of a form shows the first step.
  for (const form of ["send", "off"])
    app.get(
      `${twoFactor}/${form}`,
      page((c, culture) => c.redirect(`/${culture}/security/twofactorhome`, 303)),
    );
};

const readingRoutes: AddRoutes = (app, root, page, show) => {
  app.get(`${root}/news`, page(news(show)));
  app.get(`${root}/news/:slug`, page(article(show)));
  app.get(`${root}/inspiration`, page(inspiration(show)));
  app.get(`${root}/terms`, page(terms(show)));
  app.get(`${root}/cookies`, page(cookies(show)));
  app.get(`${root}/delivery`, page(delivery(show)));
};

const accountRoutes: AddRoutes = (app, root, page, show) => {
  app.get(`${root}/account/addresses`, page(accountAddresses(show)));
  app.get(`${root}/account/addresses/add`, page(addAddress(show)));
  app.get(`${root}/account/addresses/edit`, page(editAddress(show)));
  for (const form of ["add", "edit"]) app.post(`${root}/account/addresses/${form}`, page(saveAddress(show)));
  app.get(`${root}/account/files`, page(accountFiles(show)));
  app.post(`${root}/account/files`, page(accountFilesSave(show)));
  app.get(`${root}/account/prepaid`, page(accountPrepaid(show)));
  app.post(`${root}/account/prepaid/add`, page(accountPrepaidAdd(show)));
  app.post(`${root}/account/prepaid/notification`, page(accountPrepaidNotify));
  for (const form of ["add", "notification"]) app.get(`${root}/account/prepaid/${form}`, page(toPrepaid));
  app.get(`${root}/account/security`, page(accountSecurity(show)));
};

const paymentRoutes: AddRoutes = (app, root, page, show) => {
  app.get(`${root}/payment`, page(payment(show)));
  app.post(`${root}/payment`, page(paymentSend(show)));
  app.get(`${root}/payment/card`, page(paymentCard(show)));
  app.get(`${root}/payment/result`, page(paymentResult(show)));
  app.get(`${root}/payment/done`, page(paymentDone(show)));
};

const otherRoutes: AddRoutes = (app, root, page, show) => {
  app.get(`${root}/assetslibrary/asset/assetsbyfolder`, page(assetsByFolder(show)));
  app.get(`${root}/assetslibrary/asset/assetsbyfolder/:folderId/:rootFolderId`, page(assetsByFolder(show)));
  for (const path of ["/offers", "/offers/:shelf"]) app.get(root + path, page(offers(show)));
  app.get(`${root}/visit`, page(visit(show)));
  app.get(`${root}/informations`, page(informations(show)));
};

export function pageRoutes(show: Show): Hono<Env> {
  const app = new Hono<Env>();
  const page = (answer: Page) => async (c: Request) => {
    const culture = cultureOf(c);
    return (await answer(c, culture)) ?? missing(show, c, culture);
  };
  const root = `/${culturePattern}`;
  app.get("/language", language);
  app.post("/sales-country", salesCountry);
  app.post("/colours", colours);
  app.get(root, page(home(show)));
  for (const add of [
    catalogRoutes,
    wishlistRoutes,
    cartRoutes,
    formRoutes,
    securityRoutes,
    readingRoutes,
    accountRoutes,
    salesRoutes,
    paymentRoutes,
    otherRoutes,
  ])
    add(app, root, page, show);
  return app;
}
