import { ACCURACY, NBR_RESULTS, type SuggestionsQuery } from "../../../shared/api/wire/search-suggestions.ts";
import { message } from "../http/message.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { suggestions, supplierVariants } from "../shop/suggestions.ts";
import { suppliers } from "../shop/suppliers.ts";

const maxSuggestions = 30;

export function searchSuggestions(c: Request): Response {
  const query = read(c);
  c.header("Cache-Control", "no-store");
  return c.json(query.q.length < 2 ? { Suggestions: [], Total: 0 } : suggestions(cultureOf(c), query));
}

export function supplierSuggestions(c: Request): Response {
  const culture = cultureOf(c);
  const supplier = suppliers.find(({ id }) => id === c.req.param("supplier"));
  if (!supplier) return message(c, 404, textsOf(culture).information.missing.text);
  const { q, nbrResults } = read(c);
  c.header("Cache-Control", "no-store");
  return c.json(supplierVariants(culture, supplier, q).slice(0, nbrResults));
}

function read(c: Request): SuggestionsQuery {
  const number = (name: string, otherwise: number, largest: number): number => {
    const value = Number(c.req.query(name) ?? otherwise);
    return value >= 0 && value <= largest ? value : otherwise;
  };
  return {
    q: (c.req.query("q") ?? "").trim().slice(0, 100),
    nbrResults: Math.floor(number("nbrResults", NBR_RESULTS, maxSuggestions)),
    accuracy: number("accuracy", ACCURACY, 1),
  };
}
