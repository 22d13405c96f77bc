/** What the shop says to the wish for another address. */
export interface Said {
  kind: "success" | "error";
  /** Its sentences. Text. */
  text: string;
}

const textOf = (place: Element | null, kind: Said["kind"]): string =>
  [...(place?.querySelectorAll(`.${kind}`) ?? [])]
    .map((element) => element.textContent?.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(" ");

/** What stands in the messages element of an answer; an error counts before a success. Null where it says neither: nobody knows what became of it. ORD-02 */
export function saidIn(doc: Document): Said | null {
  const place = doc.querySelector("#page .messages") ?? doc.querySelector(".messages");
  for (const kind of ["error", "success"] as const) {
    const text = textOf(place, kind);
    if (text) return { kind, text };
  }
  return null;
}
