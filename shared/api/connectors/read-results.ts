import { AnswerError } from "../../http/call.ts";
import type { Resource } from "../connector.ts";
import { type Money, toMainUnit } from "../money.ts";

/** Reads the results of a connector's functions: a site may have written it without types. */

type Fields = Record<string, unknown>;

/** Reads a result. Returns undefined when it has another shape than islands expect. */
type Reader = (result: unknown) => { read: unknown } | undefined;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const isCart = (value: unknown): boolean =>
  isObject(value) && Number.isFinite(value["lineCount"]) && Number.isFinite(value["itemCount"]);

const isOptionalCart = (value: unknown): boolean => value === undefined || value === null || isCart(value);

const onlyIf =
  (isExpected: (value: unknown) => boolean): Reader =>
  (read) =>
    isExpected(read) ? { read: read ?? undefined } : undefined;

const isAddition = (value: unknown): boolean =>
  isObject(value) &&
  typeof value["name"] === "string" &&
  Number.isFinite(value["quantity"]) &&
  isOptionalCart(value["cart"]);

const emptySuggestion = { photo: null, photoUrl: "", sku: "", brandSku: "", stockState: "", group: "" };

/** Leaves out what has no name or no page. */
function readSuggestion(value: unknown): object[] {
  if (!isObject(value) || !value["name"] || !URL.canParse(String(value["url"]), location.href)) return [];
  const { href, protocol } = new URL(String(value["url"]), location.href);
  return /^https?:$/.test(protocol) ? [{ ...emptySuggestion, ...value, name: String(value["name"]), url: href }] : [];
}

const isMoney = (value: unknown): boolean =>
  isObject(value) &&
  Number.isSafeInteger(value["amount"]) &&
  Number.isInteger(value["scale"]) &&
  typeof value["currency"] === "string";

const emptyVariant = { productId: "", sku: "", stockState: "", stockText: "", attributes: [] };

const mainUnitOf = (value: unknown): number | undefined => (isMoney(value) ? toMainUnit(value as Money) : undefined);

/** The names of the reference for what a variant has: markup such as `data-product-value` uses them. */
const referenceFields = (variant: Fields): Fields => ({
  ProductVariantId: variant["variantId"],
  SKU: variant["sku"],
  UnitPriceTaxIncl: mainUnitOf(variant["price"]),
  UnitPriceTaxExcl: mainUnitOf(variant["priceTaxExcl"]),
  OldUnitPriceTaxIncl: mainUnitOf(variant["oldPrice"]),
  CurrentStockState: variant["stockState"],
  StockText: variant["stockText"],
});

const readVariant: Reader = (value) =>
  isObject(value) && typeof value["variantId"] === "string" && value["variantId"] && isMoney(value["price"])
    ? {
        read: {
          ...emptyVariant,
          ...value,
          fields: { ...referenceFields(value), ...(value["fields"] as Fields | undefined) },
        },
      }
    : undefined;

const unknownPoint = {
  street: "",
  postalCode: "",
  city: "",
  countryId: "",
  phone: "",
  distanceKm: null,
  position: null,
  imageUrl: "",
  comments: "",
  openingHours: [],
  carrierData: null,
};

/** Leaves out what has no id. */
const readPoint = (value: unknown): object[] =>
  isObject(value) && value["id"]
    ? [{ ...unknownPoint, ...value, id: String(value["id"]), name: String(value["name"] || value["id"]) }]
    : [];

const readCity = (value: unknown): object[] =>
  isObject(value) && value["name"]
    ? [{ postalCode: String(value["postalCode"] ?? ""), name: String(value["name"]) }]
    : [];

/** A town by its name, or an object with a name. */
function readTown(value: unknown): object[] {
  const { name, isMain }: Fields = isObject(value) ? value : { name: value };
  return typeof name === "string" && name.trim() ? [{ name: name.trim(), isMain: isMain === true }] : [];
}

const listOf =
  (readItem: (item: unknown) => unknown[]): Reader =>
  (list) =>
    Array.isArray(list) ? { read: list.flatMap(readItem) } : undefined;

const readCheck: Reader = (value) =>
  isObject(value) && (typeof value["isValid"] === "boolean" || value["isValid"] === null)
    ? { read: { message: "", ...value } }
    : undefined;

const readWish: Reader = (value) =>
  isObject(value) && value["wishlistId"]
    ? { read: { message: "", dataLayer: null, ...value, wishlistId: String(value["wishlistId"]) } }
    : undefined;

/** The results by the names of resource and function: what is expected, in words, and how it is read. */
const readers: Readonly<Record<string, readonly [expected: string, reader: Reader]>> = {
  "cart.read": ["an object with the numbers lineCount and itemCount", onlyIf(isOptionalCart)],
  "cart.lines": ["HTML as a text", onlyIf((value) => typeof value === "string")],
  "cart.add": ["an object with a name, a quantity and the cart", onlyIf(isAddition)],
  // The change was saved, whatever the function says about it.
  "cart.update": ["a text", (name) => ({ read: typeof name === "string" ? name : "" })],
  "coupons.apply": ["true or false", onlyIf((value) => typeof value === "boolean")],
  "search.suggest": ["a list of objects with a name and a url", listOf(readSuggestion)],
  "products.findVariant": ["an object with a variantId and a price", readVariant],
  "pickupPoints.find": ["a list of objects with an id", listOf(readPoint)],
  "pickupPoints.mapsKey": ["a text", onlyIf((value) => typeof value === "string")],
  "places.cities": ["a list of objects with a name", listOf(readCity)],
  "places.towns": ["a list of names, or of objects with a name", listOf(readTown)],
  "vat.check": ["an object whose isValid is true, false or null", readCheck],
  "wishlists.add": ["an object with a wishlistId", readWish],
  "wishlists.has": ["true or false", onlyIf((value) => typeof value === "boolean")],
  "wishlists.count": ["a number", onlyIf((value) => Number.isInteger(value) && (value as number) >= 0)],
};

/** Reads the result of a function of a resource. Throws when islands cannot use it. */
export function readResult(resource: Resource, name: string, result: unknown): unknown {
  const [expected, reader] = readers[`${resource}.${name}`] ?? ["", (read: unknown) => ({ read })];
  const known = reader(result);
  if (!known)
    throw new AnswerError(
      `${resource}.${name} of the connector expects ${expected}, got ${JSON.stringify(result)?.slice(0, 60)}`,
    );
  return known.read;
}
