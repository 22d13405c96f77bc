import { appAddress } from "../http/app-address.ts";
import { AnswerError, call } from "../http/call.ts";
import { withQuery } from "../http/with-query.ts";
import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import type { CustomerReference } from "./wire/customer-references.ts";

/** A customer's own product code, with its product. PRO-05 */
export interface Reference {
  code: string;
  /** Absolute URL of the product. CAT-06 */
  url: string;
}

/** A page of the references that match a text. */
export interface ReferencePage {
  references: Reference[];
  /** Whether there may be another page. */
  hasMore: boolean;
}

/**
 * Finds the references that match a typed text, a page of `pageSize` at a time; the first `page` is 1. `address` is the
 * absolute URL of the lookup. Rejects as `call` does, and with an `AnswerError` when the answer is not a list.
 */
export async function findReferences(
  address: string,
  { text, page, pageSize }: { text: string; page: number; pageSize: number },
  signal: AbortSignal,
): Promise<ReferencePage> {
  const answer = await call(withQuery(address, { q: text, page }), { atRoot: true, signal });
  const references = readReferences(answer, shell().settings.app, location.origin);
  return { references, hasMore: (answer as unknown[]).length >= pageSize };
}

/**
 * Reads the references in an answer. A reference without a code or a valid link is left out with a warning. Throws an
 * `AnswerError` if the answer is not a list. PRO-05, CAT-06
 */
export function readReferences(answer: unknown, app: string, origin: string): Reference[] {
  if (!Array.isArray(answer))
    throw new AnswerError(`expected a list of references, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`);
  return answer.flatMap((item: Partial<Record<keyof CustomerReference, unknown>> | null, index) => {
    const { CustomerSKU: sku, ProductLink: link } = item ?? {};
    const code = typeof sku === "string" || typeof sku === "number" ? `${sku}`.trim() : "";
    const url = typeof link === "string" ? appAddress(link, app, origin) : null;
    if (code && url) return [{ code, url }];
    warn(
      `reference ${index + 1} expects a CustomerSKU and the ProductLink of a page, ` +
        `got ${JSON.stringify({ CustomerSKU: sku, ProductLink: link })}; it is left out.`,
    );
    return [];
  });
}
