import { readFile } from "node:fs/promises";
import { inRepository } from "../in-repository.ts";

/** The parts of Lagune's style in their order: sea, sand and ink. */
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
    "payment",
    "pickup",
  ],
  ...["wishlist", "news", "moving", "offers", "security", "shops", "orders", "wish"],
];

/** All of it in one file: one for each part would be more requests. Read anew each time, for whoever is at work on it. */
export async function themeStyle(): Promise<string> {
  const folder = inRepository("fixtures-html/cms/theme/styles");
  return (await Promise.all(parts.map((name) => readFile(`${folder}/${name}.css`, "utf8")))).join("\n");
}
