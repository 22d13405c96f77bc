/** An error that the user can fix: only its message is printed, without a stack. */
export class Problem extends Error {
  expected = true;
}

/** Prints the message of an `expected` error, such as a `Problem`, and the stack of others. @param {unknown} error */
export function printError(error) {
  console.error(error instanceof Error && "expected" in error && error.expected ? error.message : error);
}

/**
 * Runs a script's main function. Any error is printed and ends the process with code 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}
