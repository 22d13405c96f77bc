import type { Host, Page } from "./page/page.ts";
import type { Range } from "./page/range.ts";
import type { Element } from "./page/tree.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Severity = "error" | "warning";

/** What there is to know of a rule: for its page, for `--explain`, for SARIF. */
export interface RuleMeta {
  /** Stands in messages and opt-outs, and never changes. */
  code: string;
  severity: Severity;
  /** What is wrong, in one line. */
  summary: string;
  /** What comes of it on a page, when it is not reported, and what to do. */
  why: string;
  /** Markup that it reports, and the same as it should be. */
  wrong: string;
  right: string;
}

export interface Rule {
  meta: RuleMeta;
  /** Called for each element of an island that there is. */
  host?(host: Host, context: Context): void;
  /** Called for each element of the page. */
  element?(element: Element, context: Context): void;
  /** Called once. */
  page?(context: Context): void;
}

export interface Context {
  page: Page;
  vocabulary: Vocabulary;
  /** Beginnings of attributes that are the site's own. */
  foreign: readonly string[];
  report(problem: Problem): void;
}

/** What a rule has found. */
export interface Problem {
  /** What is marked in an editor. */
  at: Range;
  /** The element that it is of, if any: an opt-out above its tag holds for all of it. */
  element?: Element;
  /** What was expected, what was found, what to do. */
  message: string;
  suggestion?: Suggestion;
}

export interface Suggestion {
  /** Such as `Did you mean data-min?` */
  message: string;
  /** What to put in the place of what. */
  fix: Range & { text: string };
}
