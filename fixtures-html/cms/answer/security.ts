import { randomBytes } from "node:crypto";
import type { Request } from "../env.ts";

export const newNonce = (): string => randomBytes(16).toString("base64");

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

export function secure(c: Request, nonce: string): void {
  c.header("Content-Security-Policy", policy(nonce));
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "same-origin");
}
