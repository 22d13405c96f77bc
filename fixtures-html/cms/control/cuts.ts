import { ReadableStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";
import type { Request } from "../env.ts";
import type { Gates } from "./gates.ts";

/** A place in a response at which the server waits. */
export interface Cut {
  /** The place is before this text, after the place of the cut before. */
  before?: string;
  /** The place as a number of bytes from the start. */
  at?: number;
  /** Waits until the test opens the gate of this name. Without one, for at least one frame. */
  gate?: string;
  /** Breaks the connection there. */
  breaks?: boolean;
}

/** Milliseconds: long enough for at least one frame. */
const PAUSE_MS = 80;
/** Milliseconds in which the client gets what was sent before the connection breaks. */
const FLUSH_MS = 20;

/** Encodings of Node with the names that browsers know them by. */
const charsets = { utf8: "utf-8", latin1: "windows-1252", utf16le: "utf-16le" };

export type Encoding = keyof typeof charsets;

/** Streams the answer of `c` in this encoding, in pieces that end at `cuts`. */
export async function withCuts(
  c: Request,
  cuts: Cut[],
  gates: Pick<Gates, "wait">,
  encoding: Encoding = "utf8",
): Promise<Response> {
  const bytes = Buffer.from(await c.res.text(), encoding);
  const { socket } = c.env.incoming;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let from = 0;
    for (const { before, at, gate, breaks } of cuts) {
      const place = before === undefined ? at! : bytes.indexOf(before, from, encoding);
      if (place < 0) throw new Error(`a cut expects a text of the response, got "${before}".`);
      yield bytes.subarray(from, place);
      await (gate ? gates.wait(gate) : wait(breaks ? FLUSH_MS : PAUSE_MS));
      if (breaks) return void socket.destroy();
      from = place;
    }
    yield bytes.subarray(from);
  }
  const { status, headers } = c.res;
  if (encoding !== "utf8") headers.set("Content-Type", `text/html; charset=${charsets[encoding]}`);
  return new Response(ReadableStream.from(pieces()) as BodyInit, { status, headers });
}
