import { createHash } from "node:crypto";

/** Identifies a signed-in visitor in pages and API calls; empty when not signed in. */
export const userId = (user: string): string => user && createHash("sha256").update(user).digest("hex").slice(0, 12);
