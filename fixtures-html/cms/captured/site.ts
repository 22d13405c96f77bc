import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryPath } from "../repository-path.ts";

/** Content of a capture's `site.json`: which response belongs to which URL. */
export interface CapturedSite {
  /** Describes the kind of site and the markup that the capture covers. */
  about: string;
  /**
   * Content security policy. `{{nonce}}` in it and in the pages becomes the nonce of the response. When missing, no
   * policy is sent.
   */
  policy?: string;
  /** Redirect target of `/` when no answer matches it. */
  start?: string;
  /**
   * The first answer that matches a request is given. Without a match, other GET requests get files of
   * the folder, and the rest is answered with 404.
   */
  answers: Answer[];
}

export interface Answer {
  /**
   * Path below the capture and the query parameters that a request must have. A method other than GET precedes it:
   * `POST /path`.
   */
  at: string;
  /** Text that the request's body must contain. */
  sent?: string;
  status?: number;
  /** Name of a page file in the folder. */
  file?: string;
  json?: unknown;
  /** Redirect target: a path below the capture. */
  redirect?: string;
}

/** Contains one folder for each capture. */
export const capturesFolder = repositoryPath("fixtures-html/captured");

/** Reads a capture's `site.json` each time, so that an edit shows on reload. Null when the folder is not a capture. */
export function readSite(folder: string): CapturedSite | null {
  try {
    return JSON.parse(readFileSync(join(folder, "site.json"), "utf8")) as CapturedSite;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Replaces the placeholders in a captured page: `{{nonce}}`, `{{origin}}` and a one-time `{{token}}` differ for each
 * response. `{{open}}` becomes `{{`, for a page that contains such a placeholder as text.
 */
export const fillPlaceholders = (html: string, own: Record<"nonce" | "origin" | "token", string>): string =>
  html.replace(/\{\{(nonce|origin|token|open)\}\}/g, (_, name: string) =>
    name === "open" ? "{{" : own[name as keyof typeof own],
  );

/** Finds the answer to a request; `address` is its path and query below the capture. */
export function findAnswer(
  { answers }: CapturedSite,
  method: string,
  address: string,
  body: string,
): Answer | undefined {
  const requested = new URL(address, "http://captured/");
  return answers.find(({ at, sent }) => {
    if (sent !== undefined && !body.includes(sent)) return false;
    const [expectedMethod, path] = at.includes(" ") ? (at.split(" ") as [string, string]) : (["GET", at] as const);
    const expected = new URL(path, "http://captured/");
    return (
      expectedMethod === method &&
      expected.pathname === requested.pathname &&
      [...expected.searchParams].every(([name, value]) => requested.searchParams.get(name) === value)
    );
  });
}
