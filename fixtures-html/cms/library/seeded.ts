/** Files that exist from the start: those of the shop, and those of a customer's earlier visits. */
import { localized } from "../catalogue/localized.ts";
import { createHash } from "node:crypto";
import { productsOf } from "../catalogue/index.ts";
import { articlePicture, heroPicture } from "../catalogue/photos/banner.ts";
import { productPhoto } from "../catalogue/photos.ts";
import type { Culture, Localized } from "../catalogue/types.ts";
import { money } from "../culture/formats.ts";
import type { Content, LibraryAsset, LibraryFile } from "./file.ts";
import { ownFolderId } from "./folders.ts";
import { type FileKind, kinds } from "./kinds.ts";
import { pdf } from "./pdf.ts";
import { renderPhoto, readPicture } from "./picture.ts";

interface Seed {
  id: string;
  folderId: string;
  name: Localized;
  file: LibraryFile;
}

/** Generates the content once, on first use. */
function seed(
  id: string,
  folderId: string,
  name: Localized,
  kind: FileKind,
  make: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>,
): Seed {
  let content: Promise<Content> | undefined;
  const draw = async (): Promise<Content> => {
    const bytes = await make();
    const picture = kind.fileType === "Image" ? await readPicture(bytes) : null;
    if (typeof picture === "string") throw new Error(`The image ${id} could not be created: it is ${picture}.`);
    return { bytes, picture };
  };
  const guid = createHash("sha256")
    .update(`lagune ${id}`)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, "$1-$2-$3-$4-$5");
  return { id, folderId, name, file: { guid, kind, content: () => (content ??= draw()) } };
}

const photo = (id: string, folderId: string, name: Localized, svg: () => string, width = 1200, height = 800): Seed =>
  seed(id, folderId, name, kinds.jpeg, () => renderPhoto(svg(), width, height));

function photosOf(folderId: string, categoryId: string, count: number): Seed[] {
  return productsOf(categoryId)
    .slice(0, count)
    .map((product) => {
      const name = localized({
        en: `${product.name.en}.jpg`,
        fr: `${product.name.fr}.jpg`,
        nl: `${product.name.nl}.jpg`,
      });
      return photo(`${folderId}-${product.id}`, folderId, name, () => productPhoto(product), 1000, 1000);
    });
}

function priceList(id: string, folderId: string, name: Localized, categories: string[]): Seed {
  const lines = categories
    .flatMap(productsOf)
    .slice(0, 36)
    .map(({ name: { en }, variants: [{ price }] }) => `${en}: ${money("en", price)}`);
  return seed(id, folderId, name, kinds.pdf, () => pdf([name.en.replace(/\.pdf$/, ""), ...lines]));
}

const note = (id: string, folderId: string, name: Localized, lines: string[]): Seed =>
  seed(id, folderId, name, kinds.text, () => new Uint8Array(Buffer.from(lines.join("\r\n"))));

