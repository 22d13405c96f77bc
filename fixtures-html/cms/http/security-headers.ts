import { randomBytes } from "node:crypto";
import type { Request } from "../env.ts";

export const newNonce = (): string => randomBytes(16).toString("base64");

/** Origins of the payment provider's API and images. */
const provider = "https://*.adyen.com";

/**
 * Origins of video players. All pages allow them, because a page that is swapped in keeps the policy of the document
 * that was loaded first. CNT-03
 */
const players = "https://www.youtube-nocookie.com https://player.vimeo.com";

function policy(nonce: string, isPayment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    `img-src 'self' data:${isPayment ? ` ${provider}` : ""}`,
    "font-src 'self'",
    `connect-src 'self'${isPayment ? ` ${provider}` : ""}`,
    // 3-D Secure shows the page of the customer's bank in a frame, and a form of this page posts into it. Any bank's
    // host is possible.
    `frame-src 'self' ${isPayment ? "https:" : players}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${isPayment ? " https:" : ""}`,
    "frame-ancestors 'self'",
  ].join("; ");
}

/** Sets the security headers. `isPayment` allows the payment provider's form. PAY-01 */
export function setSecurityHeaders(c: Request, nonce: string, isPayment = false): void {
  c.header("Content-Security-Policy", policy(nonce, isPayment));
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "same-origin");
}
