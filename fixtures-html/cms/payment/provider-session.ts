import { randomBytes } from "node:crypto";

/** A public key and sessions such as the payment provider gives; it knows nothing of them, so that nobody pays here by mistake. PAY-01 */
export const clientKey = "test_LAGUNESTANDINSHOPNOREALPAYMENT01";

export const openSession = (): { id: string; sessionData: string } => ({
  id: `CS${randomBytes(8).toString("hex").toUpperCase()}`,
  sessionData: `Ab02b4c0!${randomBytes(480).toString("base64")}`,
});
