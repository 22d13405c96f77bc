/**
 * Folders of the library: what the shop shares with its business customers, and a folder for the visitor's own files.
 */
import { localized } from "../catalogue/localized.ts";
import type { Folder } from "../../../shared/api/wire/assets.ts";
import type { Culture, Localized } from "../catalogue/types.ts";

interface Branch {
  id: string;
  name: Localized;
  children?: Branch[];
}

export const rootFolderId = "100";

/** Contains only files that the visitor stored. */
export const ownFolderId = "150";

const tree: Branch = {
  id: rootFolderId,
  name: localized({ en: "Library", fr: "Bibliothèque", nl: "Bibliotheek" }),
  children: [
    {
      id: "110",
      name: localized({ en: "Photos of the shop", fr: "Photos de la boutique", nl: "Foto’s van de winkel" }),
      children: [
        { id: "111", name: localized({ en: "Shop and window", fr: "Boutique et vitrine", nl: "Winkel en etalage" }) },
        {
          id: "112",
          name: localized({ en: "Products", fr: "Produits", nl: "Producten" }),
          children: [
            { id: "1121", name: localized({ en: "Coffee and tea", fr: "Café et thé", nl: "Koffie en thee" }) },
            {
              id: "1122",
              name: localized({ en: "Ceramics and glass", fr: "Céramique et verre", nl: "Keramiek en glas" }),
            },
            { id: "1123", name: localized({ en: "Linen and wool", fr: "Lin et laine", nl: "Linnen en wol" }) },
          ],
        },
        { id: "113", name: localized({ en: "Workshops", fr: "Ateliers", nl: "Ateliers" }) },
      ],
    },
    {
      id: "120",
      name: localized({ en: "Labels", fr: "Étiquettes", nl: "Etiketten" }),
      children: [
        { id: "121", name: localized({ en: "Shelf labels", fr: "Étiquettes de rayon", nl: "Schapetiketten" }) },
        { id: "122", name: localized({ en: "Allergens", fr: "Allergènes", nl: "Allergenen" }) },
      ],
    },
    {
      id: "130",
      name: localized({ en: "Price lists", fr: "Tarifs", nl: "Prijslijsten" }),
      children: [
        {
          id: "131",
          name: localized({ en: "Belgium", fr: "Belgique", nl: "België" }),
          children: [
            { id: "1311", name: localized({ en: "2026", fr: "2026", nl: "2026" }) },
            { id: "1312", name: localized({ en: "2027", fr: "2027", nl: "2027" }) },
          ],
        },
        { id: "132", name: localized({ en: "France", fr: "France", nl: "Frankrijk" }) },
        { id: "133", name: localized({ en: "The Netherlands", fr: "Pays-Bas", nl: "Nederland" }) },
      ],
    },
    { id: "140", name: localized({ en: "Order forms", fr: "Bons de commande", nl: "Bestelformulieren" }) },
    { id: ownFolderId, name: localized({ en: "Your documents", fr: "Vos documents", nl: "Uw documenten" }) },
  ],
};

/** Folders from the root to an id, inclusive; empty when the id is unknown. */
function trail(id: string, branch: Branch = tree): Branch[] {
  if (branch.id === id) return [branch];
  for (const child of branch.children ?? []) {
    const below = trail(id, child);
    if (below.length > 0) return [branch, ...below];
  }
  return [];
}

export interface NamedFolder {
  id: string;
  name: string;
}

/** Folders from `rootId` down to `id`, inclusive; empty when `id` is not inside of that root. */
export function folderTrail(culture: Culture, id: string, rootId: string): NamedFolder[] {
  const all = trail(id).map((branch) => ({ id: branch.id, name: branch.name[culture] }));
  const from = all.findIndex((folder) => folder.id === rootId);
  return from < 0 ? [] : all.slice(from);
}

/** The folder with its subfolders; null when the id is unknown. */
export function hierarchy(culture: Culture, id: string): Folder | null {
  const path = trail(id);
  const found = path.at(-1);
  return found ? folderOf(culture, found, path.length - 1) : null;
}

function folderOf(culture: Culture, { id, name, children = [] }: Branch, level: number): Folder {
  return {
    FolderId: id,
    Name: name[culture],
    ItemLevel: level,
    Children: children.map((child) => folderOf(culture, child, level + 1)),
  };
}
