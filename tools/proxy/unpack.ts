import type { IncomingMessage } from "node:http";
import { pipeline, Readable, type Transform } from "node:stream";
import zlib from "node:zlib";

/** Node has zstd from 22.15 on. */
const { createZstdDecompress } = zlib as { createZstdDecompress?: () => Transform };

const unpackers: Record<string, (first: number) => Transform> = {
  gzip: () => zlib.createGunzip(),
  "x-gzip": () => zlib.createGunzip(),
  br: () => zlib.createBrotliDecompress(),
  // Some servers leave out the two bytes before it.
  deflate: (first) => ((first & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw()),
  ...(createZstdDecompress && { zstd: () => createZstdDecompress() }),
};

/** The packings that can be undone. */
export const encodings = ["identity", ...Object.keys(unpackers)];

/** How the answer is packed, the last packing first. */
export const packingOf = ({ headers }: IncomingMessage): string[] =>
  (headers["content-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && name !== "identity")
    .toReversed();

/** The body of an answer without its packing; what is wrong with it is an error of the stream. */
export async function unpacked(answer: IncomingMessage): Promise<Readable> {
  let body: Readable = answer;
  for (const name of packingOf(answer)) {
    const first = await firstByte(body);
    // Nothing, which is no packing of nothing, but browsers take it.
    if (first === undefined) return Readable.from([]);
    body = pipeline(body, unpackers[name]!(first), () => {});
  }
  return body;
}

/** Looks at it, and puts it back; undefined when there is none. */
function firstByte(stream: Readable): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const chunk = stream.read() as Buffer | null;
      if (chunk === null) return void stream.once("readable", look);
      stream.unshift(chunk);
      resolve(chunk[0]!);
    };
    stream.once("error", reject);
    stream.once("end", () => resolve(undefined));
    look();
  });
}

/**
 * Reads `stream` until its end, or until it has more than `limit` bytes: then the rest is still to be had from it. `giveUp` is
 * called when nothing comes for `patience` milliseconds, and is to end the stream.
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
