import { readFile } from "node:fs/promises";
import { repositoryPath } from "../repository-path.ts";

/** Stylesheets of the theme in the order of the cascade. */
const parts = [
  ...[
    "base",
    "buttons",
    "header",
    "page",
    "home",
    "products",
    "catalogue",
    "filters",
    "product-page",
    "product-choice",
    "photos",
    "cart",
    "cart-widget",
    "delivery-choice",
    "coupons",
  ],
  ...[
    "forms",
    "checkout",
    "library",
    "reading",
    "ideas",
    "card",
    "footer",
    "islands",
    "workshops",
    "search",
    "length",
    "cut-list",
    "payment",
    "pickup",
  ],
  ...["wishlist", "news", "moving", "offers", "security", "shops", "orders", "order-pad", "shared-cart", "wish"],
];

/** Joins the stylesheets into one response to save requests. Reads them each time, so that an edit shows on reload. */
export async function themeStyle(): Promise<string> {
  const folder = repositoryPath("fixtures-html/cms/theme/styles");
  return (await Promise.all(parts.map((name) => readFile(`${folder}/${name}.css`, "utf8")))).join("\n");
}
