import type { ApiMessage } from "./wire/message.ts";

/** Reads the message for the visitor in a refused call: plain text, empty when the response has none. */
export async function readMessage(response: Response): Promise<string> {
  try {
    const { Message } = (await response.json()) as Partial<ApiMessage>;
    return typeof Message === "string" ? Message : "";
  } catch {
    return "";
  }
}
