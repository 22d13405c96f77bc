import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { photoNames } from "./photo-names.ts";
import { repositoryPath } from "../repository-path.ts";

/** Stylesheets of the theme in the order of the cascade. */
const parts = [
  ...[
    "colours",
    "base",
    "buttons",
    "link-choice",
    "notice-bar",
    "masthead",
    "menu",
    "dropdowns",
    "page",
    "home",
    "products",
    "catalogue",
    "quick-view",
    "filters",
    "saved-filters",
    "product-page",
    "product-choice",
    "reviews",
    "photos",
    "buy-bar",
    "cart",
    "cart-widget",
    "delivery-choice",
    "coupons",
  ],
  ...[
    "forms",
    "checkout",
    "addresses",
    "order-summary",
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
  ...[
    "wishlist",
    "news",
    "moving",
    "offers",
    "security",
    "shops",
    "orders",
    "order-pad",
    "shared-cart",
    "wish",
    "transitions",
  ],
];

/**
 * Joins the stylesheets into one, to save requests. Reads and minifies them once; while somebody works on them, it reads
 * them each time, so that an edit shows on reload.
 */
export const themeStyle = (isChanging: boolean): string => (isChanging ? joinedStyle() : (style ??= minifiedStyle()));

let style: string | undefined;

function joinedStyle(): string {
  const folder = repositoryPath("fixtures-html/cms/theme/styles");
  return [...parts.map((name) => readFileSync(`${folder}/${name}.css`, "utf8")), photoNames()].join("\n");
}

const minifiedStyle = (): string => transformSync(joinedStyle(), { loader: "css", minify: true }).code;