const shop: Seed[] = [
  note("1001", "100", localized({ en: "Read me first.txt", fr: "À lire d’abord.txt", nl: "Eerst lezen.txt" }), [
    "Photos and texts may be used by shops that sell our goods. Please name Lagune.",
    "Les photos et textes peuvent être utilisés par les magasins qui vendent nos produits. Merci de citer Lagune.",
    "Winkels die onze producten verkopen, mogen foto's en teksten gebruiken. Vermeld Lagune.",
  ]),
  photo(
    "1111",
    "111",
    localized({
      en: "The shelf by the window.jpg",
      fr: "L’étagère près de la fenêtre.jpg",
      nl: "Het rek bij het raam.jpg",
    }),
    heroPicture,
    1600,
    700,
  ),
  photo(
    "1112",
    "111",
    localized({ en: "The harbour in the morning.jpg", fr: "Le port, le matin.jpg", nl: "De haven in de ochtend.jpg" }),
    () => articlePicture("harbour"),
    1200,
    600,
  ),
  ...photosOf("1121", "coffee", 4),
  ...photosOf("1121", "tea", 3),
  ...photosOf("1122", "ceramics", 4),
  ...photosOf("1122", "glassware", 2),
  ...photosOf("1123", "fabrics", 3),
  ...photosOf("1123", "knitwear", 3),
  photo(
    "1131",
    "113",
    localized({
      en: "The potter’s bench.jpg",
      fr: "L’établi du potier.jpg",
      nl: "De werkbank van de pottenbakker.jpg",
    }),
    () => articlePicture("studio"),
    1200,
    600,
  ),
  photo(
    "1132",
    "113",
    localized({ en: "The loom.jpg", fr: "Le métier à tisser.jpg", nl: "Het weefgetouw.jpg" }),
    () => articlePicture("loom"),
    1200,
    600,
  ),
  priceList(
    "1211",
    "121",
    localized({
      en: "Shelf labels, coffee.pdf",
      fr: "Étiquettes de rayon, café.pdf",
      nl: "Schapetiketten, koffie.pdf",
    }),
    ["coffee"],
  ),
  priceList(
    "1212",
    "121",
    localized({
      en: "Shelf labels, spices.pdf",
      fr: "Étiquettes de rayon, épices.pdf",
      nl: "Schapetiketten, kruiden.pdf",
    }),
    ["spices"],
  ),
  note("1221", "122", localized("Allergens 2026.csv"), [
    "product;gluten;nuts;milk",
    ...productsOf("nuts-and-dried-fruit")
      .slice(0, 12)
      .map(({ name }) => `${name.en};no;yes;no`),
  ]),
  priceList(
    "13111",
    "1311",
    localized({ en: "Price list Belgium 2026.pdf", fr: "Tarif Belgique 2026.pdf", nl: "Prijslijst België 2026.pdf" }),
    ["coffee", "tea", "spices"],
  ),
  priceList(
    "13112",
    "1311",
    localized({
      en: "Price list Belgium 2026, household.pdf",
      fr: "Tarif Belgique 2026, maison.pdf",
      nl: "Prijslijst België 2026, huishouden.pdf",
    }),
    ["ceramics", "glassware", "candles"],
  ),
  priceList(
    "13121",
    "1312",
    localized({ en: "Price list Belgium 2027.pdf", fr: "Tarif Belgique 2027.pdf", nl: "Prijslijst België 2027.pdf" }),
    ["coffee", "tea", "spices", "ceramics"],
  ),
  priceList(
    "1321",
    "132",
    localized({ en: "Price list France 2026.pdf", fr: "Tarif France 2026.pdf", nl: "Prijslijst Frankrijk 2026.pdf" }),
    ["coffee", "tea"],
  ),
  priceList(
    "1331",
    "133",
    localized({
      en: "Price list The Netherlands 2026.pdf",
      fr: "Tarif Pays-Bas 2026.pdf",
      nl: "Prijslijst Nederland 2026.pdf",
    }),
    ["coffee", "tea"],
  ),
  priceList("1401", "140", localized({ en: "Order form.pdf", fr: "Bon de commande.pdf", nl: "Bestelformulier.pdf" }), [
    "stationery",
  ]),
];

const ownSeeds: Seed[] = [
  seed(
    "1501",
    ownFolderId,
    localized({
      en: "Trade register extract.pdf",
      fr: "Extrait du registre de commerce.pdf",
      nl: "Uittreksel handelsregister.pdf",
    }),
    kinds.pdf,
    () => pdf(["Trade register extract", "Company number 0123.456.749", "Entered at Ostend on 14 March 2011."]),
  ),
  note(
    "1502",
    ownFolderId,
    localized({ en: "Delivery notes.txt", fr: "Consignes de livraison.txt", nl: "Levering.txt" }),
    ["Please ring at the back door before ten."],
  ),
];

const ownPhoto = photo(
  "1503",
  ownFolderId,
  localized({ en: "Shop window.jpg", fr: "Vitrine.jpg", nl: "Etalage.jpg" }),
  heroPicture,
  400,
  400,
);

const inCulture =
  (culture: Culture) =>
  ({ id, folderId, name, file }: Seed): LibraryAsset => ({ id, folderId, name: name[culture], file });

/** Files that the shop shares, in its own order. */
export const shopAssets = (culture: Culture): LibraryAsset[] => shop.map(inCulture(culture));

/** Files that a customer stored earlier. */
export const ownAssets = (culture: Culture): { documents: LibraryAsset[]; photo: LibraryAsset } => ({
  documents: ownSeeds.map(inCulture(culture)),
  photo: inCulture(culture)(ownPhoto),
});
