/** A query is a list of steps. The first step searches the document; each next one searches or filters the result. */
export type Step =
  | { css: string }
  /** The accessible name: the whole of it, or a part when `part` is set. */
  | { role: string; name?: string; part?: boolean }
  /** Elements whose visible text contains this. */
  | { containing: string }
  /** The element at this index among the visible ones; -1 is the last. */
  | { nth: number };

/** A query in words, for messages. */
export const describe = (steps: Step[]): string =>
  steps
    .map((step) => {
      if ("css" in step) return step.css;
      if ("role" in step) return step.name === undefined ? step.role : `${step.role} "${step.name}"`;
      if ("containing" in step) return `containing "${step.containing}"`;
      return `number ${step.nth}`;
    })
    .join(" > ");
