/** An error that the user can fix: only its message is printed, without a stack. */
export class Problem extends Error {
  expected = true;
}

/**
 * Runs a script's main function. Any error ends the process with code 1. An `expected` error, such as a `Problem`,
 * prints its message; other errors print their stack.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error?.expected ? error.message : error);
    process.exit(1);
  }
}
