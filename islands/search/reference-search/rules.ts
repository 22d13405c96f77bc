import type { CustomerReference } from "../../../shared/api/wire/customer-references.ts";
import { appAddress } from "../../../shared/http/app-address.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";

/** A reference with a link to its product. */
export interface Reference {
  code: string;
  href: string;
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
    const href = typeof link === "string" ? appAddress(link, app, origin) : null;
    if (code && href) return [{ code, href }];
    warn(
      `reference ${index + 1} expects a CustomerSKU and the ProductLink of a page, ` +
        `got ${JSON.stringify({ CustomerSKU: sku, ProductLink: link })}; it is left out.`,
    );
    return [];
  });
}
