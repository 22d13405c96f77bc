/** As long as the shell waits for the code of an island. */
const TIME_LIMIT = 120_000;

/**
 * A library, or a part of an island, that comes when it is needed, by `() => import("x")`. Rejects with an error of the name `chunk load
 * failed` when it does not come in 120 s, or at all; with `type` "part", and the `url` where the browser tells it. ERR-05
 */
export async function loadLater<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIME_LIMIT / 1000} s`)), TIME_LIMIT);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    const { message } = cause as Error;
    // Most browsers name the address in their own words.
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
