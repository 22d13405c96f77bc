/** The server's message about the request. */
export interface ServerMessage {
  kind: "success" | "error";
  /** Plain text; several messages are joined by spaces. */
  text: string;
}

const textOf = (place: Element | null, kind: ServerMessage["kind"]): string =>
  [...(place?.querySelectorAll(`.${kind}`) ?? [])]
    .map((element) => element.textContent?.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(" ");

/**
 * Reads the messages element of an answer. An error takes precedence over a success. Null when there is neither, so
 * that the result is unknown. ORD-02
 */
export function readMessage(doc: Document): ServerMessage | null {
  const place = doc.querySelector("#page .messages") ?? doc.querySelector(".messages");
  for (const kind of ["error", "success"] as const) {
    const text = textOf(place, kind);
    if (text) return { kind, text };
  }
  return null;
}
