import { type Translate, withTexts } from "./texts.ts";

/** Resolves with the texts once they are loaded, for one-time messages. */
export const whenTexts = (): Promise<Translate> =>
  new Promise((resolve) => {
    const stop = withTexts((t) => {
      resolve(t);
      queueMicrotask(() => stop());
    });
  });
