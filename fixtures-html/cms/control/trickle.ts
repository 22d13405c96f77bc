import { ReadableStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds: time for a frame or more. */
const PAUSE = 80;

/** `answer` with a pause before each of these texts, which are found in this order. */
export async function trickle(answer: Response, before: string[]): Promise<Response> {
  const text = await answer.text();
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let from = 0;
    for (const start of before) {
      const at = text.indexOf(start, from);
      if (at < 0) throw new Error(`nothing to pause before: ${start}`);
      yield Buffer.from(text.slice(from, at));
      await wait(PAUSE);
      from = at;
    }
    yield Buffer.from(text.slice(from));
  }
  const { status, headers } = answer;
  return new Response(ReadableStream.from(pieces()) as BodyInit, { status, headers });
}
