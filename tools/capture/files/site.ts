// The type of `site.json`, which the stand-in server and the tests read.

export interface Site {
  about: string;
  policy?: string;
  /** The path of the captured page. */
  start: string;
  answers: SiteAnswer[];
}

export interface SiteAnswer {
  at: string;
  file?: string;
  status?: number;
  redirect?: string;
}

/** Sorts answers with more query parameters first, because the server uses the first match. */
export const sortAnswers = (answers: readonly SiteAnswer[]): SiteAnswer[] =>
  answers.toSorted((a, b) => parameters(b) - parameters(a));

const parameters = ({ at }: SiteAnswer): number => [...new URL(`http://captured.invalid${at}`).searchParams].length;
