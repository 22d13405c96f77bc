import type { Suggestion } from "../../../shared/api/wire/search-suggestions.ts";
import { appAddress } from "../../../shared/http/app-address.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { readWithDefaults } from "../../../shared/read-with-defaults.ts";
import { warn } from "../../../shared/warn.ts";

/** Maximum number of suggestions, whatever the server sends. SRC-04 */
const MAX_SUGGESTIONS = 30;

/** A suggestion with a link to its product. */
export interface Offer extends Required<Suggestion> {
  href: string;
}

const defaults = { Name: "", ProductUrl: "", SKU: "", BrandSKU: "", CurrentStockState: "", Group: "" };
const photo = { AssetId: "", AssetName: "" };

/**
 * Reads the suggestions in an answer, in display order: those without a group first. A suggestion without a name or a
 * valid link is left out with a warning. Throws an `AnswerError` if the answer is not a list. SRC-01, CAT-06
 */
export function readSuggestions(answer: unknown, app: string, origin: string): Offer[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of suggestions, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  const offers = answer.slice(0, MAX_SUGGESTIONS).flatMap((item: unknown, index) => {
    const label = `suggestion ${index + 1}`;
    const { Photo, Link, ...fields } = texts(item) as Record<string, unknown>;
    const read = readWithDefaults(defaults, fields, label);
    const Name = read.Name || read.SKU;
    const link = read.ProductUrl || (typeof Link === "string" ? Link : "");
    const href = appAddress(link, app, origin);
    if (Name && href)
      return [
        {
          ...read,
          Name,
          href,
          Photo: typeof Photo === "object" && Photo ? readWithDefaults(photo, texts(Photo), `${label}.Photo`) : null,
        },
      ];
    warn(
      `${label} expects a Name and the ProductUrl of a page, ` +
        `got ${JSON.stringify({ Name, ProductUrl: link })}; it is left out.`,
    );
    return [];
  });
  return [...offers.filter(({ Group }) => !Group), ...offers.filter(({ Group }) => Group)];
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

/** Fills in a photo's address template such as `/photos/{AssetId}/{AssetName}`; "" without a photo. */
export function photoOf({ Photo }: Pick<Offer, "Photo">, template: string | undefined): string {
  if (!template || !Photo?.AssetId) return "";
  return template.replace(/\{(AssetId|AssetName)\}/g, (_, name: "AssetId" | "AssetName") =>
    encodeURIComponent(Photo[name]),
  );
}

/** The search term in `url`, if it is the page that the form leads to (`action`); else "". SRC-02 */
export function searchTermIn(url: string, action: string, name: string): string {
  const { pathname, searchParams } = new URL(url);
  return pathname === new URL(action).pathname ? (searchParams.get(name) ?? "") : "";
}
