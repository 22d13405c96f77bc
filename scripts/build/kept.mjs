// Keeps the results of slow steps, such as minified scripts, in a folder: a later build with the same input reads them.
// Several builds may use the folder at once.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

/** The folder of this project's builds. */
const keptFolder = ".build/kept";

/** Bytes of all kept results. One build has some 15 MB. */
const MOST_BYTES = 150_000_000;

const CHECKSUM_BYTES = 32;

/** The name of a result: a hash of all that it depends on. @param {(string | Buffer)[]} parts */
export function keyOf(parts) {
  const hash = createHash("sha256");
  // With the length of each part, so that ["ab", "c"] and ["a", "bc"] differ.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest("hex");
}

/**
 * The kept result of an earlier call with this key, otherwise the result of `make`, which is kept. A damaged file counts
 * as missing.
 * @template Result
 * @param {string} key see `keyOf`
 * @param {() => Promise<Result>} make returns strings, buffers, or plain objects of them
 * @returns {Promise<Result>}
 */
export async function kept(key, make, folder = keptFolder) {
  const file = join(folder, key);
  const found = await readFile(file).catch(() => undefined);
  if (found && checksum(found.subarray(CHECKSUM_BYTES)).equals(found.subarray(0, CHECKSUM_BYTES))) {
    const now = new Date();
    // `prune` removes the files that were used longest ago. Another build may have removed this one just now.
    await utimes(file, now, now).catch(() => {});
    return deserialize(found.subarray(CHECKSUM_BYTES));
  }
  const result = await make();
  const content = serialize(result);
  await mkdir(folder, { recursive: true });
  // Under another name first: another build must not read half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.concat([checksum(content), content]));
  await rename(unfinished, file);
  return result;
}

/** @param {Buffer} content */
const checksum = (content) => createHash("sha256").update(content).digest();

/**
 * The files to remove so that the others, which were used last, have at most `mostBytes` together.
 * @param {{ name: string, bytes: number, used: number }[]} files `used` in ms
 * @param {number} mostBytes
 * @returns {string[]} names
 */
export function longestUnused(files, mostBytes) {
  let total = 0;
  return files
    .toSorted((a, b) => b.used - a.used)
    .filter(({ bytes }) => (total += bytes) > mostBytes)
    .map(({ name }) => name);
}

/** Removes the results that builds have not used for longest, when all together are too large. */
export async function pruneKept(folder = keptFolder, mostBytes = MOST_BYTES) {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found ? [{ name, bytes: found.size, used: found.mtimeMs }] : [];
    }),
  );
  await Promise.all(longestUnused(files.flat(), mostBytes).map((name) => rm(join(folder, name), { force: true })));
}
