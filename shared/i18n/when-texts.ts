import { type Translate, withTexts } from "./texts.ts";

/** Resolves with the texts as soon as there are any: for what is said once. */
export const whenTexts = (): Promise<Translate> =>
  new Promise((resolve) => {
    const stop = withTexts((t) => {
      resolve(t);
      queueMicrotask(() => stop());
    });
  });
