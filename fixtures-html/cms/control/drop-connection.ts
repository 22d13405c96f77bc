import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Request } from "../env.ts";

export function dropConnection(c: Request): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Announces the length of the whole body, sends half of it, then breaks the connection. */
export function dropMidway(c: Request, status: number, headers: Record<string, string>, body: string): Response {
  const { outgoing, incoming } = c.env;
  const bytes = Buffer.from(body);
  outgoing.writeHead(status, { ...headers, "Content-Length": bytes.length });
  outgoing.write(bytes.subarray(0, bytes.length >> 1), () => setTimeout(() => incoming.socket.destroy(), 20));
  return RESPONSE_ALREADY_SENT;
}
