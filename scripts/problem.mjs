/** Something a person can mend: it is shown as its sentence, without a stack. */
export class Problem extends Error {
  expected = true;
}

/**
 * Runs a script's main function. What is `expected`, such as a `Problem`, ends it with the sentence, anything else with its stack; both with code 1.
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
