import type { Host, Page } from "./page/page.ts";
import type { Range } from "./page/range.ts";
import type { Element } from "./page/tree.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Severity = "error" | "warning";

/** The documentation of a rule, for its reference page, `--explain` and SARIF. */
export interface RuleMeta {
  /** The stable name of the rule in messages and opt-outs. */
  code: string;
  severity: Severity;
  /** The mistake, in one line. */
  summary: string;
  /** The effect of the mistake on a page, when it is not reported, and what to do. */
  why: string;
  /** Markup that the rule reports, and the corrected markup. */
  wrong: string;
  right: string;
}

export interface Rule {
  meta: RuleMeta;
  /** Called for each element with an existing island. */
  host?(host: Host, context: Context): void;
  /** Called for each element of the page. */
  element?(element: Element, context: Context): void;
  /** Called once. */
  page?(context: Context): void;
}

export interface Context {
  page: Page;
  vocabulary: Vocabulary;
  /** Prefixes of the site's own attributes. */
  foreign: readonly string[];
  report(problem: Problem): void;
}

/** A problem that a rule reports. */
export interface Problem {
  /** The range that an editor underlines. */
  at: Range;
  /** The element of the problem: an opt-out above its tag then applies to it too. */
  element?: Element;
  /** The message: the expectation, the value found, the remedy. */
  message: string;
  suggestion?: Suggestion;
}

export interface Suggestion {
  /** For example `Did you mean data-min?` */
  message: string;
  /** The range to replace and its new text. */
  fix: Range & { text: string };
}
