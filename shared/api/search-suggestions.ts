import { appAddress } from "../http/app-address.ts";
import { AnswerError, call } from "../http/call.ts";
import { withQuery } from "../http/with-query.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import { connected } from "./connector.ts";
import { ACCURACY, type Suggestions, type SuggestionsQuery } from "./wire/search-suggestions.ts";

/** A product or another page that matches a typed text. Texts that the server does not send are empty. SRC-01 */
export interface Suggestion {
  name: string;
  /** Absolute URL of its page. CAT-06 */
  url: string;
  /** Null when there is none. */
  photo: { id: string; name: string } | null;
  /** URL of the photo, when the server sends that instead of the photo's id and name. */
  photoUrl?: string;
  sku: string;
  brandSku: string;
  /** `InStock`, `LowStock`, `OutOfStock` or another state. */
  stockState: string;
  /** The price as text. */
  price?: string;
  /** Heading of the group that the suggestion belongs to, such as a category. */
  group: string;
}

/** The server's answer for a typed text. */
export interface FoundSuggestions {
  suggestions: Suggestion[];
  /** Number of results on the search page; 0 when the server does not say. */
  total: number;
}

/**
 * Finds at most `limit` suggestions for a typed text, best match first. `address` is the absolute URL of the lookup.
 * Rejects as `call` does, and with an `AnswerError` when the answer is not a list.
 */
export async function findSuggestions(
  address: string,
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<FoundSuggestions> {
  const other = connected("search");
  if (other) return { suggestions: await other.suggest(text, limit, signal), total: 0 };
  const query: SuggestionsQuery = { q: text, nbrResults: limit, accuracy: ACCURACY };
  const answer = await call(withQuery(address, { ...query }), { atRoot: true, signal });
  const { Suggestions: list = answer, Total: total } = (answer ?? {}) as Partial<Record<keyof Suggestions, unknown>>;
  return {
    suggestions: readSuggestions(list, shell().settings.app, location.origin),
    total: typeof total === "number" ? total : 0,
  };
}

const defaults = { Name: "", ProductUrl: "", SKU: "", BrandSKU: "", CurrentStockState: "", Price: "", Group: "" };
const noPhoto = { AssetId: "", AssetName: "" };

/**
 * Reads the suggestions in an answer. A suggestion without a name or a valid link is left out with a warning. Throws an
 * `AnswerError` if the answer is not a list. SRC-01, CAT-06
 */
export function readSuggestions(answer: unknown, app: string, origin: string): Suggestion[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of suggestions, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  return answer.flatMap((item: unknown, index) => {
    const label = `suggestion ${index + 1}`;
    const { Photo, Link, ...fields } = texts(item) as Record<string, unknown>;
    const read = readWithDefaults(defaults, fields, label);
    const name = read.Name || read.SKU;
    const link = read.ProductUrl || (typeof Link === "string" ? Link : "");
    const url = appAddress(link, app, origin);
    if (!name || !url) {
      warn(
        `${label} expects a Name and the ProductUrl of a page, ` +
          `got ${JSON.stringify({ Name: name, ProductUrl: link })}; it is left out.`,
      );
      return [];
    }
    const { SKU: sku, BrandSKU: brandSku, CurrentStockState: stockState, Price: price, Group: group } = read;
    const photo = readPhoto(Photo, `${label}.Photo`);
    return [{ name, url, photo, sku, brandSku, stockState, ...(price && { price }), group }];
  });
}

function readPhoto(photo: unknown, label: string): Suggestion["photo"] {
  if (typeof photo !== "object" || !photo) return null;
  const { AssetId: id, AssetName: name } = readWithDefaults(noPhoto, texts(photo), label);
  return { id, name };
}

/** Converts numbers to text: servers may send ids and codes as numbers. */
const texts = (item: unknown): unknown =>
  typeof item === "object" && item !== null && !Array.isArray(item)
    ? Object.fromEntries(
        Object.entries(item).map(([name, value]: [string, unknown]) => [
          name,
          typeof value === "number" ? String(value) : value,
        ]),
      )
    : {};
