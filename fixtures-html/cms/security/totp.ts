/** Codes of authenticator apps: six digits from SHA-1, new every 30 seconds. RFC 6238 */
import { createHmac, randomBytes } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP = 30;

/** A random secret of 20 bytes, in base32. */
export const newSecret = (): string => [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join("");

/** Code at a time in seconds since 1970. */
export function codeAt(secret: string, seconds: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / STEP)));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const at = hash.at(-1)! & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/**
 * Whether `code` is the current one or that of the step before or after, because clocks differ and typing takes time.
 */
export function isCode(secret: string, code: string, seconds: number): boolean {
  return [-STEP, 0, STEP].some((late) => codeAt(secret, seconds + late) === code);
}

/** Content of the QR code for an authenticator app. */
export function secretUri(secret: string, email: string): string {
  return `otpauth://totp/Lagune:${encodeURIComponent(email)}?${new URLSearchParams({ secret, issuer: "Lagune" })}`;
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
