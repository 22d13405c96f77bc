import type { Request } from "../env.ts";

export type JsonBody = Record<string, unknown>;

/** Parses the request's body as a JSON object; null when it is anything else. */
export async function jsonBody(c: Request): Promise<JsonBody | null> {
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as JsonBody) : null;
  } catch {
    return null;
  }
}

/** Reads a property as a string; empty when it is neither a string nor a number. */
export function textIn(body: JsonBody | null, name: string): string {
  const value = body?.[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
