import type { Culture } from "../catalogue/types.ts";
import { type InOne, inCulture } from "./pick.ts";
import { business } from "./texts/business.ts";
import { cart } from "./texts/cart.ts";
import { catalog } from "./texts/catalog.ts";
import { forms } from "./texts/forms.ts";
import { home } from "./texts/home.ts";
import { information } from "./texts/information.ts";
import { library } from "./texts/library.ts";
import { card, inspiration, sharing } from "./texts/inspiration.ts";
import { product } from "./texts/product.ts";
import { reading } from "./texts/reading.ts";
import { site } from "./texts/site.ts";
import { workshops } from "./texts/workshops.ts";

const all = { site, home, catalog, product, cart, forms, reading, information, business, library, inspiration, sharing, card, workshops };

export type PageTexts = InOne<typeof all>;

const texts: Record<Culture, PageTexts> = {
  en: inCulture(all, "en"),
  fr: inCulture(all, "fr"),
  nl: inCulture(all, "nl"),
};

/** What the server's own pages say in a culture. */
export const textsOf = (culture: Culture): PageTexts => texts[culture];
