import type { IncomingMessage, ServerResponse } from "node:http";
import type { Addresses } from "./addresses.ts";
import type { Note } from "./notes.ts";
import type { CompiledRules } from "./rules.ts";

/** A request of the browser, and what is known as it is answered. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  rules: CompiledRules;
  /** Of the rewriting: a page of another version is another page. */
  version: string;
  map: Addresses;
  /** Folder of the proxy's own files. */
  folder: string;
  limits: Limits;
  /** Says something of this page to the author. */
  tell(...notes: Note[]): void;
}

export interface Limits {
  /** How long the site may say nothing, in milliseconds. */
  patience: number;
  /** The largest page that is rewritten, in bytes. */
  page: number;
}

/** Whether the browser is about to show what comes as a page, or the shell is. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  const destination = headers["sec-fetch-dest"];
  return destination === undefined || destination === "empty"
    ? /text\/html/.test(headers.accept ?? "")
    : ["document", "iframe", "frame"].includes(String(destination));
}
