// Texts that say their key and values; a test may change them.
type Translate = (key: string, ...values: unknown[]) => string;

export const texts = { change: (_t: Translate): void => {} };
export const withTexts = (use: typeof texts.change): (() => void) => {
  texts.change = use;
  use((key, ...values) => [key, ...values].join(" "));
  return () => {};
};
