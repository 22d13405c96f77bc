// Moves the source maps into maps/, and writes a .br and a .gz file beside each built file.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { kept, keyOf } from "./kept.mjs";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Moves all source maps into maps/, so that a site can leave them out. @param {string} outdir */
export async function moveMaps(outdir) {
  const names = (await readdir(outdir, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  await mkdir(join(outdir, "maps"));
  for (const map of names.filter((name) => name.endsWith(".map")))
    await rename(join(outdir, map), join(outdir, "maps", basename(map)));
}

/** The paths of all scripts, styles, maps and texts in `outdir`, in order. @param {string} outdir */
export async function listFiles(outdir) {
  return (await readdir(outdir, { recursive: true }))
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(js|css|map|json)$/.test(name))
    .sort();
}

/**
 * Compresses all files of `outdir`.
 * @param {string} outdir
 * @returns {Promise<Record<string, { raw: number, gzip: number, brotli: number, integrity: string }>>} sizes in bytes,
 *   by path
 */
export async function compressAll(outdir) {
  const entries = await Promise.all(
    (await listFiles(outdir)).map(async (name) => {
      const content = await readFile(join(outdir, name));
      const { br, gz } = await compressed(content, name.endsWith(".map") ? 5 : 11);
      await Promise.all([writeFile(join(outdir, `${name}.br`), br), writeFile(join(outdir, `${name}.gz`), gz)]);
      const integrity = `sha384-${createHash("sha384").update(content).digest("base64")}`;
      return [name, { raw: content.length, gzip: gz.length, brotli: br.length, integrity }];
    }),
  );
  return Object.fromEntries(entries);
}

/** The compressed copies of a file. @param {Buffer} content @param {number} quality of brotli */
const compressed = (content, quality) =>
  kept(keyOf(["compressed", libraries, String(quality), content]), async () => {
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
      gzip(content, { level: 9 }),
    ]);
    return { br, gz };
  });

/** Other versions may write other bytes. */
const libraries = `brotli ${process.versions.brotli}, zlib ${process.versions.zlib}`;
