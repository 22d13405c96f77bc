/** Resolves with `code`; rejects when it fails to load, or after `limit` milliseconds. */
export const inTime = <Code>(code: Promise<Code>, limit: number): Promise<Code> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(reject, limit);
    void code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
