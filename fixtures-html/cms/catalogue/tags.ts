import type { Localized } from "./types.ts";
import { localized } from "./localized.ts";

/** A tag under which products, articles and workshops are listed together. */
export interface Tag {
  /** Id, also used in URLs. */
  id: string;
  name: Localized;
  /**
   * Ids of categories whose products have the tag. With `word`, only products with that word in their English name have
   * it.
   */
  categories: string[];
  word?: string;
  articles: string[];
  workshops: string[];
}

export const tags: Tag[] = [
  {
    id: "coffee",
    name: localized("coffee | le café | koffie"),
    categories: ["coffee"],
    articles: ["first-coffee-by-sail"],
    workshops: ["coffee"],
  },
  {
    id: "stoneware",
    name: localized("stoneware | le grès | steengoed"),
    categories: ["ceramics"],
    word: "glaze",
    articles: ["behind-the-dunes"],
    workshops: ["wheel"],
  },
  {
    id: "linen",
    name: localized("linen | le lin | linnen"),
    categories: ["fabrics"],
    word: "linen",
    articles: ["cloth-by-the-metre"],
    workshops: ["cloth"],
  },
];
