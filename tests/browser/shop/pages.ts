// The pages of the shop: one of each kind.
import { products } from "./visitor.ts";

/** Pages for everyone. */
export const pages = [
  "/en",
  "/en/catalog/candles?display=list",
  products.diary.path,
  "/en/product/deck-socks-merino-wool",
  "/en/product/stoneware-mug-lagoon-glaze",
  "/en/shoppingcarts",
  "/en/contact",
  "/en/security/login",
  "/en/news/behind-the-dunes",
  "/en/news",
  "/en/terms",
  "/en/cookies",
  "/en/delivery",
  "/en/inspiration",
  "/en/workshops",
  "/en/business",
  "/en/catalog/tag?tag=coffee",
  "/en/catalog?q=linen",
  "/en/catalog/supplier?q=am",
  "/en/catalog/references?q=bar",
  "/en/catalog/orderpad",
  "/en/shoppingcarts/shared/office-kitchen",
  products.rope.path,
  "/en/payment",
  "/en/payment/done?method=2",
  "/en/checkout",
  "/en/security/register",
  "/en/offers",
  "/en/informations",
];

/** Pages for customers only. */
export const signedInPages = [
  "/en/account/addresses",
  "/en/account/prepaid",
  "/en/sales/orders",
  "/en/catalog/wishlist/list",
  "/en/account/security",
  "/en/security/twofactorhome",
  "/en/security/changepassword",
  "/en/sales/refunds?orderId=10402",
];
