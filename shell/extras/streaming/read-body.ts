/** Reads the text of a response while it arrives. */

/** The text of a response that is arriving. */
export interface ArrivingText {
  /** All of it that has arrived. */
  all: string;
  /** Whether nothing more will come: it is whole, or the connection broke. */
  isEnded: boolean;
  /** Resolves when it is whole. Rejects when the connection breaks. */
  ended: Promise<void>;
  /** Resolves when more has arrived, or the end. For one caller at a time, and not after the end. */
  more(): Promise<void>;
}

/** Makes the decoder for a page that starts with these bytes; undefined when more of them are needed. */
export type ChooseDecoder = (start: Uint8Array, isEnd: boolean) => TextDecoder | undefined;

export function readBody(body: ReadableStream<Uint8Array>, chooseDecoder: ChooseDecoder): ArrivingText {
  const reader = body.getReader();
  let wake: (() => void) | undefined;
  const text: ArrivingText = {
    all: "",
    isEnded: false,
    ended: read().finally(() => {
      text.isEnded = true;
      wake?.();
    }),
    more: () => new Promise((resolve) => (wake = resolve)),
  };
  // A caller that awaits it gets the error; without one the browser must not report it.
  text.ended.catch(() => {});
  return text;

  async function read(): Promise<void> {
    let start = new Uint8Array();
    let decoder: TextDecoder | undefined;
    for (;;) {
      const { value, done } = await reader.read();
      let bytes = value;
      if (!decoder) {
        start = bytes = new Uint8Array([...start, ...(value ?? [])]);
        decoder = chooseDecoder(start, done);
        if (!decoder) continue;
      }
      text.all += decoder.decode(bytes, { stream: !done });
      if (done) return;
      wake?.();
    }
  }
}
