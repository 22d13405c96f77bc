import type { Localized } from "./types.ts";
import { words } from "./words.ts";

/** A subject under which products, stories and workshops stand together. */
export interface Tag {
  /** As it is written in addresses. */
  id: string;
  name: Localized;
  /** Ids of categories, whose products it is for, and of those products only with a word in their English name. */
  categories: string[];
  word?: string;
  articles: string[];
  workshops: string[];
}

export const tags: Tag[] = [
  {
    id: "coffee",
    name: words("coffee | le café | koffie"),
    categories: ["coffee"],
    articles: ["first-coffee-by-sail"],
    workshops: ["coffee"],
  },
  {
    id: "stoneware",
    name: words("stoneware | le grès | steengoed"),
    categories: ["ceramics"],
    word: "glaze",
    articles: ["behind-the-dunes"],
    workshops: ["wheel"],
  },
  {
    id: "linen",
    name: words("linen | le lin | linnen"),
    categories: ["fabrics"],
    word: "linen",
    articles: ["cloth-by-the-metre"],
    workshops: ["cloth"],
  },
];
