// Stands in for `call` of shared/http/call.ts. The test answers each call.

export interface HeldCalls {
  paths: string[];
  /** Functions that answer the calls, in order. */
  answers: { resolve(answer: unknown): void; reject(error: unknown): void }[];
}

/** A function like `call` that records its calls in `held`. */
export const holdCalls =
  (held: HeldCalls) =>
  (path: string, { signal }: { signal: AbortSignal }): Promise<unknown> => {
    held.paths.push(path);
    return new Promise((resolve, reject) => {
      held.answers.push({ resolve, reject });
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
  };
