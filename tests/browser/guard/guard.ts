/** Watches for one kind of fault during a test. */
export interface Guard {
  /** Faults and unused allowances, one sentence each. */
  findings(): string[];
}
