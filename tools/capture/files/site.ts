// `site.json` of a capture, as the stand-in and the tests read it.

export interface Site {
  about: string;
  policy?: string;
  /** The page that was captured. */
  start: string;
  answers: SiteAnswer[];
}

export interface SiteAnswer {
  at: string;
  file?: string;
  status?: number;
  redirect?: string;
}

/** The more an answer asks for, the earlier it stands: the first that fits is given. */
export const inOrder = (answers: readonly SiteAnswer[]): SiteAnswer[] =>
  answers.toSorted((a, b) => parameters(b) - parameters(a));

const parameters = ({ at }: SiteAnswer): number => [...new URL(`http://captured.invalid${at}`).searchParams].length;
