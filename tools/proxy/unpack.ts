import type { IncomingMessage } from "node:http";
import { pipeline, Readable, type Transform } from "node:stream";
import zlib from "node:zlib";

/** Undefined before Node 22.15. */
const { createZstdDecompress } = zlib as { createZstdDecompress?: () => Transform };

const unpackers: Record<string, (first: number) => Transform> = {
  gzip: () => zlib.createGunzip(),
  "x-gzip": () => zlib.createGunzip(),
  br: () => zlib.createBrotliDecompress(),
  // Some servers omit the two bytes of the zlib header.
  deflate: (first) => ((first & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw()),
  ...(createZstdDecompress && { zstd: () => createZstdDecompress() }),
};

/** The content encodings that the proxy can decode. */
export const encodings = ["identity", ...Object.keys(unpackers)];

/** The content encodings of the answer, the last applied first. */
export const packingOf = ({ headers }: IncomingMessage): string[] =>
  (headers["content-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && name !== "identity")
    .toReversed();

/** The decoded body of an answer. Invalid data is an error of the stream. */
export async function unpacked(answer: IncomingMessage): Promise<Readable> {
  let body: Readable = answer;
  for (const name of packingOf(answer)) {
    const first = await firstByte(body);
    // An empty body is invalid in every encoding, but browsers accept it.
    if (first === undefined) return Readable.from([]);
    body = pipeline(body, unpackers[name]!(first), () => {});
  }
  return body;
}

/** Peeks at the first byte; undefined for an empty stream. */
function firstByte(stream: Readable): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const peek = (): void => {
      const chunk = stream.read() as Buffer | null;
      if (chunk === null) return void stream.once("readable", peek);
      stream.unshift(chunk);
      resolve(chunk[0]!);
    };
    stream.once("error", reject);
    stream.once("end", () => resolve(undefined));
    peek();
  });
}

/**
 * Reads `stream` to its end, or until it has more than `limit` bytes; the stream then still has the remaining data.
 * @param giveUp called after `patience` milliseconds without data; must end the stream
 */
export async function readUpTo(
  stream: Readable,
  { limit, patience, giveUp }: { limit: number; patience: number; giveUp(): void },
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  const timer = setTimeout(giveUp, patience);
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      timer.refresh();
      chunks.push(chunk);
      length += chunk.length;
      if (length > limit) return { bytes: Buffer.concat(chunks), isWhole: false };
    }
    return { bytes: Buffer.concat(chunks), isWhole: true };
  } finally {
    clearTimeout(timer);
  }
}
