import type { Localized } from "./types.ts";
import { localized } from "./localized.ts";

export interface NewsCategory {
  id: string;
  /** Id of the parent category; empty at the top level. */
  parentId: string;
  name: Localized;
}

export const newsCategories: NewsCategory[] = [
  { id: "1", parentId: "", name: localized("Makers | Artisans | Makers") },
  { id: "11", parentId: "1", name: localized("Clay and wool | Terre et laine | Klei en wol") },
  { id: "2", parentId: "", name: localized("At sea | En mer | Op zee") },
  { id: "3", parentId: "", name: localized("At the counter | Au comptoir | Aan de toonbank") },
  { id: "31", parentId: "3", name: localized("Recipes and advice | Recettes et conseils | Recepten en raad") },
];
