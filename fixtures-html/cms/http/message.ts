import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiMessage } from "../../../shared/api/wire/message.ts";
import type { Request } from "../env.ts";

export function message(c: Request, status: ContentfulStatusCode, text: string): Response {
  const body: ApiMessage = { Message: text };
  return c.json(body, status);
}
