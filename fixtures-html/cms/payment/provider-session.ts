import { randomBytes } from "node:crypto";

/**
 * Imitates the payment provider's public key and sessions. The provider does not know them, so that nobody can pay here
 * by mistake. PAY-01
 */
export const clientKey = "test_LAGUNESTANDINSHOPNOREALPAYMENT01";

export const openSession = (): { id: string; sessionData: string } => ({
  id: `CS${randomBytes(8).toString("hex").toUpperCase()}`,
  sessionData: `Ab02b4c0!${randomBytes(480).toString("base64")}`,
});
