/** One thing that must not happen during a test. */
export interface Guard {
  /** What happened all the same, a sentence each; and what the test allowed for nothing. */
  findings(): string[];
}
