import type { Suggestion } from "../../../shared/api/search-suggestions.ts";
import { appAddress } from "../../../shared/app-address.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { lenient } from "../../../shared/lenient.ts";
import { warn } from "../../../shared/warn.ts";

/** So many are shown, however many the server sends. SRC-04 */
const LIMIT = 30;

/** A suggestion that leads to its product. */
export interface Offer extends Required<Suggestion> {
  href: string;
}

const defaults = { Name: "", ProductUrl: "", SKU: "", BrandSKU: "", CurrentStockState: "", Group: "" };
const photo = { AssetId: "", AssetName: "" };

/**
 * The suggestions of an answer in the order in which they are shown: those without a group first. One without a name, or that leads nowhere, is
 * left out with a warning. Throws an `AnswerError` for what is no list. SRC-01, CAT-06
 */
export function readSuggestions(answer: unknown, app: string, origin: string): Offer[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of suggestions, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  const offers = answer.slice(0, LIMIT).flatMap((item: unknown, index) => {
    const what = `suggestion ${index + 1}`;
    const { Photo, Link, ...rest } = texts(item) as Record<string, unknown>;
    const read = lenient(defaults, rest, what);
    const Name = read.Name || read.SKU;
    const given = read.ProductUrl || (typeof Link === "string" ? Link : "");
    const href = appAddress(given, app, origin);
    if (Name && href)
      return [
        {
          ...read,
          Name,
          href,
          Photo: typeof Photo === "object" && Photo ? lenient(photo, texts(Photo), `${what}.Photo`) : null,
        },
      ];
    warn(
      `${what} expects a Name and the ProductUrl of a page, got ${JSON.stringify({ Name, ProductUrl: given })}; it is left out.`,
    );
    return [];
  });
  return [...offers.filter(({ Group }) => !Group), ...offers.filter(({ Group }) => Group)];
}

/** Ids and codes may be numbers. */
const texts = (item: unknown): unknown =>
  typeof item === "object" && item !== null && !Array.isArray(item)
    ? Object.fromEntries(
        Object.entries(item).map(([name, value]: [string, unknown]) => [
          name,
          typeof value === "number" ? String(value) : value,
        ]),
      )
    : {};

/** Address of a photo by a `template` such as `/photos/{AssetId}/{AssetName}`; empty where there is none. */
export function photoOf({ Photo }: Pick<Offer, "Photo">, template: string | undefined): string {
  if (!template || !Photo?.AssetId) return "";
  return template.replace(/\{(AssetId|AssetName)\}/g, (_, name: "AssetId" | "AssetName") =>
    encodeURIComponent(Photo[name]),
  );
}

/** What the search box shows on the page at `url`, when the word that it sends as `name` leads to `action`. SRC-02 */
export function wordOf(url: string, action: string, name: string): string {
  const { pathname, searchParams } = new URL(url);
  return pathname === new URL(action).pathname ? (searchParams.get(name) ?? "") : "";
}
