/** High on purpose: it only stops a test that hangs. */
const TIMEOUT_MS = 10_000;
const INTERVAL_MS = 20;

/**
 * Reads until the value is accepted, and returns the last value. A page that is being replaced cannot be read; it is
 * read again.
 */
export async function eventually<T>(
  read: () => Promise<T>,
  accept: (value: T) => boolean,
): Promise<{ accepted: boolean; value?: T; error?: unknown }> {
  const deadline = Date.now() + TIMEOUT_MS;
  let last: { value?: T; error?: unknown } = {};
  do {
    try {
      const value = await read();
      if (accept(value)) return { accepted: true, value };
      last = { value };
    } catch (error) {
      last = { error };
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  } while (Date.now() < deadline);
  return { accepted: false, ...last };
}
