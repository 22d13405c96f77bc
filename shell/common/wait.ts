/** Resolves with undefined after some time. */
export const wait = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
