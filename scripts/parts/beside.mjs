/**
 * How a part runs: beside another part it takes only the processor time that is left, and keeps what it has to print.
 * @typedef {{ isLow: boolean, print: (text: string) => void }} Beside
 */

/** A part that runs alone. @type {Beside} */
export const atOnce = { isLow: false, print: (text) => console.log(text) };

/**
 * Starts `part` beside others. `ended` resolves when it has ended, also by an error; `result` prints its output then, and
 * resolves with its result.
 * @template T
 * @param {(beside: Beside) => Promise<T>} part
 * @returns {{ ended: Promise<unknown>, result: () => Promise<T> }}
 */
export function startBeside(part) {
  /** @type {string[]} */
  const output = [];
  const running = part({ isLow: true, print: (text) => output.push(text) });
  const ended = running.catch(() => {});
  const result = async () => {
    await ended;
    for (const text of output) console.log(text);
    return running;
  };
  return { ended, result };
}
