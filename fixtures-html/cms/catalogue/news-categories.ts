import type { Localized } from "./types.ts";
import { words } from "./words.ts";

/** What the journal writes about. */
export interface NewsCategory {
  id: string;
  /** Id of the category that it belongs to; empty for one that stands by itself. */
  parentId: string;
  name: Localized;
}

export const newsCategories: NewsCategory[] = [
  { id: "1", parentId: "", name: words("Makers | Artisans | Makers") },
  { id: "11", parentId: "1", name: words("Clay and wool | Terre et laine | Klei en wol") },
  { id: "2", parentId: "", name: words("At sea | En mer | Op zee") },
  { id: "3", parentId: "", name: words("At the counter | Au comptoir | Aan de toonbank") },
  { id: "31", parentId: "3", name: words("Recipes and advice | Recettes et conseils | Recepten en raad") },
];
