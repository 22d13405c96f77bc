import { ReadableStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds: long enough for at least one frame. */
const PAUSE_MS = 80;

/** Streams `answer` with a pause before each text of `before`. The texts must occur in this order. */
export async function withPauses(answer: Response, before: string[]): Promise<Response> {
  const text = await answer.text();
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let from = 0;
    for (const start of before) {
      const at = text.indexOf(start, from);
      if (at < 0) throw new Error(`pauseBefore expects a text of the response, got "${start}".`);
      yield Buffer.from(text.slice(from, at));
      await wait(PAUSE_MS);
      from = at;
    }
    yield Buffer.from(text.slice(from));
  }
  const { status, headers } = answer;
  return new Response(ReadableStream.from(pieces()) as BodyInit, { status, headers });
}
