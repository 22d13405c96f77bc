import { randomBytes, randomInt } from "node:crypto";
import { newSecret } from "./totp.ts";

/** Login details of a signed-in customer. */
export interface Credentials {
  password: string;
  /** Source of the second factor; empty when there is none. */
  twoFactor: "" | "app" | "email";
  /** Secret of the authenticator app, in base32. */
  secret: string;
  /** Code sent by e-mail that has not been used; empty for none. */
  sentCode: string;
  recoveryCodes: string[];
}

export const newCredentials = (): Credentials => ({
  password: "lagune",
  twoFactor: "",
  secret: newSecret(),
  sentCode: "",
  recoveryCodes: [],
});

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 8 }, () => randomBytes(4).toString("hex").replace(/^.{4}/, "$&-"));
