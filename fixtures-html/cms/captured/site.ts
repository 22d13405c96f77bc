import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inRepository } from "../in-repository.ts";

/** What stands at which address of a capture: its `site.json`. */
export interface CapturedSite {
  /** The template generation that it is in the style of. */
  about: string;
  /** Content security policy; `{{nonce}}` in it and in its pages is the nonce of the answer. Without one there is no policy. */
  policy?: string;
  /** Where who asks for `/` is sent when no answer is for that. */
  start?: string;
  /** The first that fits the request is given. Whatever else is asked for is a file of the folder. */
  answers: Answer[];
}

export interface Answer {
  /** Path below the capture, and those parameters that the query must have; `POST ` before it for another method than GET. */
  at: string;
  /** What the body must contain. */
  sent?: string;
  status?: number;
  /** A page of the folder. */
  file?: string;
  json?: unknown;
  /** Another address of the capture. */
  redirect?: string;
}

/** Holds a folder for each capture. */
export const capturesFolder = inRepository("fixtures-html/captured");

/** Read anew each time, so that what one edits is seen at the next load. Null when the folder is no capture. */
export function readSite(folder: string): CapturedSite | null {
  try {
    return JSON.parse(readFileSync(join(folder, "site.json"), "utf8")) as CapturedSite;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * A page as it stands on disk, with what each answer has of its own: `{{nonce}}`, `{{origin}}` and a one-time `{{token}}`. `{{open}}` is `{{`, for a page
 * that says such a word itself.
 */
export const filledIn = (html: string, own: Record<"nonce" | "origin" | "token", string>): string =>
  html.replace(/\{\{(nonce|origin|token|open)\}\}/g, (_, name: string) =>
    name === "open" ? "{{" : own[name as keyof typeof own],
  );

/** The answer for a request; `address` is its path and query below the capture. */
export function answerOf({ answers }: CapturedSite, method: string, address: string, body: string): Answer | undefined {
  const asked = new URL(address, "http://captured/");
  return answers.find(({ at, sent }) => {
    if (sent !== undefined && !body.includes(sent)) return false;
    const [wantedMethod, path] = at.includes(" ") ? (at.split(" ") as [string, string]) : (["GET", at] as const);
    const wanted = new URL(path, "http://captured/");
    return (
      wantedMethod === method &&
      wanted.pathname === asked.pathname &&
      [...wanted.searchParams].every(([name, value]) => asked.searchParams.get(name) === value)
    );
  });
}
