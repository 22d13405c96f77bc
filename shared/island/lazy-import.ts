import { unlessLeft } from "../page/departure.ts";

/** Milliseconds; the same limit as the shell's for the code of an island. */
const TIME_LIMIT_MS = 120_000;

/**
 * Loads a library, or a part of an island, by `() => import("x")`. Rejects with an error named `chunk load failed` when
 * the import fails or takes longer than 120 s. The error has `type` "part", and `url` when the browser reports it.
 * ERR-05
 */
export async function lazyImport<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIME_LIMIT_MS / 1000} s`)), TIME_LIMIT_MS);
  });
  try {
    return await unlessLeft(() => Promise.race([load(), limit]));
  } catch (cause) {
    const { message } = cause as Error;
    // Most browsers put the URL into the error message.
    const url = /https?:\S+/.exec(message)?.[0] ?? "";
    throw Object.assign(new Error(`part, ${name}: ${message}`, { cause }), {
      name: "chunk load failed",
      type: "part",
      url,
    });
  } finally {
    clearTimeout(timer!);
  }
}
