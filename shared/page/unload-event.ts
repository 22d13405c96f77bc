/** The event that asks the page whether the visitor may leave it. */
export interface UnloadEvent extends BeforeUnloadEvent {
  /** On a visit in place. */
  isVisit?: boolean;
  /** On a reload that gives the visitor back what was typed. */
  isInputKept?: boolean;
}
