/** As long as the shell waits for the code of an island. */
const TIME_LIMIT = 120_000;

/** A library that comes when it is needed, by `() => import("x")`. Rejects with an error of the name `chunk load failed` when it does not come in 120 s, or at all. ERR-05 */
export async function loadLibrary<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIME_LIMIT / 1000} s`)), TIME_LIMIT);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    // The cause has the address, in every browser's own words.
    throw Object.assign(new Error(`library, ${name}: ${(cause as Error).message}`, { cause }), { name: "chunk load failed" });
  } finally {
    clearTimeout(timer!);
  }
}
