// Texts that say their key, without its group, and their values.
const t = (key: string, ...values: unknown[]): string => [key.split(".")[1], ...values].join(" ");

export const texts = (): typeof t => t;
export const readyTexts = (): typeof t => t;
export const subscribe = () => () => {};
export const withTexts = (show: (translate: typeof t) => void): (() => void) => (show(t), () => {});
