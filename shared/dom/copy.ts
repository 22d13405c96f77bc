/** Copies `text` to the clipboard. Rejects where the browser refuses it. */
export const copy = (text: string): Promise<void> =>
  // Without HTTPS `navigator.clipboard` is undefined.
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard")));
