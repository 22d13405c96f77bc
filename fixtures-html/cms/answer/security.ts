import { randomBytes } from "node:crypto";
import type { Request } from "../env.ts";

export const newNonce = (): string => randomBytes(16).toString("base64");

/** Where the payment provider is asked, and has its pictures. */
const provider = "https://*.adyen.com";

/** Where films are played. A policy is a document's, and what is shown in place has that of the page that was loaded: so on all. CNT-03 */
const players = "https://www.youtube-nocookie.com https://player.vimeo.com";

function policy(nonce: string, isPayment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    `img-src 'self' data:${isPayment ? ` ${provider}` : ""}`,
    "font-src 'self'",
    `connect-src 'self'${isPayment ? ` ${provider}` : ""}`,
    // For 3-D Secure a bank of any name asks its question in a frame, into which a form of the page leads.
    `frame-src 'self' ${isPayment ? "https:" : players}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${isPayment ? " https:" : ""}`,
    "frame-ancestors 'self'",
  ].join("; ");
}

/** `isPayment`: the page holds the payment provider's form. PAY-01 */
export function secure(c: Request, nonce: string, isPayment = false): void {
  c.header("Content-Security-Policy", policy(nonce, isPayment));
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "same-origin");
}
