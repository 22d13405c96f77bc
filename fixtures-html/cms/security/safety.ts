import { randomBytes, randomInt } from "node:crypto";
import { newSecret } from "./totp.ts";

/** How a signed-in customer logs in. */
export interface Safety {
  password: string;
  /** Where the second factor comes from; empty without one. */
  twoFactor: "" | "app" | "email";
  /** For the app, in base32. */
  secret: string;
  /** Sent by e-mail, and not typed in yet. */
  sentCode: string;
  recoveryCodes: string[];
}

export const newSafety = (): Safety => ({
  password: "lagune",
  twoFactor: "",
  secret: newSecret(),
  sentCode: "",
  recoveryCodes: [],
});

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 8 }, () => randomBytes(4).toString("hex").replace(/^.{4}/, "$&-"));
