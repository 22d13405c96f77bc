import { createHash } from "node:crypto";

/**
 * Letters of the hash in a name such as `islands/quantity.K3F9Q.js`. Only versions of the same file could collide: of a
 * hundred versions two do with a chance of 1 in 10,000. A longer hash would cost every page bytes, because the script of
 * every page lists these hashes, and they do not compress.
 */
export const SHORT = 5;
/**
 * Letters of a hash that is the whole name of a file, or that only the HTML of a site contains. Of a thousand such files
 * two have the same with a chance of 1 in 4,000.
 */
export const LONG = 6;

/** These lengths for code that reads hashes. */
export const hashLengths = { ATOLL_SHORT_HASH: String(SHORT), ATOLL_LONG_HASH: String(LONG) };

/** A hash of the content in capitals and digits, for file names. @param {string | Buffer} content @param {number} length */
export const hashOf = (content, length = LONG) =>
  createHash("sha256")
    .update(content)
    .digest("base64url")
    .replace(/[^a-zA-Z0-9]/g, "")
    .slice(0, length)
    .toUpperCase();
