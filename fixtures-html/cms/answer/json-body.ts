import type { Request } from "../env.ts";

export type JsonBody = Record<string, unknown>;

/** What a call sends as JSON; null when it is no object. */
export async function jsonBody(c: Request): Promise<JsonBody | null> {
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as JsonBody) : null;
  } catch {
    return null;
  }
}

/** A text or a number of it, as text; empty for anything else. */
export function textIn(body: JsonBody | null, name: string): string {
  const value = body?.[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
