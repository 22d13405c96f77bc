import type { PageResponse } from "../navigation/page.ts";
import { detachChildren } from "../navigation/swap.ts";

/** The content of a response without a page section. */
export const contentOf = ({ doc, fragment }: PageResponse): DocumentFragment => fragment ?? detachChildren(doc.body);
