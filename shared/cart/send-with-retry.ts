/** Milliseconds before a call is retried after a connection failure. */
const RETRY_DELAY_MS = 1_000;

/** Milliseconds for both attempts together. */
export const SAVE_TIMEOUT_MS = 10_000;

/** Sends values to the server within `timeLimit` milliseconds. */
export type Send = (timeLimit: number) => Promise<unknown>;

/**
 * Calls `send`, and once more after a connection failure if it `isRepeatable`. A call made offline never left the
 * browser, so it is always repeated, once `whenOnline` resolves.
 */
export async function sendWithRetry(send: Send, isRepeatable: boolean, whenOnline: () => Promise<void>): Promise<void> {
  const start = Date.now();
  const wasOnline = navigator.onLine;
  try {
    await send(SAVE_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof TypeError) || (wasOnline && !isRepeatable)) throw error;
    const isOffline = !navigator.onLine;
    await (isOffline ? whenOnline() : new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)));
    await send(isOffline ? SAVE_TIMEOUT_MS : Math.max(RETRY_DELAY_MS, SAVE_TIMEOUT_MS - (Date.now() - start)));
  }
}
